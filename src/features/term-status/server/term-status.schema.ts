import { z } from 'zod'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import { termStatuses } from '../../../platform/shared/permission.ts'
import { termStatusOperations } from '../term-status.operations.ts'
import { termModels, termStatusChange } from '../term-status.rules.ts'
import { type Outcome, setTermStatusOfMany } from './term-status.bulk.ts'
import { setTermStatus, type TermStatusResult } from './term-status.commands.ts'
import { StatusReason } from './term-status.type.ts'

const TermStatus = enumOf('TermStatus', termStatuses)
const TermModel = enumOf('TermModel', termModels)

const TermStatusRecord = builder.objectRef<TermStatusResult>('TermStatusRecord').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    model: t.expose('model', { type: TermModel }),
    termStatus: t.expose('termStatus', { type: TermStatus }),
    version: t.exposeInt('version'),
    reason: t.expose('reason', { type: [StatusReason] }),
  }),
})

const BulkOutcome = builder.objectRef<Outcome>('BulkOutcome').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    ok: t.exposeBoolean('ok'),
    code: t.exposeString('code', { nullable: true }),
    message: t.exposeString('message', { nullable: true }),
  }),
})

const BulkResult = builder.objectRef<{ outcomes: Outcome[]; next: string | null }>('BulkResult').implement({
  fields: (t) => ({
    outcomes: t.expose('outcomes', { type: [BulkOutcome] }),
    next: t.exposeID('next', { nullable: true, description: 'Where the next call goes on; null at the end.' }),
  }),
})

builder.mutationFields((t) => ({
  cmsSetTermStatus: t.field({
    operation: termStatusOperations.cmsSetTermStatus,
    input: z.intersection(termStatusChange, z.object({ _id: z.uuid() })),
    type: TermStatusRecord,
    args: {
      _id: t.arg.id({ required: true }),
      termStatus: t.arg({ type: TermStatus, required: true }),
      model: t.arg({ type: TermModel, required: true }),
      reason: t.arg.string(),
      version: t.arg.int({ description: 'The version that the decision was made on.' }),
    },
    resolve: (_, args, ctx) => setTermStatus(ctx, { ...args, reason: args.reason ?? null }),
  }),
  cmsSetTermStatusOfMany: t.field({
    operation: termStatusOperations.cmsSetTermStatusOfMany,
    input: z.intersection(
      termStatusChange,
      z.object({ ids: z.array(z.uuid()).min(1).nullish(), after: z.uuid().nullish() }),
    ),
    type: BulkResult,
    args: {
      model: t.arg({ type: TermModel, required: true }),
      ids: t.arg.idList(),
      list: t.arg({ type: 'JSON', description: 'Filters of the list, for all that match.' }),
      after: t.arg.id(),
      termStatus: t.arg({ type: TermStatus, required: true }),
      reason: t.arg.string(),
    },
    resolve: (_, args, ctx) => setTermStatusOfMany(ctx, { ...args, reason: args.reason ?? null }),
  }),
}))
