import { sql } from 'kysely'
import { audit } from '../../../../platform/server/audit/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { GivenFile } from '../../../records/runs/import.rules.ts'
import { importable, importFile, markLate, registerImport, type RunRow } from '../../../records/runs/server/public.ts'
import { messageOperations } from '../message.operations.ts'
import type { MessageRow } from './message.commands.ts'

const contentTitles = [
  'content',
  'nội dung',
  'content (vi)',
  'content (vietnamese)',
  'nội dung (tiếng việt)',
  'nội dung tiếng việt',
  'message',
  'messages',
  'tin nhắn',
  'nội dung tin nhắn',
  'lời nhắn',
  'lời chúc',
  'vietnamese',
  'tiếng việt',
]
const contentEnTitles = [
  'content (english)',
  'content(english)',
  'content (en)',
  'content en',
  'contenten',
  'nội dung (tiếng anh)',
  'nội dung tiếng anh',
  'english content',
  'message (english)',
  'tin nhắn (tiếng anh)',
  'english',
  'tiếng anh',
  'en',
]

registerImport('MESSAGE_IMPORT', {
  permission: messageOperations.cmsImportFailedSpinMessages.permission,
  columns: [
    { key: 'content', titles: contentTitles },
    { key: 'contentEn', titles: contentEnTitles },
  ],
  isProse: true,
  rows: new URL('message-rows.ts', import.meta.url),
  key: (cells) => sql<string>`failed_spin_message_key(${cells}->>'content')`,
  async judge(ctx, run) {
    await sql`update run_rows r set problem = 'EXISTING' from failed_spin_messages m
      where r.run_id = ${run.id} and r.problem is null and m.content_key = r.key`.execute(ctx.db)
  },
  // In the order of the keys, so that two imports cannot deadlock.
  async commit(ctx, run) {
    const inserted = await sql`
      insert into failed_spin_messages (id, content, content_en)
        select r.id, r.cells->>'content', r.cells->>'contentEn' from run_rows r
          where r.run_id = ${run.id} and ${importable} order by r.key
        on conflict (content_key) do nothing`.execute(ctx.db)
    await markLate(ctx, run, sql`failed_spin_messages`)
    const created = Number(inserted.numAffectedRows)
    await audit(ctx, { action: 'cmsConfirmRun', model: 'RUN', targetId: run.id, after: { created } })
    return { created }
  },
})

/** Reports what an import would do. Nothing is changed until the run is confirmed. */
export const checkMessages = (ctx: Context, { file, layout }: GivenFile) =>
  importFile(ctx, 'MESSAGE_IMPORT', file, { commits: false, layout })

/**
 * Creates the messages of a file. Messages that exist already, or are repeated in the file, are skipped; one malformed
 * row refuses the whole file.
 */
export const importMessages = (ctx: Context, { file, layout }: GivenFile) =>
  importFile(ctx, 'MESSAGE_IMPORT', file, { commits: true, layout })

/** The messages that a run has created, in the order of its file. */
export const messagesOf = (ctx: Context, { id }: RunRow, limit: number): Promise<MessageRow[]> =>
  ctx.db
    .selectFrom('run_rows as r')
    .innerJoin('failed_spin_messages as m', 'm.id', 'r.id')
    .selectAll('m')
    .where('r.run_id', '=', id)
    .orderBy('r.seq')
    .limit(limit)
    .execute()
