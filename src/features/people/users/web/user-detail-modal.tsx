import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { DetailDialog, RecordGone } from '../../../../platform/web/list/detail-dialog.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import type { OpenDetail } from '../../../../platform/web/list/use-open-detail.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { AddedParts } from '../../../../platform/web/records/record-parts.tsx'
import { useRecentRecord } from '../../../../platform/web/requests/recent-records.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { Presence, useRefetchOnChange } from '../../../records/live/web/public.ts'
import { PointHistory } from './point-history.tsx'
import { userQuery } from './user-cache.ts'
import { UserFacts } from './user-facts.tsx'
import { nameOfUser, type UserRow } from './user-listing.tsx'

interface Props {
  readonly open: OpenDetail
  readonly actions: readonly RowAction<UserRow>[]
}

/** One person over the list: their facts, the history of their status, and their points. */
export default function UserDetailModal({ open, actions }: Props) {
  const { id } = open
  const { data: user, error, refetch } = useQuery(userQuery(id))
  useRefetchOnChange('USER', id, refetch)
  const name = user ? nameOfUser(user) : m.users_detail_title()
  useRecentRecord(
    user && { id, label: name, hint: user.phoneNumber ?? undefined, path: `/users?user=${id}`, person: user },
  )
  return (
    <DetailDialog open={open} title={name} record={user} actions={actions}>
      {isRequestError(error, 'NOT_FOUND') ? (
        <RecordGone>{m.users_text_user_gone()}</RecordGone>
      ) : user ? (
        <>
          <Presence model="USER" id={id} />
          <UserFacts user={user} />
          <AddedParts model="USER" record={user} />
          <PointHistory userId={id} />
          <RecordHistory model="USER" id={id} heading="h2" />
        </>
      ) : error ? (
        <ListError />
      ) : (
        <Skeleton active avatar paragraph={{ rows: 8 }} />
      )}
    </DetailDialog>
  )
}
