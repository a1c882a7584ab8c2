import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { SavedReplies } from '../../../../../database/tables.ts'
import { command } from '../../../../platform/server/command.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { replyList } from '../reply.list.ts'
import { replyOperations } from '../reply.operations.ts'
import { replyRecord } from '../reply.record.ts'
import { replyInput } from '../reply.rules.ts'
import { mostReplies } from '../reply.values.ts'

const SavedReply = builder.objectRef<Selectable<SavedReplies>>('SavedReply').implement({
  description: 'What people who reported something are told when no violation was found.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    textEn: t.exposeString('text_en'),
    textVi: t.exposeString('text_vi'),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: replyList,
  operation: replyOperations.cmsGetSavedReplies,
  title: 'replies_title',
  table: 'saved_replies',
  where: {},
  sorts: { TITLE: 'title' },
  columns: {
    title: { title: 'common_title', cell: (row) => row.title },
    textEn: { title: 'replies_english', cell: (row) => row.text_en },
    textVi: { title: 'replies_vietnamese', cell: (row) => row.text_vi },
  },
})

const gone = 'replies_text_gone'
const replies = recordStore({ model: 'SAVED_REPLY', record: replyRecord, table: 'saved_replies', gone })
registerReading('SAVED_REPLY', { record: replyRecord, rows: loaderById('saved_replies'), gone })
registerRecordNames('SAVED_REPLY', { nameIn: ({ title }) => title })

addListQuery(list, listPageType('SavedReplyPage', SavedReply))

const columnsOf = ({ title, textEn, textVi }: z.output<typeof replyInput>) => ({
  title,
  text_en: textEn,
  text_vi: textVi,
})

rootField(replyOperations.cmsCreateSavedReply, {
  type: SavedReply,
  input: replyInput,
  resolve: (reply, ctx) =>
    command(ctx, async (ctx) => {
      // Two who add the last one at once wait for each other.
      await sql`select pg_advisory_xact_lock(hashtextextended('saved replies', 0))`.execute(ctx.db)
      const { n } = await ctx.db
        .selectFrom('saved_replies')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      if (n >= mostReplies) throw new Refusal('CONFLICT', 'replies_text_too_many', { params: { most: mostReplies } })
      return replies.create(ctx, columnsOf(reply))
    }),
})
rootField(replyOperations.cmsUpdateSavedReply, {
  type: SavedReply,
  input: z.intersection(target, replyInput),
  resolve: ({ _id, version, ...reply }, ctx) => replies.change(ctx, { _id, version }, columnsOf(reply)),
})
rootField(replyOperations.cmsDeleteSavedReply, {
  type: SavedReply,
  input: target,
  resolve: (reply, ctx) => replies.remove(ctx, reply),
})
