import { type Selectable, sql } from 'kysely'
import type { ReporterTally } from '../../../../../database/tables.ts'
import { defineLoader, grouped } from '../../../../platform/server/context.ts'

export type Accuracy = Pick<Selectable<ReporterTally>, 'reason' | 'upheld' | 'dismissed'>

/** How often people's reports were upheld, by reason, the most frequent first. */
export const accuracyOf = defineLoader<string, Accuracy[]>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('reporter_tally')
    .selectAll()
    .where('person_id', 'in', ids)
    .where(sql<boolean>`upheld + dismissed > 0`)
    .orderBy(sql`upheld + dismissed`, 'desc')
    .orderBy('reason')
    .execute()
  return grouped(ids, rows, (row) => row.person_id)
})
