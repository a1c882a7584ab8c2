import { builder, enumNamed, enumOf } from '../../../../platform/server/graphql/builder.ts'
import type { FieldIssue } from '../../../../platform/shared/refusal.ts'
import { AuditChange, changesShown, FieldDifference } from '../../audit/server/public.ts'
import { User, userById } from '../../persons/server/public.ts'
import { changeSetStatuses } from '../change-set.list.ts'
import { plannedOperations } from '../change-set.planned.ts'
import { overtakenFields } from './overtaken.ts'
import {
  type ChangeSetRow,
  currentVersion,
  type Effect,
  isCreation,
  isPlanned,
  type ItemRow,
  itemsBySet,
} from './change-set.queries.ts'

const Status = enumOf('ChangeSetStatus', changeSetStatuses)

const ChangeSetEffect = builder.objectRef<Effect>('ChangeSetEffect').implement({
  description: 'What a change does to one record.',
  fields: (t) => ({
    model: t.exposeString('model'),
    targetId: t.exposeID('targetId'),
    name: t.exposeString('name'),
    changes: t.field({
      type: [AuditChange],
      resolve: ({ model, targetId: id, ...effect }, _, ctx) => changesShown(ctx, { model, id }, effect),
    }),
  }),
})

const ChangeSetItem = builder.objectRef<ItemRow>('ChangeSetItem').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    operation: t.field({
      type: enumNamed('PlannedOperation', plannedOperations),
      nullable: true,
      description: 'Null if the application no longer has it: then the change cannot take effect.',
      resolve: ({ operation }) => (isPlanned(operation) ? operation : null),
    }),
    model: t.exposeString('model'),
    targetId: t.exposeID('target_id'),
    name: t.exposeString('name'),
    creates: t.boolean({
      description: 'Whether it creates its record, which has the id targetId from then on.',
      resolve: isCreation,
    }),
    effects: t.field({
      type: [ChangeSetEffect],
      description: 'What it does to its record, and to others.',
      resolve: (item) => [...item.effects],
    }),
    outdated: t.boolean({
      description:
        'Whether somebody else has changed one of its fields since, or the record is gone: then the change cannot take effect.',
      resolve: async (item, _, ctx) =>
        item.applied === null &&
        !isCreation(item) &&
        ((await ctx.load(currentVersion, item)) === null || (await ctx.load(overtakenFields, item)).length > 0),
    }),
    overtaken: t.field({
      type: [FieldDifference],
      description: 'What others changed in the fields of this change since it was written.',
      resolve: async (item, _, ctx) => [...(await ctx.load(overtakenFields, item))],
    }),
  }),
})

const ChangeSetFailure = builder.objectRef<FieldIssue>('ChangeSetFailure').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'changes.<id> of the change that was refused, or empty.' }),
    reason: t.string({ description: 'The key of the text.', resolve: ({ reason }) => reason ?? '' }),
    params: t.field({ type: 'JSON', nullable: true, resolve: ({ params }) => params }),
    message: t.exposeString('message', { description: 'The text in English.' }),
  }),
})

export const ChangeSet = builder.objectRef<ChangeSetRow>('ChangeSet').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title'),
    note: t.exposeString('note'),
    status: t.field({ type: Status, resolve: (row) => row.status as never }),
    changes: t.exposeInt('changes'),
    items: t.field({ type: [ChangeSetItem], resolve: (row, _, ctx) => ctx.load(itemsBySet, row.id) }),
    author: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.author_id))! }),
    approver: t.field({
      type: User,
      nullable: true,
      resolve: (row, _, ctx) => (row.approver_id ? ctx.load(userById, row.approver_id) : null),
    }),
    approvedAt: t.expose('approved_at', { type: 'DateTime', nullable: true }),
    applyAt: t.expose('apply_at', { type: 'DateTime', nullable: true }),
    appliedAt: t.expose('applied_at', { type: 'DateTime', nullable: true }),
    rolledBackBy: t.field({
      type: User,
      nullable: true,
      resolve: (row, _, ctx) => (row.rolled_back_by ? ctx.load(userById, row.rolled_back_by) : null),
    }),
    rolledBackAt: t.expose('rolled_back_at', { type: 'DateTime', nullable: true }),
    failure: t.field({
      type: [ChangeSetFailure],
      description: 'Why a scheduled set did not take effect.',
      resolve: (row) => (row.failure ?? []) as FieldIssue[],
    }),
    sentBackBy: t.field({
      type: User,
      nullable: true,
      description: 'Who returned it to its author, until it is edited, approved or withdrawn.',
      resolve: (row, _, ctx) => (row.sent_back_by ? ctx.load(userById, row.sent_back_by) : null),
    }),
    sentBackAt: t.expose('sent_back_at', { type: 'DateTime', nullable: true }),
    sentBackComment: t.exposeString('sent_back_comment', { nullable: true }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
})
