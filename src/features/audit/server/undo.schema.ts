import { z } from 'zod'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { auditOperations } from '../audit.operations.ts'
import { type RecordModel, recordModels } from '../audit.rules.ts'
import { undoChange } from './undo.ts'

const UndoneRecord = builder.objectRef<{ _id: string; model: RecordModel; version: number }>('UndoneRecord').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    model: t.expose('model', { type: enumOf('RecordModel', recordModels) }),
    version: t.exposeInt('version'),
  }),
})

builder.mutationField('cmsUndo', (t) =>
  t.field({
    operation: auditOperations.cmsUndo,
    description: 'Takes back a status change or a badge assignment of one’s own, unless the record has changed since.',
    input: z.object({ _id: z.uuid(), version: z.number().int().min(1) }),
    type: UndoneRecord,
    args: {
      model: t.arg({ type: enumOf('RecordModel', recordModels), required: true }),
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version that the change left.' }),
    },
    resolve: (_, args, ctx) => undoChange(ctx, args),
  }),
)
