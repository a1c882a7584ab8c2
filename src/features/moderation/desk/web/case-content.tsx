import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { type CSSProperties, Suspense, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { withFreshLinks } from '../../../../platform/web/requests/fresh-links.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { Gallery } from '../../../records/media/web/public.ts'
import { PageLink } from '../../../content/pages/web/public.ts'
import { CreatorLink } from '../../../records/persons/web/public.ts'
import { ReportsOf } from '../../reports/web/public.ts'
import { kindInAddress } from '../../reports/report.values.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { CaseContext } from './case-context.tsx'
import { type CaseMember, caseQuery, type FullCase } from './desk-queries.ts'
import { kindName, titleOf } from './desk-texts.ts'
import { Key } from './key.tsx'
import { NearDuplicates } from './near-duplicates.tsx'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly openCase: FullCase
  /** The record that is shown in full. */
  readonly member: CaseMember | undefined
  readonly covered: boolean
  /** Undefined when no report says that pictures should be covered. */
  readonly onCover: (() => void) | undefined
  readonly onChoose: (index: number) => void
  readonly desk: Desk
}

/**
 * The content of the reported record, shown according to its kind, and the near duplicates that are decided with it.
 */
export function CaseContent({ openCase, member, covered, onCover, onChoose, desk }: Props) {
  const renew = () => withFreshLinks(caseQuery(openCase._id))
  return (
    <>
      {member && (
        <Member member={member} renew={renew} heading={titleOf(openCase.lead)} covered={covered} onCover={onCover} />
      )}
      {member && (
        <Suspense>
          <ReportsOf model={member.model} id={member._id} />
          <CaseContext openCase={openCase} member={member} />
        </Suspense>
      )}
      {openCase.members.length > 1 && (
        <NearDuplicates
          openCase={openCase}
          chosen={member}
          covered={covered}
          renew={renew}
          onChoose={onChoose}
          desk={desk}
        />
      )}
    </>
  )
}

/** A text with more lines than this is folded: sooner if pictures follow it. */
const folded = { alone: 7, withPictures: 4 } as const
/** About as many characters are in a line. */
const lineLength = 60

function Text({ text, lines }: { readonly text: string; readonly lines: number }) {
  const [all, setAll] = useState(false)
  const isLong = text.length > lines * lineLength || text.split('\n').length > lines
  return (
    <>
      <p
        className="desk-text"
        data-folded={(isLong && !all) || undefined}
        style={{ '--desk-lines': lines } as CSSProperties}
      >
        {text}
      </p>
      {isLong && (
        <Button size="small" className="desk-unfold" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? m.desk_fold() : m.desk_unfold()}
        </Button>
      )}
    </>
  )
}

interface MemberProps extends Pick<Props, 'covered' | 'onCover'> {
  readonly member: CaseMember
  readonly renew: () => Promise<unknown>
  /** The title that is already shown above it. */
  readonly heading: string
}

function Member({ member, renew, heading, covered, onCover }: MemberProps) {
  const { model, _id, title, text, medias, author, page, createdAt, termStatus } = member
  // For a record without a title, `title` is the start of its text.
  const isTitled = title !== '' && title !== heading && !text.startsWith(title.replace(/…$/, ''))
  return (
    <div className="desk-content">
      <div className={covered ? 'desk-byline desk-covered' : 'desk-byline'}>
        {page && <PageLink page={page} />}
        {author ? <CreatorLink creator={author} /> : <span>{m.desk_no_author()}</span>}
        <Moment at={createdAt} />
        <StatusMark status={termStatus} />
      </div>
      {isTitled && <p className="desk-title">{title}</p>}
      {text && <Text key={_id} text={text} lines={medias.length > 0 ? folded.withPictures : folded.alone} />}
      {medias.length > 0 && (
        <div className="desk-medias">
          {onCover && (
            <Button className="desk-cover" aria-keyshortcuts="v" aria-pressed={!covered} onClick={onCover}>
              {covered ? m.desk_uncover() : m.desk_cover()} <Key of="v" />
            </Button>
          )}
          <div className={covered ? 'desk-covered' : undefined} inert={covered}>
            <Gallery medias={medias} renew={renew} />
          </div>
        </div>
      )}
      <Link to="/reports/$kind" params={{ kind: kindInAddress(model) }} search={{ record: _id }}>
        {m.desk_open_in_list({ kind: kindName(model) })}
      </Link>
    </div>
  )
}
