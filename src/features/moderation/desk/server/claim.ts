import { type RawBuilder, sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { actsByGrant } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { claimMinutes } from '../desk.values.ts'
import { type CaseRow, isAbout, lockCase, refuseAboutOneself } from './case.queries.ts'

const now = sql<Date>`clock_timestamp()`
const leaseEnd = sql<Date>`clock_timestamp() + make_interval(mins => ${claimMinutes})`

// `offset 0` makes PostgreSQL test the cases one by one, along an index, until one is free. Otherwise it reads all
// reported records first: 100 ms for 400 000.

/** Whether the case has a record that is no member of staff: who acts by a grant decides nothing about staff. */
const notOnlyStaff = sql<boolean>`exists (
  select from report_targets t left join users u on t.model = 'USER' and u.id = t.target_id
  where t.case_id = c.id and not t.handled and (u.id is null or u.user_group not in ('ADMIN', 'STAFF')) offset 0)`

/** Whether somebody has a claim on the row that has not ended. */
const held = sql<boolean>`held_until is not null and held_until > clock_timestamp()`

/** Which cases the viewer works on; null: all. */
interface Asked {
  readonly model: TermModel | null
  readonly severity: number | null
  /** Cases that the viewer left for later. */
  readonly passedOver: readonly string[]
}

/**
 * Claims the case that is due first among those that nobody holds and that the viewer may decide, and gives back whatever
 * the viewer held. Without `after`, a case that the viewer still holds is returned again, unless it is passed over.
 *
 * @param after the case that the viewer leaves: the search goes on behind it
 * @returns null if there is none
 */
export async function claimNext(
  ctx: Context,
  { after, ...asked }: Asked & { readonly after: string | null },
): Promise<CaseRow | null> {
  const me = actorId(ctx)
  return command(ctx, async (ctx) => {
    if (!after) {
      const mine = await renewHeld(ctx, me, asked)
      if (mine) return mine
    }
    await releaseClaims(ctx, me)
    const conditions: RawBuilder<unknown>[] = [
      sql`c.state = 'OPEN'`,
      sql`not (${held})`,
      sql`not ${isAbout(sql.ref('c.id'), me)}`,
      ...(actsByGrant(ctx.viewer) ? [notOnlyStaff] : []),
      ...(asked.model ? [sql`c.lead_model = ${asked.model}`] : []),
      ...(asked.severity ? [sql`c.severity = ${asked.severity}`] : []),
      ...(asked.passedOver.length > 0 ? [sql`c.id <> all (${asked.passedOver}::uuid[])`] : []),
      ...(after ? [sql`(c.due_at, c.id) > (select l.due_at, l.id from cases l where l.id = ${after})`] : []),
    ]
    const { rows } = await sql<CaseRow>`
      with next as (
        select c.id from cases c where ${sql.join(conditions, sql` and `)}
        order by c.due_at, c.id limit 1 for update skip locked)
      update cases set held_by = ${me}, held_until = ${leaseEnd} from next where cases.id = next.id
      returning cases.*`.execute(ctx.db)
    return rows[0] ?? null
  })
}

async function renewHeld(
  ctx: Context,
  me: string,
  { model, severity, passedOver }: Asked,
): Promise<CaseRow | undefined> {
  return ctx.db
    .updateTable('cases')
    .set({ held_until: leaseEnd })
    .where('held_by', '=', me)
    .where('held_until', '>', now)
    .$if(model !== null, (query) => query.where('lead_model', '=', model!))
    .$if(severity !== null, (query) => query.where('severity', '=', severity!))
    .$if(passedOver.length > 0, (query) => query.where('id', 'not in', passedOver))
    .returningAll()
    .executeTakeFirst()
}

async function releaseClaims(ctx: Context, me: string): Promise<void> {
  await ctx.db.updateTable('cases').set({ held_by: null, held_until: null }).where('held_by', '=', me).execute()
}

/**
 * Claims a chosen case, and gives back whatever else the viewer held.
 *
 * @throws Refusal NOT_FOUND, CONFLICT if it is not open or somebody else holds it, FORBIDDEN if it is about the viewer
 */
export async function claimCase(ctx: Context, id: string): Promise<CaseRow> {
  const me = actorId(ctx)
  return command(ctx, async (ctx) => {
    const found = await lockCase(ctx, id)
    if (found.state !== 'OPEN') throw new Refusal('CONFLICT', 'desk_text_not_open')
    await refuseHeldByOthers(ctx, found)
    await refuseAboutOneself(ctx, id)
    await releaseClaims(ctx, me)
    return ctx.db
      .updateTable('cases')
      .set({ held_by: me, held_until: leaseEnd })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Refuses if somebody else holds the case now. Call it with the case locked. */
export async function refuseHeldByOthers(ctx: Context, { id }: CaseRow): Promise<void> {
  const other = await ctx.db
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.held_by')
    .select('users.full_name')
    .where('cases.id', '=', id)
    .where('cases.held_by', '<>', actorId(ctx))
    .where(held)
    .executeTakeFirst()
  if (other) throw new Refusal('CONFLICT', 'desk_text_held', { params: { name: other.full_name } })
}

/** Prolongs the viewer's claim, also one that ended if nobody took the case since. Throws CONFLICT if it is lost. */
export async function renewClaim(ctx: Context, id: string): Promise<CaseRow> {
  return changeOwnClaim(ctx, id, { held_until: leaseEnd })
}

/** Gives a case back. Throws CONFLICT if the viewer does not hold it. */
export async function releaseCase(ctx: Context, id: string): Promise<CaseRow> {
  return changeOwnClaim(ctx, id, { held_by: null, held_until: null })
}

async function changeOwnClaim(
  ctx: Context,
  id: string,
  change: { held_by?: null; held_until: null | RawBuilder<Date> },
): Promise<CaseRow> {
  return command(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('cases')
      .set(change)
      .where('id', '=', id)
      .where('held_by', '=', actorId(ctx))
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw new Refusal('CONFLICT', 'desk_text_claim_lost')
    return changed
  })
}
