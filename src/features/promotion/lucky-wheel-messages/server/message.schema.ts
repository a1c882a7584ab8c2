import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { version } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { excerpt } from '../../../../platform/shared/excerpt.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { givenFile } from '../../../records/runs/import.rules.ts'
import { resultOf, Run, type RunRow } from '../../../records/runs/server/public.ts'
import { messageList } from '../message.list.ts'
import { messageOperations } from '../message.operations.ts'
import { messageRecord } from '../message.record.ts'
import { messageForm, mostAtOnce } from '../message.rules.ts'
import { createMessages, deleteMessages, messageModel, type MessageRow } from './message.commands.ts'
import { checkMessages, importMessages, messagesOf } from './message-import.ts'

const Message = builder.objectRef<MessageRow>('FailedSpinMessage').implement({
  description: 'What a member reads after a spin that won nothing.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    content: t.exposeString('content'),
    contentEn: t.exposeString('content_en'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: messageList,
  title: 'lucky_wheel_messages_title',
  operation: messageOperations.cmsListFailedSpinMessages,
  table: 'failed_spin_messages',
  where: { q: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (message) => message.id },
    // An import looks for exactly these two titles.
    content: { title: 'common_content', cell: (message) => message.content },
    contentEn: { title: 'lucky_wheel_messages_content_en', cell: (message) => message.content_en },
    createdAt: { title: 'common_created_at', moment: (message) => message.created_at },
  },
})
addListQuery(list, listPageType('FailedSpinMessagePage', Message), { ownArguments: ['q'] })

const messages = recordStore({
  model: messageModel,
  record: messageRecord,
  table: 'failed_spin_messages',
  gone: 'lucky_wheel_messages_text_gone',
  taken: { failed_spin_messages_content_key: { field: 'data.content', reason: 'lucky_wheel_messages_text_taken' } },
})
registerReading(messageModel, {
  record: messageRecord,
  rows: loaderById('failed_spin_messages'),
  gone: 'lucky_wheel_messages_text_gone',
})
registerRecordNames(messageModel, {
  nameIn: ({ content }) => (typeof content === 'string' ? excerpt(content, 60) : null),
})

const content = messageForm.meta({ graphql: 'FailedSpinMessageInput' })

rootField(messageOperations.cmsCreateFailedSpinMessages, {
  description: 'Creates all of them, or none if one is there already.',
  type: [Message],
  input: z.object({ data: z.array(content).min(1).max(mostAtOnce) }),
  resolve: ({ data }, ctx) => createMessages(ctx, data),
})
rootField(messageOperations.cmsUpdateFailedSpinMessage, {
  type: Message,
  input: z.object({ _id: recordId(), data: content, version }),
  resolve: ({ data, ...message }, ctx) =>
    messages.change(ctx, message, { content: data.content, content_en: data.contentEn }),
})
rootField(messageOperations.cmsDeleteFailedSpinMessages, {
  description: 'False if none of them was there any more.',
  type: 'Boolean',
  input: z.object({ _ids: z.array(recordId()).min(1).max(mostAtOnce) }),
  resolve: ({ _ids }, ctx) => deleteMessages(ctx, _ids),
})

const fromFile = z.object({ data: givenFile.meta({ graphql: 'FailedSpinMessageFileInput' }) })

rootField(messageOperations.cmsCheckFailedSpinMessages, {
  description: 'Tells what an import would do, and changes nothing until the run is confirmed.',
  type: Run,
  input: fromFile,
  resolve: ({ data }, ctx) => checkMessages(ctx, data),
})

/** Of the new messages. */
const mostItems = 100
const MessagesImported = builder.objectRef<RunRow>('FailedSpinMessagesImported').implement({
  fields: (t) => ({
    items: t.field({
      type: [Message],
      description: 'The first hundred messages.',
      resolve: (run, _, ctx) => messagesOf(ctx, run, mostItems),
    }),
    created: t.int({ resolve: (run) => resultOf(run).created ?? 0 }),
    existing: t.int({ resolve: (run) => resultOf(run).existing ?? 0 }),
    repeated: t.int({
      description: 'Rows with a message that an earlier row has.',
      resolve: (run) => resultOf(run).repeated ?? 0,
    }),
    run: t.field({
      type: Run,
      nullable: true,
      description: 'Set while it goes on in the background.',
      resolve: (run) => (run.state === 'WORKING' ? run : null),
    }),
  }),
})
rootField(messageOperations.cmsImportFailedSpinMessages, {
  description: 'Skips messages that are there already. A malformed row refuses the file.',
  type: MessagesImported,
  input: fromFile,
  resolve: ({ data }, ctx) => importMessages(ctx, data),
})
