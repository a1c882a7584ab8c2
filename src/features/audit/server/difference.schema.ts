import { z } from 'zod'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { changesSince } from '../../../platform/server/version.ts'
import { type FieldChange, Refusal } from '../../../platform/shared/refusal.ts'
import { auditOperations } from '../audit.operations.ts'
import { recordModels, readPermission } from '../audit.rules.ts'
import { nameOfValue } from './audit.changes.ts'

const FieldDifference = builder.objectRef<FieldChange>('FieldDifference').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    seen: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.seen }),
    now: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.now }),
    seenName: t.string({ nullable: true, resolve: (change, _, ctx) => nameOfValue(ctx, change.field, change.seen) }),
    nowName: t.string({ nullable: true, resolve: (change, _, ctx) => nameOfValue(ctx, change.field, change.now) }),
  }),
})

const Difference = builder.objectRef<{ version: number; changes: FieldChange[] }>('Difference').implement({
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that the record has now.' }),
    changes: t.expose('changes', { type: [FieldDifference] }),
  }),
})

builder.queryField('cmsChangesSince', (t) =>
  t.field({
    operation: auditOperations.cmsChangesSince,
    description: 'What changed in a record since the version that somebody saw.',
    input: z.object({ _id: z.uuid(), version: z.number().int().min(0) }),
    type: Difference,
    args: {
      model: t.arg({ type: enumOf('RecordModel', recordModels), required: true }),
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: (_, { model, _id, version }, ctx) => {
      if (!readPermission[model].allows(ctx.viewer)) throw new Refusal('FORBIDDEN', 'Permission Denied!')
      return changesSince(ctx, { model, id: _id }, version)
    },
  }),
)
