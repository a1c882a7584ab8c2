import { type RawBuilder, sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'

/** Whether a record exists for the member who asks: a NORMAL one, and their own that is HIDDEN. */
export const isVisible = (ctx: Context, status: TermStatus, owner: string | null): boolean =>
  status === 'NORMAL' || (status === 'HIDDEN' && owner === actorId(ctx))

/** The same as a condition on columns: `whereVisible(ctx, 'posts.status', 'posts.created_by')`. */
export const whereVisible = (ctx: Context, status: string, owner: string): RawBuilder<boolean> =>
  sql`(${sql.ref(status)} = 'NORMAL' or (${sql.ref(status)} = 'HIDDEN' and ${sql.ref(owner)} = ${actorId(ctx)}))`
