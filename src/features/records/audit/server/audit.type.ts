import { User, userById } from '../../persons/server/public.ts'
import { changesShown, nameOfTarget, recordOf, targetInWords } from './audit.changes.ts'
import { AuditChange, BothLanguages, inBoth } from './audit-change.type.ts'
import { AuditEntry } from './audit-entry.ref.ts'

AuditEntry.implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    action: t.exposeString('action'),
    model: t.exposeString('model'),
    targetId: t.exposeString('target_id'),
    targetName: t.string({ nullable: true, resolve: (entry, _, ctx) => nameOfTarget(ctx, entry) }),
    targetWords: t.field({
      type: BothLanguages,
      nullable: true,
      description: 'What the record is called, if it is named by the program, such as a list.',
      resolve: (entry) => inBoth((locale) => targetInWords(entry, locale)),
    }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'Null for actions on the console.',
      resolve: (entry, _, ctx) => (entry.actor_id ? ctx.load(userById, entry.actor_id) : null),
    }),
    changes: t.field({ type: [AuditChange], resolve: (entry, _, ctx) => changesShown(ctx, recordOf(entry), entry) }),
    reason: t.exposeString('reason', { nullable: true }),
    version: t.exposeInt('version', { nullable: true, description: 'The version of the record after the change.' }),
    requestId: t.exposeString('request_id'),
  }),
})
