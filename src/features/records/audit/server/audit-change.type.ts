import { builder } from '../../../../platform/server/graphql/builder.ts'
import { nameOfValue } from '../../../../platform/server/records/record-names.ts'
import type { AuditChange as Change } from './audit.changes.ts'

export const AuditChange = builder.objectRef<Change>('AuditChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.before }),
    after: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.after }),
    beforeName: t.string({
      nullable: true,
      description: 'The name of the record that the value is the id of.',
      resolve: (change, _, ctx) => nameOfValue(ctx, change.model, change.field, change.before),
    }),
    afterName: t.string({
      nullable: true,
      resolve: (change, _, ctx) => nameOfValue(ctx, change.model, change.field, change.after),
    }),
  }),
})
