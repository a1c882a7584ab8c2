import { setTimeout as wait } from 'node:timers/promises'
import { sql, type UpdateObject } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tables } from '../../../../../database/tables.ts'
import { activePerson } from '../../../../platform/server/access/authenticate.ts'
import { personAsCaller } from '../../../../platform/server/access/caller.ts'
import { command } from '../../../../platform/server/command.ts'
import { type App, type Context, loading, ownContext } from '../../../../platform/server/context.ts'
import { withoutPatience } from '../../../../platform/server/database/patience.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { traced } from '../../../../platform/server/tracing/tracing.ts'
import { fairQueue } from '../../../../platform/server/turns.ts'
import { runLimits } from './limits.ts'
import { type RunRow, runKind, type Work } from './run-kinds.ts'

/** How many seconds a lease lasts unless it is renewed. After a crash, another process continues after this time. */
const leaseSeconds = 10
const renewEvery = 3_000
/** How often a run may be resumed without progress before it counts as failed. */
const mostTries = 5
/** With so many runs, a process leaves others to other processes, or for later. One person cannot have so many. */
const mostHeld = 4 * runLimits.working
/**
 * Whose step is next on this replica. The step's transaction has one of the connections for background work, so there
 * are fewer places than connections.
 */
const steps = fairQueue('steps of runs', { most: 3, mostPerCaller: 1, places: Infinity, placesPerCaller: Infinity })

/** Thrown to roll a step back, because the run was cancelled or another process has it now. */
class LeaseLost extends Error {}

/**
 * The runs that each process works on. A job gets a copy of the app, so the key is `stopping`, which all copies share.
 */
const working = new WeakMap<AbortController, Map<string, Promise<void>>>()

function runsOf({ stopping }: App): Map<string, Promise<void>> {
  const mine = working.get(stopping) ?? new Map<string, Promise<void>>()
  working.set(stopping, mine)
  return mine
}

/**
 * Works on a run until it is over, waits for a confirmation, or belongs to another process. Never rejects.
 *
 * @param lease if the caller has taken one
 */
export function workOn(app: App, id: string, lease?: string): Promise<void> {
  const mine = runsOf(app)
  const known = mine.get(id)
  if (known) return known
  const work = withoutPatience(() => workWithLease(app, id, lease)).finally(() => mine.delete(id))
  mine.set(id, work)
  return work
}

/** The same, but waits at most this many milliseconds for the end. */
export async function workFor(app: App, id: string, milliseconds: number): Promise<void> {
  const over = new AbortController()
  const timeout = wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([workOn(app, id), timeout])
  over.abort()
}

const isFree = sql<boolean>`(lease_until is null or lease_until < clock_timestamp())`
const free = isFree.as('free')
/** Runs that another replica works on count as turns that were had. */
const turn =
  sql<number>`row_number() over (partition by coalesce(confirmed_by, created_by) order by ${isFree}, tries, id)`.as(
    'turn',
  )

/**
 * Resumes runs that a crash, a restart or a lost database connection interrupted, in the order in which their people take
 * turns: first one of each, then their second ones. Those that were interrupted least often come first, so that a broken
 * one keeps no other waiting. It begins the work and does not wait for its end.
 */
export const resumeRuns = itemJob({
  name: 'take up runs',
  everySeconds: 5,
  due: (db) =>
    db
      .selectFrom((from) =>
        from.selectFrom('runs').select(['id', 'tries', free, turn]).where('state', '=', 'WORKING').as('r'),
      )
      .select('id')
      .where(sql<boolean>`free`)
      .orderBy('turn')
      .orderBy('tries')
      .orderBy('id') as never,
  item: sql`id::text`,
  async work(app, { id }: { readonly id: string }) {
    const mine = runsOf(app)
    if (mine.size >= mostHeld || mine.has(id)) return false
    const lease = await takeLease(app, id)
    if (lease) void workOn(app, id, lease)
    return lease !== undefined
  },
})

const leaseEnd = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

async function workWithLease(app: App, id: string, held: string | undefined): Promise<void> {
  try {
    const lease = app.stopping.signal.aborted ? undefined : (held ?? (await takeLease(app, id)))
    if (!lease) return
    const timer = setInterval(() => void renewLease(app, id, lease), renewEvery)
    try {
      await workThrough(app, id, lease)
    } finally {
      clearInterval(timer)
    }
  } catch (error) {
    if (error instanceof LeaseLost || app.stopping.signal.aborted) return
    app.log.error({ err: error, run: id }, 'a run was interrupted')
  }
}

async function workThrough(app: App, id: string, lease: string): Promise<void> {
  for (;;) {
    const run = await heldRun(app, id, lease)
    if (run?.state !== 'WORKING') return
    // Another process can continue at once, or this one after its restart.
    if (app.stopping.signal.aborted) return endLease(app, id, lease)
    await steps.run(personAsCaller(authorOf(run)), () => doStep(app, run, lease))
  }
}

