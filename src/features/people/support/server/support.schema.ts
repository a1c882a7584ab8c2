import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../../../../database/tables.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { correctionList } from '../correction.list.ts'
import { correctionRecord } from '../correction.record.ts'
import { correctionDecision, correctionInput } from '../correction.rules.ts'
import { supportOperations } from '../support.operations.ts'
import { correctionModel, correctPoints, decideCorrection } from './correction.commands.ts'
import { PointCorrection } from './correction.type.ts'
import './member-corrections.schema.ts'
import './member-notices.schema.ts'
import './member-points.schema.ts'

const list = tableList({
  spec: correctionList,
  title: 'support_corrections',
  operation: supportOperations.cmsListPointCorrections,
  table: 'point_corrections',
  where: { status: 'status' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    user: { title: 'support_member', personal: true, cell: (row, ctx) => nameOfPerson(ctx, row.user_id) },
    amount: { title: 'support_points', cell: (row) => row.amount / 100 },
    reason: { title: 'common_reason', cell: (row) => row.reason },
    status: { title: 'common_status', names: 'support_status', cell: (row) => row.status },
    askedBy: { title: 'support_asked_by', personal: true, cell: (row, ctx) => nameOfPerson(ctx, row.asked_by) },
    decidedBy: {
      title: 'support_decided_by',
      personal: true,
      cell: (row, ctx) => row.decided_by && nameOfPerson(ctx, row.decided_by),
    },
    createdAt: { title: 'common_created_at', moment: (row) => row.created_at },
  },
})

const correctionById = loaderById('point_corrections')
registerReading(correctionModel, { record: correctionRecord, rows: correctionById, gone: 'support_text_gone' })
registerRecordNames(correctionModel, {
  nameOf: async (ctx, id) => {
    const row = await ctx.load(correctionById, id)
    return row && nameOfPerson(ctx, row.user_id)
  },
})
addListQuery(list, listPageType('PointCorrectionPage', PointCorrection))

rootField(supportOperations.cmsCorrectPoints, {
  description:
    'Gives a member points, or takes some away; these may become negative. Large amounts wait for a second person.',
  type: PointCorrection,
  input: correctionInput,
  resolve: (correction, ctx) => correctPoints(ctx, correction),
})
rootField(supportOperations.cmsDecidePointCorrection, {
  description: 'Confirms or declines a correction or a refund that waits. Who asked for it may only decline it.',
  type: PointCorrection,
  input: z.intersection(target, correctionDecision),
  resolve: ({ _id, version, ...decision }, ctx) => decideCorrection(ctx, { _id, version }, decision),
})

export const waiting: Feature['waiting'] = [
  { operation: supportOperations.cmsListPointCorrections, count: waitingCorrections },
]

/** Up to a thousand. */
async function waitingCorrections(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from point_corrections where status = 'WAITING' limit 1000) w`.execute(db)
  return rows[0]!.n
}
