import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { FailedSpinMessages } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { auditCreated } from '../../../../platform/server/audit/audit-created.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/server/refusal.ts'

export type MessageRow = Selectable<FailedSpinMessages>

export const messageModel = 'FAILED_SPIN_MESSAGE'

interface Content {
  readonly content: string
  readonly contentEn: string
}

/** Creates messages: all of them, or none if one of them exists already. */
export function createMessages(ctx: Context, given: readonly Content[]): Promise<MessageRow[]> {
  return command(ctx, async (ctx) => {
    const created = await insert(ctx, given)
    if (created.length < given.length) {
      const isLeftOut = ({ content }: Content, at: number) =>
        !created.some((message) => message.content === content) ||
        given.findIndex((other) => other.content === content) < at
      throw invalid(`data.${given.findIndex(isLeftOut)}.content`, 'lucky_wheel_messages_text_taken')
    }
    return created
  })
}

/** Inserts the messages that do not exist yet, in the order of their keys, so that two people cannot deadlock. */
async function insert(ctx: Context, given: readonly Content[]): Promise<MessageRow[]> {
  const rows = given.map(({ content, contentEn }) => ({ id: uuidv7(), content, content_en: contentEn }))
  const inserted = await sql<MessageRow>`
    insert into failed_spin_messages (id, content, content_en)
      select r.id, r.content, r.content_en
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id uuid, content text, content_en text)
        order by failed_spin_message_key(r.content)
      on conflict (content_key) do nothing
      returning *`.execute(ctx.db)
  const records = inserted.rows.map(({ id, version, content, content_en }) => ({
    id,
    version,
    after: { content, contentEn: content_en },
  }))
  await auditCreated(ctx, { action: ctx.operation!.name, model: messageModel, records })
  return inserted.rows
}

/** Deletes messages. Returns whether any of them existed. */
export function deleteMessages(ctx: Context, ids: readonly string[]): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const { rows } = await sql<MessageRow>`
      select * from failed_spin_messages where id = any(${[...ids]}::uuid[]) order by id for update`.execute(ctx.db)
    if (rows.length === 0) return false
    await sql`delete from failed_spin_messages where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(ctx.db)
    for (const { id, content, content_en, version } of rows) {
      const before = { content, contentEn: content_en }
      const action = ctx.operation!.name
      await audit(ctx, { model: messageModel, targetId: id, action, before, version: version + 1 })
    }
    return true
  })
}
