import type { FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type { Operation } from '../../shared/operation.ts'
import { type Context, withDb } from '../context.ts'
import { invalid, malformedAt, Refusal, signInFirst } from '../refusal.ts'
import { Rehearsal } from '../rehearsal.ts'

const header = 'Dry-Run'

/**
 * Refuses the header to those who may not rehearse. If it were ignored, they would believe that nothing was done.
 *
 * @throws Refusal
 */
export function refuseDryRun(ctx: Context, { headers }: FastifyRequest): void {
  const asked = headers[header.toLowerCase()]
  if (asked === undefined) return
  if (asked !== '1') throw malformedAt(header, 'must be 1')
  if (ctx.dryRun) return
  if (!ctx.viewer && !ctx.key) throw signInFirst(ctx.tokenProblem)
  throw new Refusal('FORBIDDEN', 'platform_text_dry_run_for_keys')
}

/**
 * Runs a document so that nothing of it lasts. A mutation is answered as if it had been done, and its extensions say what
 * would have come of it. Queries may write, too: opening the wheel gives turns.
 *
 * @throws Refusal for what has no dry run
 */
export async function rehearse(
  ctx: Context,
  mutations: readonly Operation[],
  execute: (ctx: Context) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const secret = mutations.find(({ provesSecret, givesSecret }) => provesSecret || givesSecret)
  if (secret) throw new Refusal('FORBIDDEN', 'platform_text_dry_run_of_secret', { params: { operation: secret.name } })
  if (mutations.length > 1) throw invalid(header, 'platform_text_dry_run_one_mutation')
  const rehearsal = new Rehearsal(ctx.db, mutations.length > 0 ? 'mutation' : 'query')
  try {
    const result = await execute(withDb({ ...ctx, rehearsal }, rehearsal.db))
    if (rehearsal.kind === 'query') return result
    return { ...result, extensions: { ...result.extensions, dryRun: rehearsal.told } }
  } finally {
    await rehearsal.end()
  }
}
