import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { requireRecord } from '../../../../platform/server/records/record-reading.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { changesSince } from '../../../../platform/server/records/version.ts'
import type { FieldChange } from '../../../../platform/shared/refusal.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { auditOperations } from '../audit.operations.ts'
import { readPermission } from '../audit.rules.ts'
import { recordModel } from './record-model.ts'

export const FieldDifference = builder.objectRef<FieldChange>('FieldDifference').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    seen: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.seen }),
    now: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.now }),
    seenName: t.exposeString('seenName', { nullable: true }),
    nowName: t.exposeString('nowName', { nullable: true }),
    by: t.string({
      nullable: true,
      description: 'Who changed it last; null for a job or the console, and for those who may not see who moderates.',
      resolve: ({ by }) => by,
    }),
    at: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The moment of that change.',
      resolve: ({ at }) => (at ? new Date(at) : null),
    }),
  }),
})

const Difference = builder.objectRef<{ version: number; changes: FieldChange[] }>('Difference').implement({
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The current version of the record.' }),
    changes: t.expose('changes', { type: [FieldDifference] }),
  }),
})

rootField(auditOperations.cmsChangesSince, {
  description: 'The changes of a record since the version that the viewer saw.',
  type: Difference,
  input: z.object({ model: recordModel, _id: recordId(), version: z.number().int().min(0) }),
  async resolve({ model, _id, version }, ctx) {
    requirePermission(ctx, readPermission(model))
    await requireRecord(ctx, { model, id: _id })
    return changesSince(ctx, { model, id: _id }, version)
  },
})
