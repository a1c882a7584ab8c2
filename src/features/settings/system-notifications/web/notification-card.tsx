import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SystemNotificationQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { keptOnScreen } from '../../../../platform/web/requests/record-cache.ts'
import { usePermission } from '../../../../platform/web/session/session.tsx'
import { RecordCard } from '../../../records/live/web/public.ts'
import { pageOperations } from '../../../content/pages/page.operations.ts'
import { PersonLink } from '../../../records/persons/web/public.ts'
import {
  notificationModel,
  type NotificationRow,
  recipientsText,
  StatusMark,
  statusOf,
} from './system-notification-listing.tsx'
import { systemNotificationDocument } from './system-notification.documents.ts'
import './notification-card.css'

const notificationQuery = (id: string) =>
  queryOptions({
    queryKey: [notificationModel, 'one', id],
    queryFn: async ({ signal }) =>
      (await request(systemNotificationDocument, { _id: id }, { signal })).cmsGetSystemNotification,
    ...keptOnScreen,
  })

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<NotificationRow>[]
}

/** A notification in full, over the list. */
export default function NotificationCard({ open, actions }: Props) {
  return (
    <RecordCard
      model={notificationModel}
      open={open}
      query={notificationQuery(open.id)}
      title={() => m.system_notifications_record()}
      gone={m.system_notifications_text_gone()}
      actions={actions}
    >
      {(row) => (
        <>
          <p className="facts-prose">{row.customMessage}</p>
          <Facts
            facts={[
              [m.common_status(), <StatusMark key="status" status={statusOf(row)} />],
              [m.system_notifications_recipients(), recipientsText(row)],
              [m.system_notifications_users(), peopleIn(row.users)],
              [m.system_notifications_excluded_users(), peopleIn(row.excludedUsers)],
              [
                m.system_notifications_excluded_pages(),
                row.excludedPages.length > 0 && <Pages key="pages" pages={row.excludedPages} />,
              ],
              [m.system_notifications_reached(), row.reached === null ? null : formatNumber(row.reached)],
              [m.system_notifications_from(), <PersonLink key="from" person={row.fromUser} />],
              [m.common_created_at(), <Moment key="created" at={row.createdAt} />],
              [m.system_notifications_sent_at(), row.sentAt && <Moment key="sent" at={row.sentAt} />],
              [m.system_notifications_withdrawn_at(), row.deletedAt && <Moment key="withdrawn" at={row.deletedAt} />],
              [m.common_id(), <CopyId key="id" id={row._id} />],
            ]}
          />
        </>
      )}
    </RecordCard>
  )
}

type People = SystemNotificationQuery['cmsGetSystemNotification']['users']

const peopleIn = (people: People) =>
  people.length > 0 && (
    <span className="notification-named">
      {people.map((person) => (
        <PersonLink key={person._id} person={person} />
      ))}
    </span>
  )

/** Links for those who may see pages. */
function Pages({ pages }: { readonly pages: NotificationRow['excludedPages'] }) {
  const mayOpen = usePermission(pageOperations.cmsGetPage)
  return (
    <span className="notification-named">
      {pages.map(({ _id, name }) =>
        mayOpen ? (
          <Link key={_id} to="/pages" search={{ pageId: _id }}>
            {name}
          </Link>
        ) : (
          <span key={_id}>{name}</span>
        ),
      )}
    </span>
  )
}
