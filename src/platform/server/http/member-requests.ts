import type { Context } from '../context.ts'

type Visit = (ctx: Context) => Promise<void>
const visits: Visit[] = []

/** Calls a feature with each request of a signed-in member, before it is answered. */
export const onMemberRequest = (visit: Visit): void => void visits.push(visit)

/** What fails here is logged, and keeps no request from being answered. */
export async function visited(ctx: Context): Promise<void> {
  // The member does not visit the app by what its backend rehearses.
  if (ctx.audience !== 'MEMBER' || !ctx.viewer || ctx.dryRun) return
  for (const visit of visits)
    await visit(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'a visit could not be recorded'))
}
