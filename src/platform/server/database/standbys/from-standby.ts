import { type Context, withDb } from '../../context.ts'
import type { Position } from './position.ts'
import type { ReadBy } from './standby.ts'

interface How<T> {
  /** Reads from the primary, if not in the same way. */
  readonly otherwise?: () => Promise<T>
  readonly by?: ReadBy
}

/**
 * Reads what may be some seconds old from a standby, if there is one that has what the reader wrote; else from the primary.
 * Nothing is decided on it.
 *
 * @param after what the reader wrote
 * @param read is repeated by the primary if a standby fails
 */
export async function fromStandby<T>(
  ctx: Context,
  after: Position | null,
  read: (ctx: Context) => Promise<T>,
  { otherwise = () => read(ctx), by }: How<T> = {},
): Promise<T> {
  const found = await ctx.app.database.standbys?.reading(after, (db) => read(withDb(ctx, db)), by)
  return found ? found.value : otherwise()
}
