import { createHash } from 'node:crypto'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import { Refusal } from '../../shared/refusal.ts'
import { type Context, withDb } from '../context.ts'
import { seal, sealingKey, unseal } from '../sealing.ts'

/** Hours that an answer is kept for a repeated request. */
export const keptHours = 24

/** Faults: all is undone and nothing is kept, since the same request may succeed when it is sent again. */
const faults = new Set(['INTERNAL', 'UNAVAILABLE'])
/** The same may succeed later here too, but what was counted stays counted: a key must not hide failed sign-ins. */
const passing = new Set(['RATE_LIMITED', 'UNAUTHENTICATED'])

class NotKept extends Error {
  readonly result: ExecutionResult
  constructor(result: ExecutionResult) {
    super('the outcome is not kept')
    this.result = result
  }
}

/**
 * Runs a mutation at most once for its Idempotency-Key: the mutation and the note of its answer are one transaction,
 * so a crash leaves both or none. A second request with the key waits for the first one, then gets its answer; with
 * another body it is refused. An answer may hold tokens, so it is stored encrypted under the key itself, which the
 * database never sees: it keeps a hash of it.
 *
 * @param requestHash SHA-256 of what was asked
 * @throws Refusal CONFLICT if the key was used for another request
 */
export async function onlyOnce(
  ctx: Context,
  key: string,
  requestHash: Buffer,
  run: (ctx: Context) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const owner = ctx.viewer?._id ?? ''
  const row = { owner, key: createHash('sha256').update(`${owner}\n${key}`).digest('hex') }
  const secret = sealingKey(ctx.app.tokenKey, key, 'idempotent answer')
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const claimed = await trx
        .insertInto('idempotency_keys')
        .values({ ...row, request_hash: requestHash })
        .onConflict((oc) => oc.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (!claimed) {
        const earlier = await trx
          .selectFrom('idempotency_keys')
          .selectAll()
          .where('owner', '=', owner)
          .where('key', '=', row.key)
          .executeTakeFirstOrThrow()
        if (!Buffer.from(earlier.request_hash).equals(requestHash)) {
          throw new Refusal('CONFLICT', 'This Idempotency-Key was used for another request.', {
            reason: 'idempotencyKeyReused',
          })
        }
        return revived(unseal(secret, earlier.response!))
      }
      const result = await run(withDb(ctx, trx))
      const failedBy = (codes: ReadonlySet<string>) =>
        result.errors?.some((error) => codes.has(String(error.extensions.code)))
      if (failedBy(faults)) throw new NotKept(result)
      if (failedBy(passing))
        await trx.deleteFrom('idempotency_keys').where('owner', '=', owner).where('key', '=', row.key).execute()
      else {
        await trx
          .updateTable('idempotency_keys')
          .set({ response: seal(secret, JSON.stringify(result)) })
          .where('owner', '=', owner)
          .where('key', '=', row.key)
          .execute()
      }
      return result
    })
  } catch (error) {
    if (error instanceof NotKept) return error.result
    throw error
  }
}

/** The answer as it was given, its errors ready to be presented again. */
function revived(text: string): ExecutionResult {
  const { errors, ...result } = JSON.parse(text) as Omit<ExecutionResult, 'errors'> & {
    errors?: GraphQLFormattedError[]
  }
  const again = ({ message, locations, path, extensions }: GraphQLFormattedError) =>
    Object.assign(new GraphQLError(message, { path, extensions }), { locations })
  return errors ? { ...result, errors: errors.map(again) } : result
}
