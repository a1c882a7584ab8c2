import type { BrokenLink } from '../../../platform/server/audit/verify.ts'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { User, userById } from '../../users/server/public.ts'
import { auditOperations } from '../audit.operations.ts'
import { brokenLink, lastVerification, startVerification, type Verification } from './verification.ts'

const states = ['RUNNING', 'WHOLE', 'BROKEN'] as const
const problems = ['missing', 'unlinked', 'altered'] as const

const BrokenLinkType = builder.objectRef<BrokenLink>('BrokenLink').implement({
  fields: (t) => ({
    chain: t.exposeString('chain'),
    position: t.exposeInt('position'),
    entryId: t.exposeID('id', { nullable: true }),
    problem: t.expose('problem', {
      type: enumOf('BrokenLinkProblem', problems),
      description: 'An entry before it is gone; it does not name the one before it; its content was changed.',
    }),
  }),
})

const AuditVerification = builder.objectRef<Verification>('AuditVerification').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.field({
      type: enumOf('AuditVerificationState', states),
      resolve: (run) => (run.finished_at === null ? 'RUNNING' : run.broken ? 'BROKEN' : 'WHOLE'),
    }),
    entries: t.exposeInt('entries', { description: 'Entries found whole so far.' }),
    chains: t.exposeInt('chains'),
    total: t.exposeInt('total', { description: 'Entries of the log when it began.' }),
    startedAt: t.expose('started_at', { type: 'DateTime' }),
    finishedAt: t.expose('finished_at', { type: 'DateTime', nullable: true }),
    startedBy: t.field({
      type: User,
      nullable: true,
      resolve: (run, _, ctx) => (run.started_by ? ctx.load(userById, run.started_by) : null),
    }),
    broken: t.field({ type: BrokenLinkType, nullable: true, resolve: (run) => brokenLink(run) }),
  }),
})

builder.queryField('cmsAuditVerification', (t) =>
  t.field({
    operation: auditOperations.cmsAuditVerification,
    description: 'The verification of the audit log under way, or else the last one.',
    type: AuditVerification,
    nullable: true,
    resolve: (_, __, ctx) => lastVerification(ctx.db),
  }),
)

builder.mutationField('cmsVerifyAudit', (t) =>
  t.field({
    operation: auditOperations.cmsVerifyAudit,
    description: 'Begins to recompute all chains of the audit log; a large one goes on behind the scenes.',
    type: AuditVerification,
    resolve: (_, __, ctx) => startVerification(ctx),
  }),
)