async function doStep(app: App, run: RunRow, lease: string): Promise<void> {
  const work = { ctx: await actingFor(app, run), run, lease }
  try {
    if (run.tries > mostTries) throw new Refusal('INTERNAL', 'runs_text_broken')
    requireRights(work)
    await traced(
      () => [`step of run ${run.kind}`, { 'run.id': run.id, 'run.kind': run.kind }],
      () => runKind(run.kind).step(work),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await fail(work, error)
  }
}

/**
 * If two processes want a free lease, one gets it: the other finds the row locked. A transaction that works on the run
 * keeps the row locked, so the lease cannot be taken meanwhile, however long the transaction lasts.
 */
async function takeLease({ database }: App, id: string): Promise<string | undefined> {
  const lease = uuidv7()
  const free = database.background
    .selectFrom('runs')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'WORKING')
    .where(isFree)
    .forUpdate()
    .skipLocked()
  const taken = await database.background
    .updateTable('runs')
    .set({ lease, lease_until: leaseEnd, tries: sql`tries + 1` })
    .where('id', 'in', free)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n ? lease : undefined
}

async function renewLease(app: App, id: string, lease: string): Promise<void> {
  const held = app.database.background.selectFrom('runs').select('id').where('id', '=', id).where('lease', '=', lease)
  await app.database.background
    .updateTable('runs')
    .set({ lease_until: leaseEnd })
    .where('id', 'in', held.forUpdate().skipLocked())
    .execute()
    .catch((error: unknown) => app.log.warn({ err: error, run: id }, 'a lease could not be renewed'))
}

async function endLease({ database }: App, id: string, lease: string): Promise<void> {
  await database.background
    .updateTable('runs')
    .set({ lease: null, lease_until: null, tries: 0 })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

const heldRun = ({ database }: App, id: string, lease: string): Promise<RunRow | undefined> =>
  database.background.selectFrom('runs').selectAll().where('id', '=', id).where('lease', '=', lease).executeTakeFirst()

/** The commit runs with the rights, and in the name, of the person who confirmed the dry run. */
const authorOf = (run: RunRow) => run.confirmed_by ?? run.created_by

async function actingFor(app: App, run: RunRow): Promise<Context> {
  const person = await activePerson(app.database.background, authorOf(run))
  const ctx: Context = {
    ...ownContext(app, `run ${run.id}`),
    db: app.database.background,
    viewer: person?.viewer ?? null,
    load: loading(() => ctx),
  }
  return ctx
}

/** Refuses if the person has lost the right to such runs. */
function requireRights({ ctx, run }: Pick<Work, 'ctx' | 'run'>): void {
  if (!runKind(run.kind).permission.allows(ctx.viewer)) throw new Refusal('FORBIDDEN', 'runs_text_rights_ended')
}

type Change = UpdateObject<Tables, 'runs'>
type Patch = Omit<Change, 'id' | 'lease' | 'lease_until' | 'version'>

/**
 * Does one piece of work and updates the run in the same transaction, so both happen or neither does. Everything is
 * rolled back if the run was cancelled, its lease was lost, or its person may no longer do this.
 *
 * @param act the work; the returned values are written to the run
 */
export function advance(work: Work, act: (ctx: Context, run: RunRow) => Promise<Patch>): Promise<RunRow> {
  return command(work.ctx, async (ctx) => {
    const held = await ctx.db
      .selectFrom('runs')
      .selectAll()
      .where('id', '=', work.run.id)
      .where('lease', '=', work.lease)
      .where('state', '=', 'WORKING')
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw new LeaseLost()
    const patch = await act(ctx, held)
    const person = await activePerson(ctx.db, authorOf(held))
    if (patch.state !== 'FAILED') requireRights({ ctx: { ...ctx, viewer: person?.viewer ?? null }, run: held })
    const goesOn = (patch.state ?? 'WORKING') === 'WORKING'
    const isOver = !goesOn && patch.state !== 'CHECKED'
    return changeRun(ctx, held, {
      ...patch,
      tries: 0,
      ...(goesOn ? { lease_until: leaseEnd } : { lease: null, lease_until: null }),
      ...(isOver ? { finished_at: sql<Date>`clock_timestamp()` } : {}),
    })
  })
}

/** Writes the changes of a locked run, and notifies the screens that show it. */
export async function changeRun(ctx: Context, { id }: RunRow, patch: Change): Promise<RunRow> {
  const changed = await ctx.db
    .updateTable('runs')
    .set({ ...patch, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announceChange(ctx, { model: 'RUN', id, version: changed.version, by: null })
  return changed
}

async function fail(work: Work, { code, details: { reason, params, fields } }: Refusal): Promise<void> {
  const [first] = fields ?? []
  const failure = { code, reason, params: params ?? null, field: first?.field ?? null }
  await advance(work, async (ctx, { id }) => {
    await dropFile(ctx, id)
    return { state: 'FAILED', failure: JSON.stringify(failure) }
  })
}

/** Deletes the file of a run, which is no longer needed. */
export const dropFile = (ctx: Context, runId: string) =>
  ctx.db.deleteFrom('run_files').where('run_id', '=', runId).execute()
