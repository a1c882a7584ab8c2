import { auditProblems, type BrokenPlace } from '../../../platform/server/audit/broken.ts'
import type { Checkpoint } from '../../../platform/server/audit/checkpoint.ts'
import { hex } from '../../../platform/server/audit/checkpoint-hash.ts'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { User, userById } from '../../users/server/public.ts'
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
  description: 'Where the audit log does not hold.',
  fields: (t) => ({
    problem: t.expose('problem', { type: enumOf('AuditProblem', auditProblems) }),
    chain: t.exposeString('chain', { nullable: true, description: 'Null where the problem is a checkpoint’s own.' }),
    first: t.exposeInt('first', { description: 'From this to `last`: entries of the chain, else checkpoints.' }),
    last: t.exposeInt('last'),
    checkpoint: t.exposeInt('checkpoint', { nullable: true, description: 'The checkpoint that shows it.' }),
  }),
})

const AuditCheckpointType = builder.objectRef<Checkpoint>('AuditCheckpoint').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    entries: t.exposeInt('entries', { description: 'Entries of the log that it and those before it cover.' }),
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
    entries: t.exposeInt('entries', { description: 'Entries that were looked at so far.' }),
    chains: t.exposeInt('chains'),
    total: t.exposeInt('total', { description: 'Entries of the log when it began.' }),
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
    found: t.exposeInt('found', { description: 'Places that do not hold.' }),
    broken: t.field({
      type: [BrokenPlaceType],
      description: 'The first hundred of them.',
      resolve: (run) => brokenPlaces(run),
    }),
  }),
})

rootField(auditOperations.cmsAuditVerification, {
  description: 'The verification of the audit log under way, or else the last one.',
  type: AuditVerification,
  nullable: true,
  resolve: (_, ctx) => lastVerification(ctx.db),
})

rootField(auditOperations.cmsVerifyAudit, {
  description: 'Begins to recompute the audit log’s checkpoints and chains; a large one goes on behind the scenes.',
  type: AuditVerification,
  resolve: (_, ctx) => startVerification(ctx),
})
