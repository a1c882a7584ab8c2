import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import type { Operation } from '../../shared/operation.ts'
import { keyAsCaller } from '../access/caller.ts'
import { type Context, type Once, withDb } from '../context.ts'
import { fromStandby } from '../database/standbys/from-standby.ts'
import type { Position } from '../database/standbys/position.ts'
import { oneAtATime } from '../once.ts'
import { malformedAt, Refusal } from '../refusal.ts'
import type { Prepared } from './documents.ts'
import { refuseDryRun, rehearse } from './dry-run.ts'
import { requireAlone } from './mutations.ts'
import { mayComeFromStandby, operationsOf } from './operations-of.ts'
import { memberToRead } from './read-member.ts'

/** A request that asks to run a document. */
export interface ToAnswer {
  readonly request: FastifyRequest
  readonly ctx: Context
  /** SHA-256 of the request, if the body was not JSON. */
  readonly bodyHash: Buffer | undefined
  readonly operationName: string | undefined
  /** Set once it has written: how far a database must be that shows it. */
  written: Position | undefined
}

export interface ToRun {
  readonly schema: GraphQLSchema
  readonly prepared: Prepared
  readonly variables: Record<string, unknown>
  /** What the caller has written. */
  readonly after: Position | null
}

type Execute = (ctx: Context) => Promise<ExecutionResult>

/**
 * Runs the document of a request: a dry run is undone, a mutation is done once, and lists may come from a standby.
 *
 * @param present turns what was thrown into what may be sent
 */
export async function runDocument(
  asked: ToAnswer,
  toRun: ToRun,
  present: (error: unknown) => GraphQLError,
): Promise<ExecutionResult> {
  const { ctx } = asked
  const { prepared, variables, after } = toRun
  const execute: Execute = async (ctx) => {
    const result = await prepared.execute(ctx, variables)
    return result.errors ? { ...result, errors: result.errors.map(present) } : result
  }
  try {
    refuseDryRun(ctx, asked.request)
    const operations = operationsOf(toRun.schema, prepared)
    const mutations = operations.filter(({ kind }) => kind === 'mutation')
    refuseSecretsInSandbox(ctx, mutations)
    const viewer = await memberToRead(ctx, toRun.schema, prepared, variables)
    // Whatever a query does besides reading, it does for the member alone.
    if (viewer) return await rehearse({ ...ctx, viewer }, mutations, execute)
    if (ctx.dryRun) return await rehearse(ctx, mutations, execute)
    if (mayComeFromStandby(operations))
      return await fromStandby(ctx, after, (ctx) => prepared.execute(ctx, variables).then(withoutErrors), {
        otherwise: () => execute(ctx),
      })
    if (mutations.length === 0) return await execute(ctx)
    const result = await change(asked, toRun, mutations, execute)
    // If that fails, nobody knows what its sender must see next: it is answered like a commit that nobody confirmed.
    asked.written = await ctx.app.database.standbys?.written()
    return result
  } catch (error) {
    return { errors: [present(error)] }
  }
}

/** Any error of a standby's answer may come from its being a standby, or from what it does not have yet. */
function withoutErrors(result: ExecutionResult): ExecutionResult {
  const [error] = result.errors ?? []
  if (error) throw error.originalError ?? error
  return result
}

async function change(
  asked: ToAnswer,
  toRun: ToRun,
  mutations: readonly Operation[],
  execute: Execute,
): Promise<ExecutionResult> {
  const { ctx } = asked
  const repeatable = !mutations.some((mutation) => mutation.provesSecret)
  const key = repeatable ? keyOf(asked) : null
  requireAlone(mutations, key !== null)
  if (key === null) return execute(ctx)
  const once: Once = { ...key, requestHash: requestHash(asked, toRun), part: '', parts: new Set() }
  return oneAtATime(ctx.app, once, () => execute(withDb({ ...ctx, once }, ctx.db)))
}

/** Staff who look into the sandbox sign in, and change their password, outside of it. */
function refuseSecretsInSandbox({ app, audience }: Context, mutations: readonly Operation[]): void {
  if (app.sandbox && audience === 'STAFF' && mutations.some(({ provesSecret }) => provesSecret))
    throw new Refusal('FORBIDDEN', 'platform_text_not_in_sandbox')
}

/** The Idempotency-Key. Ignored for callers who are not signed in: they could fill the table. */
function keyOf({ request, ctx }: ToAnswer): Pick<Once, 'owner' | 'key'> | null {
  const key = request.headers['idempotency-key']
  const owner = ctx.viewer?._id ?? (ctx.key && keyAsCaller(ctx.key.id))
  if (key === undefined || !owner) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw malformedAt('Idempotency-Key', 'must be 8 to 200 visible characters')
  return { owner, key }
}

function requestHash({ bodyHash, operationName }: ToAnswer, { prepared, variables }: ToRun): Buffer {
  if (bodyHash) return bodyHash
  return createHash('sha256')
    .update(JSON.stringify([prepared.operation.loc?.source.body, operationName, variables]))
    .digest()
}
