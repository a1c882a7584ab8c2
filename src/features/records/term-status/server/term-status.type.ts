import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { seeModerators, termStatuses } from '../../../../platform/shared/permission.ts'
import { nameOfPerson, shownTo, User } from '../../persons/server/public.ts'
import { statusReasons, type StatusReason as Remark } from '../term-status.rules.ts'

export const StatusReason = builder.objectRef<Remark>('StatusReason').implement({
  fields: (t) => ({
    reason: t.exposeString('reason'),
    status: t.expose('status', { type: enumOf('TermStatus', termStatuses) }),
    createdAt: t.field({ type: 'DateTime', resolve: (remark) => new Date(remark.createdAt) }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the suspension was to end by itself.',
      resolve: ({ until }) => (until ? new Date(until) : null),
    }),
    restored: t.boolean({
      description:
        'Set by an undo, by which an earlier status and its reason apply again: `by` did not give the reason.',
      resolve: ({ restored = false }) => restored,
    }),
    by: t.id({ nullable: true, resolve: (remark, _, { viewer }) => (seeModerators.allows(viewer) ? remark.by : null) }),
    byName: t.string({
      nullable: true,
      description: 'Like `by`, null for viewers who may not decide themselves.',
      // A name is not personal data here: see the fields of User.
      resolve: (remark, _, ctx) =>
        remark.by && seeModerators.allows(ctx.viewer) ? nameOfPerson(ctx, remark.by) : null,
    }),
  }),
})

builder.objectFields(User, (t) => ({
  reason: t.field({
    type: [StatusReason],
    visibleTo: shownTo('MODERATION', 'SUPPORT'),
    resolve: (user) => statusReasons(user.reason),
  }),
}))
