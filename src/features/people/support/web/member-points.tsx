import { Link } from '@tanstack/react-router'
import type { MemberPointsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import type { SmallColumn } from '../../../../platform/web/parts/small-table.tsx'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { MemberSection } from './member-section.tsx'
import { memberPointsDocument } from './support.documents.ts'

type Entry = MemberPointsQuery['cmsMemberPoints']['items'][number]

/** All changes of a member's points. */
export function MemberPoints({ userId }: { readonly userId: string }) {
  return (
    <>
      <MemberSection
        title={m.support_entries()}
        userId={userId}
        name="points"
        load={async (after, signal) =>
          (await request(memberPointsDocument, { userId, after }, { signal })).cmsMemberPoints
        }
        columns={columnsOf(userId)}
        empty={m.support_entries_none()}
      />
      <AddedParts model="POINT_HISTORY" record={{ userId }} />
    </>
  )
}

const columnsOf = (userId: string): readonly SmallColumn<Entry>[] => [
  { title: m.support_because, cell: (entry) => <Because userId={userId} entry={entry} /> },
  { title: m.support_change, cell: ({ amount }) => signed(amount), number: true },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

/** `+5`, `-5` */
export const signed = (points: number): string => (points > 0 ? `+${formatNumber(points)}` : formatNumber(points))

const causes: Readonly<Record<Entry['cause'], () => string>> = {
  RULE: m.support_cause_rule,
  POST: m.support_cause_post,
  VOUCHER: m.support_cause_voucher,
  PRIZE: m.support_cause_prize,
  CORRECTION: m.support_cause_correction,
  EXCHANGE: m.support_cause_exchange,
  EXPIRY: m.support_cause_expiry,
  OPENING: m.support_cause_opening,
}

const causeName = ({ cause, amount }: Entry): string =>
  cause === 'VOUCHER' && amount > 0 ? m.support_cause_refund() : causes[cause]()

function Because({ userId, entry }: { readonly userId: string; readonly entry: Entry }) {
  const { _id, rule, note, postId, amount, createdAt } = entry
  return (
    <span className="support-note">
      {[causeName(entry), rule ?? note].filter(Boolean).join(': ')}{' '}
      {postId && (
        <Link to="/posts/$id" params={{ id: postId }}>
          {m.support_post()}
        </Link>
      )}
      <AddedParts
        model="POINT_ENTRY"
        record={{ userId, entryId: _id, of: `${signed(amount)}, ${absoluteTime(createdAt)}` }}
      />
    </span>
  )
}
