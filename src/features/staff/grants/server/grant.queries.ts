import type { Kysely } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../../platform/server/context.ts'
import type { Area } from '../../../../platform/shared/permission.ts'

/** The areas granted to a person, in a fixed order. */
export async function areasOf(db: Kysely<Tables>, userId: string): Promise<Area[]> {
  const rows = await db.selectFrom('grants').select('area').where('user_id', '=', userId).orderBy('area').execute()
  return rows.map(({ area }) => area)
}

/** The same for many people. */
export const areasByUser = defineLoader<string, Area[]>(async (ctx, userIds) => {
  const rows = await ctx.db
    .selectFrom('grants')
    .select(['user_id', 'area'])
    .where('user_id', 'in', userIds)
    .orderBy('area')
    .execute()
  return grouped(userIds, rows, (row) => row.user_id).map((granted) => granted.map(({ area }) => area))
})
