import { z } from 'zod'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { auditOperations } from '../audit.operations.ts'
import type { RecordModel as Model } from '../audit.rules.ts'
import { RecordModel, recordModel } from './record-model.ts'
import { undoChange } from './undo.ts'

const UndoneRecord = builder.objectRef<{ _id: string; model: Model; version: number }>('UndoneRecord').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    model: t.expose('model', { type: RecordModel }),
    version: t.exposeInt('version'),
  }),
})

rootField(auditOperations.cmsUndo, {
  description: 'Undoes the viewer’s own status change or badge assignment, unless the record has changed since.',
  type: UndoneRecord,
  input: z.object({
    model: recordModel,
    _id: z.uuid(),
    version: z.number().int().min(1).describe('The version that the change left.'),
  }),
  resolve: (change, ctx) => undoChange(ctx, change),
})
