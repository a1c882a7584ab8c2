import { z } from 'zod'
import { builder, enumNamed } from '../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../platform/server/graphql/lists.ts'
import { version } from '../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../platform/server/records/record-names.ts'
import { recordStore } from '../../../platform/server/records/record-store.ts'
import { tableList } from '../../../platform/server/records/table-list.ts'
import { excerpt } from '../../../platform/shared/excerpt.ts'
import { messageList } from '../message.list.ts'
import { messageOperations } from '../message.operations.ts'
import { messageRecord } from '../message.record.ts'
import { messageFileInput, messageForm, mostAtOnce } from '../message.rules.ts'
import { isMalformed, type JudgedMessage, messageProblems } from './judge-messages.ts'
import {
  checkMessages,
  createMessages,
  deleteMessages,
  type Imported,
  importMessages,
  messageModel,
  type MessageRow,
} from './message.commands.ts'

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
  operation: messageOperations.cmsListFailedSpinMessages,
  table: 'failed_spin_messages',
  where: { q: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'ID', cell: (message) => message.id },
    // The titles of both contents are those that an import looks for.
    content: { title: 'Content', cell: (message) => message.content },
    contentEn: { title: 'Content (English)', cell: (message) => message.content_en },
    createdAt: { title: 'Created at', moment: (message) => message.created_at },
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
  input: z.object({ _id: z.uuid(), data: content, version }),
  resolve: ({ data, ...message }, ctx) =>
    messages.change(ctx, message, { content: data.content, content_en: data.contentEn }),
})
rootField(messageOperations.cmsDeleteFailedSpinMessages, {
  description: 'False if none of them was there any more.',
  type: 'Boolean',
  input: z.object({ _ids: z.array(z.uuid()).min(1).max(mostAtOnce) }),
  resolve: ({ _ids }, ctx) => deleteMessages(ctx, _ids),
})

/** Of the rows with a problem. */
const mostShown = 1_000
const Judged = builder.objectRef<JudgedMessage>('JudgedFailedSpinMessage').implement({
  fields: (t) => ({
    row: t.exposeInt('row'),
    content: t.exposeString('content'),
    contentEn: t.exposeString('contentEn'),
    problem: t.expose('problem', { type: enumNamed('FailedSpinMessageProblem', messageProblems), nullable: true }),
    firstRow: t.exposeInt('firstRow', { nullable: true, description: 'Of a repeated message.' }),
  }),
})
const count = (rows: readonly JudgedMessage[], problem: JudgedMessage['problem']) =>
  rows.filter((row) => row.problem === problem).length
const MessagesCheck = builder.objectRef<readonly JudgedMessage[]>('FailedSpinMessagesCheck').implement({
  description: 'What would become of the rows of an import.',
  fields: (t) => ({
    created: t.int({ resolve: (rows) => count(rows, null) }),
    existing: t.int({ resolve: (rows) => count(rows, 'EXISTING') }),
    repeated: t.int({ resolve: (rows) => count(rows, 'REPEATED') }),
    malformed: t.int({ resolve: (rows) => rows.filter(isMalformed).length }),
    problems: t.field({
      type: [Judged],
      description: 'The first thousand.',
      resolve: (rows) => rows.filter(({ problem }) => problem !== null).slice(0, mostShown),
    }),
  }),
})
rootField(messageOperations.cmsCheckFailedSpinMessages, {
  description: 'Tells what an import would do, and changes nothing.',
  type: MessagesCheck,
  input: z.object({ data: messageFileInput }),
  resolve: ({ data }, ctx) => checkMessages(ctx, data.file),
})

/** Of the new messages. */
const mostItems = 100
const MessagesImported = builder.objectRef<Imported>('FailedSpinMessagesImported').implement({
  fields: (t) => ({
    items: t.field({
      type: [Message],
      description: 'The first hundred.',
      resolve: ({ items }) => items.slice(0, mostItems),
    }),
    created: t.int({ resolve: ({ items }) => items.length }),
    existing: t.exposeInt('existing'),
    repeated: t.exposeInt('repeated', { description: 'Rows with a message that an earlier row has.' }),
  }),
})
rootField(messageOperations.cmsImportFailedSpinMessages, {
  description: 'Skips messages that are there already. A malformed row refuses the file.',
  type: MessagesImported,
  input: z.object({ data: messageFileInput }),
  resolve: ({ data }, ctx) => importMessages(ctx, data.file),
})
