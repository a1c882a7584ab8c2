import { auditProblems, type BrokenPlace } from '../../../../platform/server/audit/broken.ts'
import type { Checkpoint } from '../../../../platform/server/audit/checkpoint.ts'
import { hex } from '../../../../platform/server/audit/checkpoint-hash.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { User, userById } from '../../persons/server/public.ts'
import { auditOperations } from '../audit.operations.ts'
import {
  brokenPlaces,
  comparedCheckpoint,
  lastVerification,
  startVerification,
  type Verification,
} from './verification.ts'

const states = ['RUNNING', 'WHOLE', 'BROKEN'] as const

const BrokenPlaceType = builder.objectRef<BrokenPlace>('BrokenPlace').implement({
  description: 'A place where the audit log is inconsistent.',
  fields: (t) => ({
    problem: t.expose('problem', { type: enumOf('AuditProblem', auditProblems) }),
    chain: t.exposeString('chain', { nullable: true, description: 'Null when the problem is in a checkpoint itself.' }),
    first: t.exposeInt('first', {
      description: 'From `first` to `last`: positions in the chain, or numbers of checkpoints.',
    }),
    last: t.exposeInt('last'),
    checkpoint: t.exposeInt('checkpoint', { nullable: true, description: 'The checkpoint that proves it.' }),
  }),
})

const AuditCheckpointType = builder.objectRef<Checkpoint>('AuditCheckpoint').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    entries: t.exposeInt('entries', { description: 'Entries of the log that this and the earlier checkpoints cover.' }),
    hash: t.string({ resolve: ({ hash: bytes }) => hex(bytes) }),
  }),
})

const AuditVerification = builder.objectRef<Verification>('AuditVerification').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.field({
      type: enumOf('AuditVerificationState', states),
      resolve: (run) => (run.finished_at === null ? 'RUNNING' : run.broken ? 'BROKEN' : 'WHOLE'),
    }),
    entries: t.exposeInt('entries', { description: 'Entries that have been checked so far.' }),
    chains: t.exposeInt('chains'),
    total: t.exposeInt('total', { description: 'Entries of the log when the verification began.' }),
    startedAt: t.expose('started_at', { type: 'DateTime' }),
    finishedAt: t.expose('finished_at', { type: 'DateTime', nullable: true }),
    startedBy: t.field({
      type: User,
      nullable: true,
      resolve: (run, _, ctx) => (run.started_by ? ctx.load(userById, run.started_by) : null),
    }),
    checkpoint: t.field({
      type: AuditCheckpointType,
      nullable: true,
      description: 'The newest checkpoint that it compared with.',
      resolve: (run, _, ctx) => comparedCheckpoint(ctx.db, run),
    }),
    found: t.exposeInt('found', { description: 'Number of inconsistent places.' }),
    broken: t.field({
      type: [BrokenPlaceType],
      description: 'The first hundred of them.',
      resolve: (run) => brokenPlaces(run),
    }),
  }),
})

rootField(auditOperations.cmsAuditVerification, {
  description: 'The running verification of the audit log, else the last one.',
  type: AuditVerification,
  nullable: true,
  resolve: (_, ctx) => lastVerification(ctx.db),
})

rootField(auditOperations.cmsVerifyAudit, {
  description: 'Starts to recompute the audit log’s checkpoints and chains; a large log is verified in the background.',
  type: AuditVerification,
  resolve: (_, ctx) => startVerification(ctx),
})
