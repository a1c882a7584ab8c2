import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { wasThere } from '../../../../platform/server/records/record-store.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import type { WaitingFigure } from '../../../../platform/server/context.ts'
import { registerUndo } from '../../audit/server/public.ts'
import { nameOfPerson } from '../../persons/server/public.ts'
import { changeSetList } from '../change-set.list.ts'
import { changeSetOperations } from '../change-set.operations.ts'
import { plannedOperations } from '../change-set.planned.ts'
import { changeSetRecord } from '../change-set.record.ts'
import { changeSetChange, changeSetForm, sendBackForm } from '../change-set.rules.ts'
import { applyDueChangeSets, approveChangeSet, rollBackChangeSet } from './apply.ts'
import {
  changeSetModel,
  deleteChangeSet,
  planChange,
  sendBackChangeSet,
  unplanChange,
  updateChangeSet,
  withdrawChangeSet,
} from './change-set.commands.ts'
import { changeSetById, scheduledSets, setsToLookAt } from './change-set.queries.ts'
import { ChangeSet } from './change-set.type.ts'

export const jobs = [applyDueChangeSets]
export const waiting: readonly WaitingFigure[] = [
  { operation: changeSetOperations.cmsChangeSets, countFor: setsToLookAt },
]

const reading = registerReading(changeSetModel, {
  record: changeSetRecord,
  rows: changeSetById,
  gone: 'change_sets_text_gone',
})
registerRecordNames(changeSetModel, {
  nameIn: ({ title }) => title,
  nameOf: async (ctx, id) => (await ctx.load(changeSetById, id))?.title ?? null,
  references: { authorId: nameOfPerson, approverId: nameOfPerson },
})

registerUndo({
  model: changeSetModel,
  operation: changeSetOperations.cmsUpdateChangeSet,
  // An approval that the edit ended is not restored.
  run: async (ctx, { before, ...set }) =>
    (await updateChangeSet(ctx, set, changeSetChange.parse({ title: before.title, note: before.note }))).version,
})

const list = tableList({
  spec: changeSetList,
  title: 'change_sets_title',
  operation: changeSetOperations.cmsChangeSets,
  table: 'change_sets',
  where: { q: 'search', status: 'status' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: (row) => row.id },
    title: { title: 'common_title', cell: (row) => row.title },
    changes: { title: 'change_sets_changes', cell: (row) => row.changes },
    status: { title: 'common_status', names: 'change_sets_status', cell: (row) => row.status },
    author: { title: 'change_sets_author', personal: true, cell: (row, ctx) => nameOfPerson(ctx, row.author_id) },
    approver: {
      title: 'change_sets_approver',
      personal: true,
      cell: (row, ctx) => (row.approver_id ? nameOfPerson(ctx, row.approver_id) : ''),
    },
    applyAt: { title: 'change_sets_apply_at', moment: (row) => row.apply_at },
    appliedAt: { title: 'change_sets_applied_at', moment: (row) => row.applied_at },
    createdAt: { title: 'common_created_at', moment: (row) => row.created_at },
  },
})
addListQuery(list, listPageType('ChangeSetPage', ChangeSet))

rootField(changeSetOperations.cmsChangeSet, {
  type: ChangeSet,
  ...recordById(reading),
})
rootField(changeSetOperations.cmsPlanChange, {
  description:
    'Keeps a change in a change set instead of making it: in the set _id, or in a new one with this title. It is tried, and undone, at once.',
  type: ChangeSet,
  input: z.object({
    _id: recordId().nullish(),
    title: changeSetForm.shape.title.nullish(),
    operation: z.enum(plannedOperations).meta({ graphql: 'PlannedOperation' }),
    input: z.record(z.string(), z.unknown()).meta({ graphql: 'JSON' }).describe('The arguments of the operation.'),
  }),
  resolve: ({ _id, title, ...change }, ctx) => planChange(ctx, { _id, title }, change),
})
rootField(changeSetOperations.cmsUnplanChange, {
  description: 'Takes a change out of its set. An approval ends with it.',
  type: ChangeSet,
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => unplanChange(ctx, _id),
})
rootField(changeSetOperations.cmsUpdateChangeSet, {
  description: 'Absent fields keep their values. An approval ends with it.',
  type: ChangeSet,
  input: target.extend(changeSetChange.shape),
  resolve: ({ _id, version, ...change }, ctx) => updateChangeSet(ctx, { _id, version }, change),
})
rootField(changeSetOperations.cmsApproveChangeSet, {
  description: 'Approves what another person wrote. It takes effect at applyAt, or at once.',
  type: ChangeSet,
  input: z.object({
    _id: recordId(),
    version: z.number().int().min(1),
    applyAt: z.date().meta({ graphql: 'DateTime' }).nullish(),
  }),
  resolve: ({ applyAt, ...set }, ctx) => approveChangeSet(ctx, set, applyAt ?? null),
})
rootField(changeSetOperations.cmsWithdrawChangeSet, {
  description: 'Takes an approval back before it takes effect.',
  type: ChangeSet,
  input: target,
  resolve: (set, ctx) => withdrawChangeSet(ctx, set),
})
rootField(changeSetOperations.cmsSendBackChangeSet, {
  description: 'Returns the set of somebody else to them, with what should be different. An approval ends with it.',
  type: ChangeSet,
  input: target.extend(sendBackForm.shape),
  resolve: ({ comment, ...set }, ctx) => sendBackChangeSet(ctx, set, comment),
})
rootField(changeSetOperations.cmsScheduledChanges, {
  description: 'The sets that will change a record, the earliest first.',
  type: [ChangeSet],
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => scheduledSets(ctx.db, _id),
})
rootField(changeSetOperations.cmsRollBackChangeSet, {
  description: 'Takes back everything that the set changed, if each record is still as the set left it.',
  type: ChangeSet,
  input: target,
  resolve: (set, ctx) => rollBackChangeSet(ctx, set),
})
rootField(changeSetOperations.cmsDeleteChangeSet, {
  description: 'For its author, and for ADMIN: deletes a set that did not take effect. False if it was gone already.',
  type: 'Boolean',
  input: target,
  resolve: (set, ctx) => wasThere(deleteChangeSet(ctx, set)),
})
