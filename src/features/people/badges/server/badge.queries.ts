import type { Selectable } from 'kysely'
import type { BadgeRegisterForms, Badges } from '../../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../../platform/server/context.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'

export type BadgeRow = Selectable<Badges>
export type RegisterFormRow = Selectable<BadgeRegisterForms>

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
