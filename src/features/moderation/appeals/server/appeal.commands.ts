import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { isStaffGroup } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { recordByExternalId } from '../../../records/external-ids/server/public.ts'
import type { AppealAsked } from '../appeal.rules.ts'
import { type Appealable, appealOf, type AppealRow, creatorOfChanged, newestAppealable } from './appeal.queries.ts'

interface AppealedRecord {
  readonly model: TermModel
  readonly _id: string
}

/**
 * Asks for another look at what staff decided last about a record of the member's, or about the member: once a decision,
 * within 30 days of its notice. An API key that asks again gets the appeal as it stands: nobody can sign in to read that.
 *
 * @throws Refusal NOT_FOUND; CONFLICT if the decision was appealed before, or too long ago; FORBIDDEN for a key if the member
 * is not blocked; BAD_USER_INPUT if somebody else than a key names the record by its external id
 */
export function appeal(ctx: Context, { message, ...asked }: AppealAsked): Promise<AppealRow> {
  return command(ctx, async (ctx) => {
    const record = { model: asked.model, _id: asked._id ?? (await recordOfApp(ctx, asked)) }
    const author = ctx.key ? await blockedAuthor(ctx, record) : actorId(ctx)
    const change = await newestAppealable(ctx, author, record)
    if (!change) throw nothing()
    const earlier = ctx.key ? await appealOf(ctx, author, change) : undefined
    if (earlier) return earlier
    if (change.is_over) throw new Refusal('CONFLICT', 'appeals_text_too_late')
    const made = await openAppeal(ctx, author, change, message)
    if (!made) throw new Refusal('CONFLICT', 'appeals_text_once')
    return made
  })
}

/** Our id of a record that a key names as the app calls it. */
async function recordOfApp(
  ctx: Context,
  { model, externalId }: Pick<AppealAsked, 'model' | 'externalId'>,
): Promise<string> {
  if (!ctx.key) throw invalid('data.externalId', 'appeals_text_external_id_for_keys')
  const id = await recordByExternalId(ctx, { model, externalId: externalId! })
  if (id === null) throw nothing()
  return id
}

const nothing = () => new Refusal('NOT_FOUND', 'appeals_text_nothing')

/**
 * For whom an API key appeals: for members who are blocked, and so get no token. They stay so until the command ends, and
 * what another request of the key does for them is seen.
 */
async function blockedAuthor(ctx: Context, record: AppealedRecord): Promise<string> {
  const id = record.model === 'USER' ? record._id : await creatorOfChanged(ctx, record)
  const member = await ctx.db
    .selectFrom('users')
    .select(['id', 'user_group', 'term_status'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!member || isStaffGroup(member.user_group)) throw nothing()
  if (member.term_status !== 'BLOCKED') throw new Refusal('FORBIDDEN', 'appeals_text_not_blocked')
  return member.id
}

/**
 * Stores an appeal and opens its case at the desk.
 *
 * @returns undefined if the decision was appealed already
 */
export async function openAppeal(
  ctx: Context,
  author: string,
  change: Appealable,
  message: string,
): Promise<AppealRow | undefined> {
  const made = await ctx.db
    .insertInto('appeals')
    .values({
      id: uuidv7(),
      user_id: author,
      decision: change.decision ?? change.id,
      detail_id: change.id,
      model: change.model,
      target_id: change.target_id,
      message,
      judges: await judgesOf(ctx, change),
    })
    .onConflict((conflict) => conflict.columns(['decision', 'user_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) return undefined
  const { rows } = await sql<{ id: string }>`select open_case_of_appeal(${made.id}) as id`.execute(ctx.db)
  // Somebody who cannot sign in acts all the same; a key is nobody.
  const by = ctx.key ? {} : { actorId: author }
  const after = { state: 'OPEN', ...(ctx.key && { byKey: { _id: ctx.key.id, name: ctx.key.name } }) }
  await audit(ctx, { action: 'appeal', model: 'CASE', targetId: rows[0]!.id, ...by, after, version: 1 })
  return made
}

/** Who made or confirmed a decision. */
async function judgesOf(ctx: Context, { decision, created_by }: Appealable): Promise<string[]> {
  const made = decision
    ? await ctx.db
        .selectFrom('case_decisions')
        .select(['decided_by', 'second_by'])
        .where('id', '=', decision)
        .executeTakeFirst()
    : undefined
  return [...new Set([created_by, made?.decided_by, made?.second_by])].filter((id) => id != null)
}
