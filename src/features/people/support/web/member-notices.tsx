import type { MemberNoticesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { getLocale } from '../../../../generated/messages/runtime.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import type { SmallColumn } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { MemberSection } from './member-section.tsx'
import { memberNoticesDocument } from './support.documents.ts'

type Notice = MemberNoticesQuery['cmsMemberNotices']['items'][number]

/** What a member was told, as it stands in their inbox. */
export function MemberNotices({ userId }: { readonly userId: string }) {
  return (
    <MemberSection
      title={m.support_notices()}
      userId={userId}
      name="notices"
      load={async (after, signal) =>
        (await request(memberNoticesDocument, { userId, after }, { signal })).cmsMemberNotices
      }
      columns={columns}
      empty={m.support_notices_none()}
    />
  )
}

const types: Readonly<Record<Notice['type'], () => string>> = {
  SYSTEM: m.support_notice_system,
  DECISION: m.support_notice_decision,
  REPORT: m.support_notice_report,
  VERIFICATION: m.support_notice_verification,
  BADGE: m.common_badge,
  PRIZE: m.support_notice_prize,
  REFERRAL: m.support_notice_referral,
  POINTS: m.support_notice_points,
  APPEAL: m.support_notice_appeal,
}

const columns: readonly SmallColumn<Notice>[] = [
  {
    title: m.support_notice,
    cell: ({ message, messageEn }) => (
      <span className="support-note">{getLocale() === 'en' ? messageEn : message}</span>
    ),
  },
  { title: m.support_notice_about, cell: ({ type }) => types[type]() },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
]
