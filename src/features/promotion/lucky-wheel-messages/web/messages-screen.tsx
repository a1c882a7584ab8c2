import { DeleteOutlined } from '@ant-design/icons'
import type { FailedSpinMessagesQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/lucky_wheel_messages.js'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { LongTextItem } from '../../../../platform/web/form/items.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { type BulkAction, declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { messageList } from '../message.list.ts'
import { messageOperations } from '../message.operations.ts'
import { messageForm, mostAtOnce } from '../message.rules.ts'
import { longestMessage } from '../message.values.ts'
import { messageWords } from './message-words.ts'
import { messagesDocument } from './message.documents.ts'

const AddMessagesDialog = lazyPart(() => import('./add-messages-dialog.tsx'))

const model = 'FAILED_SPIN_MESSAGE'

type Row = FailedSpinMessagesQuery['cmsListFailedSpinMessages']['items'][number]

const load = loadPage(messageList, messagesDocument, ({ filter: { q = null }, ...usual }) => ({ ...usual, q }))

const listing = declareList({
  spec: messageList,
  operation: messageOperations.cmsListFailedSpinMessages,
  load,
  title: m.lucky_wheel_messages_title,
  model,
  exports: true,
  nameOf: ({ content }) => excerpt(content, 60),
  filters: { q: { label: m.lucky_wheel_messages_search } },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: 'content', title: m.common_content, kind: 'text', opens: true, grows: true },
    {
      key: 'contentEn',
      title: m.lucky_wheel_messages_content_en,
      grows: true,
      cell: ({ contentEn }) => <span lang="en">{contentEn}</span>,
    },
    { key: 'createdAt', title: m.common_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
  ],
})

const remove = (ids: readonly string[], options: { readonly idempotencyKey: string }) =>
  request(mutation('cmsDeleteFailedSpinMessages'), { _ids: [...ids] }, options)

/** For all that match: deletes the first page until none is left. */
const removal: BulkAction = {
  key: 'delete',
  label: m.common_delete,
  icon: <DeleteOutlined aria-hidden />,
  danger: true,
  operation: messageOperations.cmsDeleteFailedSpinMessages,
  ask: { title: (count) => m.lucky_wheel_messages_delete_many_question({ count: formatNumber(count) }) },
  run: async (batch, _, options) => {
    const first = { sort: 'CREATED_AT', dir: 'DESC', page: 1, size: mostAtOnce } as const
    const ids = 'ids' in batch ? batch.ids : (await load({ ...first, ...batch.filters })).items.map(({ _id }) => _id)
    if (ids.length > 0) await remove(ids, options)
    return { outcomes: ids.map((_id) => ({ _id, ok: true })), next: ids.length === mostAtOnce ? ids[0]! : null }
  },
  onDone: () => notices.success(m.lucky_wheel_messages_deleted(), m.lucky_wheel_messages_deleted_many_text()),
}
const bulkActions = [removal]

const lines = { maxLength: longestMessage, autoSize: { minRows: 2, maxRows: 6 } }

/** `/message/lucky-wheels` */
export function MessagesScreen() {
  return (
    <RecordListScreen
      list={listing}
      schema={messageForm}
      words={messageWords}
      valuesOf={({ content, contentEn }: Row) => ({ content, contentEn })}
      bulkActions={bulkActions}
      create={{
        operation: messageOperations.cmsCreateFailedSpinMessages,
        title: m.lucky_wheel_messages_add,
        Dialog: AddMessagesDialog,
      }}
      change={{
        operation: messageOperations.cmsUpdateFailedSpinMessage,
        title: m.lucky_wheel_messages_edit,
        done: m.lucky_wheel_messages_updated_text,
        send: (data, target, options) => request(mutation('cmsUpdateFailedSpinMessage'), { ...target, data }, options),
      }}
      remove={{
        operation: messageOperations.cmsDeleteFailedSpinMessages,
        question: m.lucky_wheel_messages_delete_question,
        send: ({ _id }, options) => remove([_id], options),
        done: () => notices.success(m.lucky_wheel_messages_deleted(), m.lucky_wheel_messages_deleted_text()),
      }}
    >
      {(field, message) => (
        <>
          <LongTextItem {...field('content')} autoFocus {...lines} />
          <LongTextItem {...field('contentEn')} lang="en" {...lines} />
          {message && <RecordHistory model={model} id={message._id} heading="h3" />}
        </>
      )}
    </RecordListScreen>
  )
}
