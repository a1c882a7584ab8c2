import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { sql } from 'kysely'
import type { ErrorCode } from '../shared/refusal.ts'
import type { App, Context, Once } from './context.ts'
import { Refusal, type RefusalDetails } from './refusal.ts'
import { RightsEnded } from './access/rights.ts'
import { seal, sealingKey, unseal } from './access/sealing.ts'

/** Hours that an outcome is kept for a repeated request. */
export const keptHours = 24
/** Outcomes that are kept per person; beyond that, the oldest are deleted. */
export const keptPerPerson = 10_000
/** The largest outcome that is kept, in bytes. */
const keptBytes = 65_536

/** Errors that may be over soon: the change is undone, no outcome is kept, and the same request may succeed later. */
const transient: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED'])

/** The same request for its command of that name, for instance a record's id. */
export function partOf(ctx: Context, part: string): Context {
  return ctx.once ? { ...ctx, once: { ...ctx.once, part } } : ctx
}

export type Outcome<T> = { readonly value: T } | { readonly refusal: RefusalData }
interface RefusalData {
  readonly code: ErrorCode
  readonly message: string
  readonly details: RefusalDetails
}

/** Registers the next command. Throws when there was one of that name: a repeat could not distinguish them. */
export function begin({ part, parts }: Once): void {
  if (parts.has(part)) throw new Error(`a request that makes several commands must name each ("${part}" came twice)`)
  parts.add(part)
}

/**
 * Runs a command, or returns its earlier outcome if it was already done. The outcome is written in the command's own
 * transaction, so a crash leaves both or none; a second request waits for the first by a lock on the outcome's row. An
 * outcome may contain tokens, so it is stored encrypted with the key itself, of which the database only has a hash.
 *
 * @param ctx inside the command's transaction
 * @throws Refusal CONFLICT if the key was used for another request, or the outcome can no longer be read; FORBIDDEN if
 * the person's group, badge or status has changed since; the command's own, which is yet to be stored (`storeRefusal`)
 */
export function runOnce<T>(ctx: Context, once: Once, run: () => Promise<T>): Promise<Outcome<T>> {
  return settle(ctx, once, async () => ({ value: await run() }))
}

/**
 * Stores that a command was refused, in a transaction after the one that was undone.
 *
 * @returns the outcome of a repeat on another replica, if that came in between
 */
export function storeRefusal<T>(ctx: Context, once: Once, { code, message, details }: Refusal): Promise<Outcome<T>> {
  const { requestId } = ctx
  return settle(ctx, once, async () => ({ refusal: { code, message, details: { ...details, requestId } } }))
}

/**
 * Whether an error is an outcome of a command. Rights that ended meanwhile are none, and neither is what says nothing
 * about the change.
 */
export const isOutcome = (error: unknown): error is Refusal =>
  error instanceof Refusal && !(error instanceof RightsEnded) && !transient.has(error.code)

async function settle<T>(ctx: Context, once: Once, find: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const row = { owner: once.owner, key: rowKey(once) }
  const secret = sealingKey(ctx.app.tokenKey, once.key, 'outcome of a command')
  const [first] = once.parts
  if (once.part === first) await makeRoom(ctx, once.owner)
  const claimed = await ctx.db
    .insertInto('idempotency_keys')
    .values({ ...row, request_hash: once.requestHash, viewer: JSON.stringify(ctx.viewer) })
    .onConflict((oc) => oc.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return earlierOutcome(ctx, row, once.requestHash, secret)
  const outcome = await find()
  const bytes = serialize(outcome)
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ response: bytes.length > keptBytes ? null : seal(secret, bytes) })
    .where('owner', '=', row.owner)
    .where('key', '=', row.key)
    .execute()
  return outcome
}

/** The value of an outcome; throws its refusal. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if ('value' in outcome) return outcome.value
  const { code, message, details } = outcome.refusal
  // Uses the stored message: the outcome may come from another version, whose texts are not all known here.
  throw Object.assign(new Refusal(code, details.reason, details), { message })
}

/** The first command is stored under the key alone, as before commands had names. */
function rowKey({ owner, key, part }: Once): string {
  const text = part === '' ? `${owner}\n${key}` : `${owner}\n${key}\n${part}`
  return createHash('sha256').update(text).digest('hex')
}

async function earlierOutcome<T>(
  ctx: Context,
  row: { owner: string; key: string },
  requestHash: Buffer,
  secret: Buffer,
): Promise<Outcome<T>> {
  const earlier = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'viewer', 'response'])
    .where('owner', '=', row.owner)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  if (!Buffer.from(earlier.request_hash).equals(requestHash)) {
    throw new Refusal('CONFLICT', 'platform_text_idempotency_key_reused')
  }
  if (earlier.viewer !== null && earlier.viewer !== JSON.stringify(ctx.viewer))
    throw new Refusal('FORBIDDEN', 'platform_text_rights_changed')
  // Too large to be kept, or sealed by the previous version or with another secret of the application.
  const opened = earlier.response === null ? null : unseal(secret, earlier.response)
  if (opened) return deserialize(opened) as Outcome<T>
  throw new Refusal('CONFLICT', 'platform_text_outcome_not_kept')
}

/** Limits the number of one person's outcomes. Those of a running request are left alone. */
async function makeRoom(ctx: Context, owner: string): Promise<void> {
  await sql`delete from idempotency_keys where (owner, key) in (
      select owner, key from idempotency_keys
      where owner = ${owner} and created_at < (
        select created_at from idempotency_keys where owner = ${owner}
        order by created_at desc offset ${keptPerPerson - 1} limit 1)
      for update skip locked
    )`.execute(ctx.db)
}

const linesOf = new WeakMap<App, Map<string, Promise<void>>>()

/**
 * Requests with the same key on this replica wait for each other here, without holding a connection. Those of other
 * replicas wait for each other in the database.
 */
export async function oneAtATime<T>(app: App, { owner, key }: Once, run: () => Promise<T>): Promise<T> {
  const lines = linesOf.get(app) ?? new Map<string, Promise<void>>()
  linesOf.set(app, lines)
  const name = `${owner}\n${key}`
  const mine = (lines.get(name) ?? Promise.resolve()).then(run)
  const settled = mine.then(
    () => {},
    () => {},
  )
  lines.set(name, settled)
  try {
    return await mine
  } finally {
    if (lines.get(name) === settled) lines.delete(name)
  }
}
