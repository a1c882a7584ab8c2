import { Button } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { Thumbnail } from '../../../records/media/web/public.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import type { CaseMember, FullCase } from './desk-queries.ts'
import { kindName, titleOf } from './desk-texts.ts'
import type { Desk } from './use-desk.ts'
import { whatDiffers } from './what-differs.ts'

interface Props {
  readonly openCase: FullCase
  /** The record that is shown in full; the others are compared with it. */
  readonly chosen: CaseMember | undefined
  readonly covered: boolean
  readonly renew: () => Promise<unknown>
  readonly onChoose: (index: number) => void
  readonly desk: Desk
}

/** The records that are decided together, with what tells them apart. */
export function NearDuplicates({ openCase, chosen, covered, renew, onChoose, desk }: Props) {
  const { members, totalMembers, state, aboutMe } = openCase
  const pictures = members.some(({ medias }) => medias.length > 0)
  return (
    // A picture that cannot be loaded may have an expired link.
    <section
      className="desk-members"
      aria-label={m.desk_near_duplicates()}
      onErrorCapture={() => void renew().catch(() => undefined)}
    >
      <h3>{m.desk_near_duplicates_of({ count: formatNumber(totalMembers) })}</h3>
      <ul>
        {members.map((other, index) => (
          <li key={other._id} aria-current={other._id === chosen?._id ? 'true' : undefined}>
            <button type="button" className="desk-member" onClick={() => onChoose(index)}>
              {pictures && (
                <span className={covered ? 'desk-covered' : undefined}>
                  <Thumbnail media={other.medias[0] && { ...other.medias[0], covered: false }} />
                </span>
              )}
              <Duplicate of={other} chosen={chosen} />
            </button>
            {state === 'OPEN' && !aboutMe && (
              <Button
                size="small"
                aria-label={m.desk_take_out_of({ title: titleOf(other) })}
                onClick={() => desk.takeOut(other)}
              >
                {m.desk_take_out()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Duplicate({ of: other, chosen }: { readonly of: CaseMember; readonly chosen: CaseMember | undefined }) {
  const { model, author, termStatus, createdAt } = other
  return (
    <span>
      <strong>{titleOf(other)}</strong>
      <small>
        {kindName(model)} · {author?.fullName ?? m.desk_no_author()} · {reportsOf(other)}
      </small>
      <span className="desk-byline">
        <StatusMark status={termStatus} />
        <Moment at={createdAt} />
      </span>
      {chosen && chosen._id !== other._id && <small>{differenceOf(other, chosen)}</small>}
    </span>
  )
}

const reportsOf = ({ openReports, totalReports }: CaseMember) =>
  openReports === totalReports
    ? m.desk_open_reports({ count: formatNumber(openReports) })
    : m.desk_open_reports_of({ count: formatNumber(openReports), total: formatNumber(totalReports) })

const wordsOf = ({ title, text }: CaseMember) => (text.startsWith(title.replace(/…$/, '')) ? text : `${title} ${text}`)

function differenceOf(other: CaseMember, chosen: CaseMember): string {
  const { more, less } = whatDiffers(wordsOf(other), wordsOf(chosen))
  if (!more && !less) return m.desk_differs_same()
  return [more && m.desk_differs_more({ words: more }), less && m.desk_differs_less({ words: less })]
    .filter(Boolean)
    .join(' · ')
}
