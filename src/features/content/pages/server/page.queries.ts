import type { Selectable } from 'kysely'
import type { Pages, Users } from '../../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { reportTotalOf } from '../../../records/report-targets/server/public.ts'

export type PageRow = Selectable<Pages>

export const pageById = loaderById('pages')

export const reportsOfPage = reportTotalOf('PAGE')

export const adminsOfPage = defineLoader<string, Selectable<Users>[]>(async (ctx, pageIds) => {
  const rows = await ctx.db
    .selectFrom('page_admins')
    .innerJoin('users', 'users.id', 'page_admins.user_id')
    .selectAll('users')
    .select('page_admins.page_id')
    .where('page_admins.page_id', 'in', pageIds)
    .orderBy('users.id')
    .execute()
  return grouped(pageIds, rows, (row) => row.page_id)
})
