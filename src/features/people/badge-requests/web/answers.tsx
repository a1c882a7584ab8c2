import type { BadgeRequestQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { inputTypeName } from '../../badges/web/public.ts'
import { Gallery } from '../../../records/media/web/public.ts'
import './badge-requests.css'

type Form = BadgeRequestQuery['getRequestBadge']['requestForms'][number]

interface Props {
  readonly forms: readonly Form[]
  /** Asks for the request again if its links are old. */
  readonly renew: () => Promise<unknown>
}

/** A person's answers, with the forms as they were at the time of the request. */
export function Answers({ forms, renew }: Props) {
  return (
    <section className="badge-requests-answers">
      <h2>{m.badge_requests_answers()}</h2>
      {forms.length === 0 ? (
        <p>{m.badge_requests_no_forms()}</p>
      ) : (
        <dl>
          {forms.map((form) => (
            <div key={form.position}>
              <dt>
                <span className="badge-requests-form">{form.detail}</span> <small>({natureOf(form)})</small>
              </dt>
              <dd>
                {form.media ? (
                  <Gallery medias={[form.media]} renew={renew} />
                ) : (
                  (form.text ?? m.badge_requests_no_answer())
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const natureOf = ({ inputType, required }: Form) =>
  [inputTypeName(inputType), ...(required ? [] : [m.badge_requests_optional()])].join(', ')
