import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import { bulkBatch } from '../../../../platform/server/records/change-each.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { BulkOutcome } from '../../../../platform/server/graphql/outcome.ts'
import { auditOperations } from '../audit.operations.ts'
import { RecordModel, recordModel } from './record-model.ts'
import { undoChange, undoChanges } from './undo.ts'

const UndoneRecord = builder.objectRef<{ _id: string; model: string; version: number }>('UndoneRecord').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    model: t.expose('model', { type: RecordModel }),
    version: t.exposeInt('version'),
  }),
})

const change = {
  _id: recordId(),
  version: z.number().int().min(1).describe('The version that the change left.'),
}

rootField(auditOperations.cmsUndo, {
  description: 'Undoes the viewer’s own status change or badge assignment, unless the record has changed since.',
  type: UndoneRecord,
  input: z.object({ model: recordModel, ...change }),
  resolve: (change, ctx) => undoChange(ctx, change),
})

rootField(auditOperations.cmsUndoMany, {
  description: 'The same for a change of many records. Each has its own outcome.',
  type: [BulkOutcome],
  input: z.object({
    model: recordModel,
    changes: z
      .array(z.object(change).meta({ graphql: 'UndoneChange' }))
      .min(1)
      .max(bulkBatch),
  }),
  resolve: ({ model, changes }, ctx) => undoChanges(ctx, model, changes),
})
