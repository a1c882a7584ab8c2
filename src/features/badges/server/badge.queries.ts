import type { Kysely, Selectable } from 'kysely'
import type { BadgeRegisterForms, Badges, Tables } from '../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../platform/server/context.ts'
import type { ListPage } from '../../../platform/server/graphql/lists.ts'
import { listPage } from '../../../platform/server/list-page.ts'
import { loaderById } from '../../../platform/server/loader-by-id.ts'
import { contains } from '../../../platform/server/search.ts'
import type { FilterValues, Sort } from '../../../platform/shared/list.ts'
import type { badgeList } from '../badge.list.ts'

export type BadgeRow = Selectable<Badges>
export type RegisterFormRow = Selectable<BadgeRegisterForms>

const sortColumn = { TITLE: 'title_sort', STATUS: 'status' } as const

/** Badges are few: they are searched and counted as they are. */
export function pageOfBadges(
  db: Kysely<Tables>,
  list: {
    filters: FilterValues<(typeof badgeList)['filters']>
    sort: Sort<keyof typeof sortColumn>
    limit: number
    offset: number
  },
): ListPage<BadgeRow> {
  let matching = db.selectFrom('badges')
  if (list.filters.q) matching = matching.where(contains('badges.title_search', list.filters.q))
  if (list.filters.status) matching = matching.where('status', '=', list.filters.status)
  return listPage({
    dir: list.sort.dir,
    limit: list.limit,
    offset: list.offset,
    count: async () => (await matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n,
    read: (dir, limit, offset) =>
      matching
        .selectAll()
        .orderBy(sortColumn[list.sort.type], dir)
        .orderBy('id', dir)
        .limit(limit)
        .offset(offset)
        .execute(),
  })
}

export const badgeById = loaderById('badges')

export const registerFormsOfBadge = defineLoader<string, RegisterFormRow[]>(async (ctx, badgeIds) => {
  const rows = await ctx.db
    .selectFrom('badge_forms')
    .innerJoin('badge_register_forms', 'badge_register_forms.id', 'badge_forms.form_id')
    .selectAll('badge_register_forms')
    .select('badge_forms.badge_id')
    .where('badge_forms.badge_id', 'in', badgeIds)
    .orderBy('badge_forms.position')
    .execute()
  return grouped(badgeIds, rows, (row) => row.badge_id)
})
