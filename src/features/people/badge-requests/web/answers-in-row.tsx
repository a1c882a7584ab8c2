import type { BadgeRequestRowFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Thumbnail } from '../../../records/media/web/public.ts'
import './badge-requests.css'

/** The beginning of a person's answers, and the pictures that they sent: most requests are decided by these. */
export function AnswersInRow({ forms }: { readonly forms: BadgeRequestRowFragment['requestForms'] }) {
  const texts = forms.flatMap(({ text }) => text ?? [])
  const pictures = forms.filter(({ media }) => media)
  if (texts.length + pictures.length === 0) return <small>{m.badge_requests_no_answer()}</small>
  return (
    <span className="badge-requests-row">
      {pictures.map(({ position, media }) => (
        <Thumbnail key={position} media={media} alt={m.badge_requests_picture()} />
      ))}
      <span className="badge-requests-texts">{texts.join(' · ')}</span>
    </span>
  )
}
