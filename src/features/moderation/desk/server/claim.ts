import { type RawBuilder, sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { actsByGrant } from '../../../../platform/shared/permission.ts'
import { type CaseKind, claimMinutes } from '../desk.values.ts'
import {
  type CaseRow,
  isAbout,
  isJudgedBy,
  isOfOwnReport,
  isReportedBy,
  lockCase,
  refuseInvolved,
} from './case.queries.ts'

const leaseEnd = sql<Date>`clock_timestamp() + make_interval(mins => ${claimMinutes})`

// `offset 0` makes PostgreSQL test the cases one by one, along an index, until one is free. Otherwise it reads all
// reported records first: 100 ms for 400 000.

/** Whether the case has a record that is no member of staff: who acts by a grant decides nothing about staff. */
export const notOnlyStaff = (caseId: string | RawBuilder<unknown>) => sql<boolean>`(exists (
  select from case_targets t left join users u on t.model = 'USER' and u.id = t.target_id
  where t.case_id = ${caseId} and not t.handled and (u.id is null or u.user_group not in ('ADMIN', 'STAFF')) offset 0)
  or exists (select from cases k join appeals a on a.id = k.lead_id left join users u on a.model = 'USER' and u.id = a.target_id
    where k.id = ${caseId} and k.lead_model = 'APPEAL' and (u.id is null or u.user_group not in ('ADMIN', 'STAFF'))))`

/** Whether somebody has a claim on the row that has not ended. */
const held = sql<boolean>`held_until is not null and held_until > clock_timestamp()`

/** Which cases the viewer works on; null: all. */
interface Asked {
  readonly model: CaseKind | null
  readonly severity: number | null
  /** Cases that the viewer left for later. */
  readonly passedOver: readonly string[]
}

/**
 * Claims the case that is due first among those that nobody holds and that the viewer may decide, and gives back whatever
 * the viewer worked on. Without `after`, a case that the viewer still holds is returned again, unless it is passed over:
 * the one that they work on, then those that colleagues handed over to them.
 *
 * @param after the case that the viewer leaves: the search goes on behind it
 * @returns null if there is none
 */
export async function claimNext(
  ctx: Context,
  { after, ...asked }: Asked & { readonly after: string | null },
): Promise<CaseRow | null> {
  return command(ctx, async (ctx) => {
    const passedOver = [...asked.passedOver]
    for (;;) {
      const claimed = await claimOne(ctx, { ...asked, after, passedOver })
      // Asked again with the case locked: a report of the viewer's may have come while it was looked for.
      if (!claimed || !(await isOfOwnReport(ctx, claimed.id))) return claimed
      await releaseClaims(ctx, actorId(ctx))
      passedOver.push(claimed.id)
    }
  })
}

async function claimOne(
  ctx: Context,
  { after, ...asked }: Asked & { readonly after: string | null },
): Promise<CaseRow | null> {
  const me = actorId(ctx)
  const mine = after ? undefined : await renewHeld(ctx, me, asked)
  await releaseClaims(ctx, me, mine?.id)
  if (mine) return mine
  const conditions: RawBuilder<unknown>[] = [
    sql`c.state = 'OPEN'`,
    sql`not (${held})`,
    sql`not ${isAbout(sql.ref('c.id'), me)}`,
    sql`not ${isReportedBy(sql.ref('c.id'), me)}`,
    sql`not ${isJudgedBy(sql.ref('c.id'), me)}`,
    ...(actsByGrant(ctx.viewer) ? [notOnlyStaff(sql.ref('c.id'))] : []),
    ...(asked.model ? [sql`c.lead_model = ${asked.model}`] : []),
    ...(asked.severity ? [sql`c.severity = ${asked.severity}`] : []),
    ...(asked.passedOver.length > 0 ? [sql`c.id <> all (${asked.passedOver}::uuid[])`] : []),
    ...(after ? [sql`(c.due_at, c.id) > (select l.due_at, l.id from cases l where l.id = ${after})`] : []),
  ]
  const { rows } = await sql<CaseRow>`
    with next as (
      select c.id from cases c where ${sql.join(conditions, sql` and `)}
      order by c.due_at, c.id limit 1 for update skip locked)
    update cases set held_by = ${me}, held_until = ${leaseEnd}, handed_by = null from next where cases.id = next.id
    returning cases.*`.execute(ctx.db)
  return rows[0] ?? null
}

async function renewHeld(
  ctx: Context,
  me: string,
  { model, severity, passedOver }: Asked,
): Promise<CaseRow | undefined> {
  const conditions: RawBuilder<unknown>[] = [
    sql`c.held_by = ${me}`,
    sql`c.state = 'OPEN'`,
    held,
    ...(model ? [sql`c.lead_model = ${model}`] : []),
    ...(severity ? [sql`c.severity = ${severity}`] : []),
    ...(passedOver.length > 0 ? [sql`c.id <> all (${passedOver}::uuid[])`] : []),
  ]
  const { rows } = await sql<CaseRow>`
    with mine as (
      select c.id from cases c where ${sql.join(conditions, sql` and `)}
      order by (c.handed_by is not null), c.due_at, c.id limit 1 for update)
    update cases set held_until = ${leaseEnd}, handed_by = null from mine where cases.id = mine.id
    returning cases.*`.execute(ctx.db)
  return rows[0]
}

/** Gives back what the viewer works on, except one case. What was handed over to them stays theirs until they open it. */
async function releaseClaims(ctx: Context, me: string, except?: string): Promise<void> {
  await ctx.db
    .updateTable('cases')
    .set({ held_by: null, held_until: null })
    .where('held_by', '=', me)
    .where('handed_by', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .execute()
}

/**
 * Claims a chosen case, and gives back whatever else the viewer worked on.
 *
 * @throws Refusal NOT_FOUND, CONFLICT if it is not open or somebody else holds it, FORBIDDEN if the viewer has a part in it
 */
export async function claimCase(ctx: Context, id: string): Promise<CaseRow> {
  const me = actorId(ctx)
  return command(ctx, async (ctx) => {
    const found = await lockCase(ctx, id)
    if (found.state !== 'OPEN') throw new Refusal('CONFLICT', 'desk_text_not_open')
    await refuseHeldByOthers(ctx, found)
    await refuseInvolved(ctx, id)
    await releaseClaims(ctx, me)
    return ctx.db
      .updateTable('cases')
      .set({ held_by: me, held_until: leaseEnd, handed_by: null })
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
      .set({ ...change, handed_by: null })
      .where('id', '=', id)
      .where('held_by', '=', actorId(ctx))
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw new Refusal('CONFLICT', 'desk_text_claim_lost')
    return changed
  })
}
