import { z } from 'zod'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { requirePermission } from '../../../platform/server/rights.ts'
import { changesSince } from '../../../platform/server/version.ts'
import type { FieldChange } from '../../../platform/shared/refusal.ts'
import { auditOperations } from '../audit.operations.ts'
import { readPermission } from '../audit.rules.ts'
import { recordModel } from './record-model.ts'
import { nameOfValue } from './audit.changes.ts'

interface FieldDifference extends FieldChange {
  readonly model: string
}

const FieldDifferenceType = builder.objectRef<FieldDifference>('FieldDifference').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    seen: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.seen }),
    now: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.now }),
    seenName: t.string({
      nullable: true,
      resolve: (change, _, ctx) => nameOfValue(ctx, change.model, change.field, change.seen),
    }),
    nowName: t.string({
      nullable: true,
      resolve: (change, _, ctx) => nameOfValue(ctx, change.model, change.field, change.now),
    }),
  }),
})

const Difference = builder.objectRef<{ version: number; changes: FieldDifference[] }>('Difference').implement({
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The current version of the record.' }),
    changes: t.expose('changes', { type: [FieldDifferenceType] }),
  }),
})

rootField(auditOperations.cmsChangesSince, {
  description: 'The changes of a record since the version that the viewer saw.',
  type: Difference,
  input: z.object({ model: recordModel, _id: z.uuid(), version: z.number().int().min(0) }),
  async resolve({ model, _id, version }, ctx) {
    requirePermission(ctx, readPermission(model))
    const since = await changesSince(ctx, { model, id: _id }, version)
    return { version: since.version, changes: since.changes.map((change) => ({ ...change, model })) }
  },
})
