import { queryOptions } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { OpenInApp } from '../../../records/external-ids/web/public.ts'
import { RecordCard } from '../../../records/live/web/public.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import { groupStatus } from './group-status.ts'
import type { GroupRow } from './group-listing.tsx'
import { groupDocument } from './group.documents.ts'

const groupQuery = (id: string) =>
  queryOptions({
    queryKey: ['GROUP', 'one', id],
    queryFn: async ({ signal }) => (await request(groupDocument, { _id: id }, { signal })).cmsGetGroup,
    ...keptOnScreen,
  })

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<GroupRow>[]
}

/** A group in full, over the list, with its status. */
export default function GroupCard({ open, actions }: Props) {
  return (
    <RecordCard
      model="GROUP"
      open={open}
      query={groupQuery(open.id)}
      title={(group) => group?.name ?? m.groups_record()}
      gone={m.groups_text_gone()}
      actions={actions}
      advances
      status={groupStatus}
    >
      {(group) => (
        <>
          {group.description && <p className="facts-prose">{group.description}</p>}
          <OpenInApp to={group.appLink} />
          <Facts
            facts={[
              [m.common_id(), <CopyId key="id" id={group._id} />],
              [m.groups_creator(), <PersonLink key="creator" person={group.creator} />],
              [m.groups_category(), group.category?.name.VI_VN],
              [m.groups_privacy(), group.privacy === 'PUBLIC' ? m.groups_privacy_public() : m.groups_privacy_private()],
              [m.groups_members(), formatNumber(group.totalMembers)],
              [m.groups_posts(), formatNumber(group.totalPosts)],
              [m.groups_reports(), formatNumber(group.totalReports)],
              [m.groups_verified(), yesOrNo(group.verified)],
              [m.common_created_at(), <Moment key="at" at={group.createdAt} />],
            ]}
          />
        </>
      )}
    </RecordCard>
  )
}
