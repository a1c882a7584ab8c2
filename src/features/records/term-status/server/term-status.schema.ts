import { z } from 'zod'
import { listedRecords } from '../../../../platform/server/records/change-listed.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { BulkResult } from '../../../../platform/server/graphql/outcome.ts'
import { version } from '../../../../platform/server/graphql/target.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { exactText, recordId } from '../../../../platform/shared/rules.ts'
import { termStatusOperations } from '../term-status.operations.ts'
import { termStatusChange } from '../term-status.rules.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { liftSuspensions } from './suspension-ends.job.ts'
import './open-reports.schema.ts'
import { setTermStatusOfMany } from './term-status.bulk.ts'
import { setTermStatus } from './term-status.commands.ts'
import { StatusReason } from './term-status.type.ts'
import type { TermStatusResult } from './write-status.ts'

export const jobs = [liftSuspensions]

const TermStatus = enumOf('TermStatus', termStatuses)
const TermModel = enumOf('TermModel', termModels)

const TermStatusRecord = builder.objectRef<TermStatusResult>('TermStatusRecord').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    model: t.expose('model', { type: TermModel }),
    termStatus: t.expose('termStatus', { type: TermStatus }),
    version: t.exposeInt('version'),
    reason: t.expose('reason', { type: [StatusReason] }),
  }),
})

rootField(termStatusOperations.cmsSetTermStatus, {
  type: TermStatusRecord,
  input: z.intersection(
    termStatusChange,
    z.object({
      _id: recordId(),
      model: z.enum(termModels),
      version: version.describe('The version that the decision was based on.'),
    }),
  ),
  resolve: (change, ctx) => setTermStatus(ctx, change),
})

rootField(termStatusOperations.cmsSetTermStatusOfMany, {
  type: BulkResult,
  input: z.intersection(
    termStatusChange,
    listedRecords.extend({
      model: z.enum(termModels),
      of: exactText(100).nullish().describe('The list that the filters belong to; the model’s own if absent.'),
    }),
  ),
  resolve: (change, ctx) => setTermStatusOfMany(ctx, change),
})
