import { builder } from '../../../platform/server/graphql/builder.ts'
import { User, userById } from '../../users/server/public.ts'
import { type AuditChange, changesOf, nameOfTarget, nameOfValue } from './audit.changes.ts'
import { AuditEntry } from './audit-entry.ref.ts'

const Change = builder.objectRef<AuditChange>('AuditChange').implement({
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

AuditEntry.implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    action: t.exposeString('action'),
    model: t.exposeString('model'),
    targetId: t.exposeString('target_id'),
    targetName: t.string({ nullable: true, resolve: (entry, _, ctx) => nameOfTarget(ctx, entry) }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'Null for actions on the console.',
      resolve: (entry, _, ctx) => (entry.actor_id ? ctx.load(userById, entry.actor_id) : null),
    }),
    changes: t.field({ type: [Change], resolve: (entry) => changesOf(entry) }),
    reason: t.exposeString('reason', { nullable: true }),
    version: t.exposeInt('version', { nullable: true, description: 'The version of the record after the change.' }),
    requestId: t.exposeString('request_id'),
  }),
})
