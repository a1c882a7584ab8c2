import { PlusOutlined, SendOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/system_notifications.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { ChangeQuestion } from '../../../../platform/web/form/change-question.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { editAction } from '../../../../platform/web/list/edit-action.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { type Removal, useRemoval } from '../../../../platform/web/list/use-removal.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { systemNotificationOperations } from '../system-notification.operations.ts'
import { reachQuery, reachText, recipientsOf } from './reach.ts'
import { notificationListing, notificationModel, type NotificationRow } from './system-notification-listing.tsx'
import { systemNotificationWords } from './system-notification-words.ts'
import { sendSystemNotificationDocument } from './system-notification.documents.ts'

const NotificationForm = lazyPart(() => import('./notification-form.tsx'))
const NotificationCard = lazyPart(() => import('./notification-card.tsx'))

type Doing = { readonly what: 'edit' | 'send'; readonly row: NotificationRow } | { readonly what: 'add' }

const isDraft = (row: NotificationRow) => !row.sent

/** Deletes a draft, or withdraws a sent notification. */
const removal: Removal<NotificationRow, boolean> = {
  operation: systemNotificationOperations.deleteSystemNotification,
  label: (row) => (row.sent ? m.system_notifications_withdraw() : m.common_delete()),
  shown: (row) => row.deletedAt === null,
  words: systemNotificationWords,
  question: (row) => (row.sent ? m.system_notifications_withdraw_question() : m.system_notifications_delete_question()),
  text: (row) => row.customMessage,
  send: async ({ _id, version }, options) =>
    (await request(mutation('deleteSystemNotification'), { _id, version }, options)).deleteSystemNotification,
  done({ _id, version, sent }, deleted) {
    const title = sent ? m.system_notifications_status_withdrawn() : m.system_notifications_deleted_title()
    const text = sent ? m.system_notifications_withdrawn_text() : m.system_notifications_deleted_text()
    if (deleted) succeedWithUndo({ title, text, model: notificationModel, _id, before: version, after: version + 1 })
    else notices.info(m.system_notifications_gone_text())
  },
}

/** `/system-notifications` */
export function SystemNotificationsScreen() {
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const { action: remove, dialog } = useRemoval<NotificationRow, boolean>(notificationListing, removal)
  const rowActions = useMemo<readonly RowAction<NotificationRow>[]>(
    () => [
      editAction(systemNotificationOperations.updateSystemNotification, {
        shown: isDraft,
        run: (row) => setDoing({ what: 'edit', row }),
      }),
      {
        key: 'send',
        label: m.system_notifications_send,
        icon: <SendOutlined aria-hidden />,
        inline: true,
        operation: systemNotificationOperations.sendSystemNotification,
        shown: isDraft,
        run: (row) => setDoing({ what: 'send', row }),
      },
      remove,
    ],
    [remove],
  )
  return (
    <>
      <ListScreen
        list={notificationListing}
        rowActions={rowActions}
        renderDetail={(open) => <NotificationCard open={open} actions={rowActions} />}
        extra={
          <ActionButton
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            operation={systemNotificationOperations.createSystemNotification}
            onClick={() => setDoing({ what: 'add' })}
          >
            {m.system_notifications_add()}
          </ActionButton>
        }
      />
      <Suspense>
        {doing?.what === 'add' && <NotificationForm onClose={close} />}
        {doing?.what === 'edit' && <NotificationForm row={doing.row} onClose={close} />}
      </Suspense>
      {doing?.what === 'send' && <SendQuestion row={doing.row} onClose={close} />}
      {dialog}
    </>
  )
}

interface QuestionProps {
  readonly row: NotificationRow
  readonly onClose: () => void
}

function SendQuestion({ row, onClose }: QuestionProps) {
  const { _id, version, customMessage } = row
  const { data: count, isError } = useQuery({ ...reachQuery(recipientsOf(row)), staleTime: 0 })
  const reach = isError
    ? m.system_notifications_reaches_failed()
    : count === undefined
      ? m.system_notifications_reaches_counting()
      : reachText(count)
  const changed = () => recordsChanged(notificationModel)
  return (
    <ChangeQuestion
      title={m.system_notifications_send_question()}
      text={`${customMessage}\n\n${reach}`}
      okText={m.common_yes()}
      cancelText={m.common_no()}
      version={version}
      words={systemNotificationWords}
      send={async ({ version, ...options }) =>
        (await request(sendSystemNotificationDocument, { _id, version }, options)).sendSystemNotification.reached
      }
      onDone={(reached) => {
        notices.success(
          m.system_notifications_status_sent(),
          m.system_notifications_sent_text({ count: formatNumber(reached ?? 0) }),
        )
        void changed()
      }}
      onTake={changed}
      onClose={onClose}
    />
  )
}
