import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listInput, listPageType, pageInput } from '../../../../platform/server/graphql/lists.ts'
import { tableList } from '../../../../platform/server/records/table-list.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { nameOfPerson, User, userById } from '../../persons/server/public.ts'
import { runList, runRowList } from '../run.list.ts'
import { runOperations } from '../run.operations.ts'
import { rowProblems, runKinds, runPhases, runStates } from '../run.values.ts'
import { forgetRows } from './forget.job.ts'
import { existsIn, keptCountOf, problemText, runRows, type StoredRow } from './report.ts'
import { type RunRow, visibleTo } from './run-kinds.ts'
import { cancelRun, confirmRun, failureOf, layoutOf, resultOf, runById } from './runs.ts'
import { resumeRuns } from './work.ts'

export const jobs = [resumeRuns, forgetRows]

const RunKind = enumOf('RunKind', runKinds)
const RunState = enumOf('RunState', runStates)
const RunPhase = enumOf('RunPhase', runPhases)
const RowProblem = enumOf('RunRowProblem', rowProblems)

export const Run = builder.objectRef<RunRow>('Run').implement({
  description: 'Long work: it goes on after its request, and after a restart.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: RunKind }),
    state: t.expose('state', { type: RunState }),
    phase: t.expose('phase', { type: RunPhase }),
    name: t.exposeString('name', { description: 'The name of the record that the run is about.' }),
    targetModel: t.exposeString('target_model', { nullable: true }),
    targetId: t.exposeID('target_id', { nullable: true }),
    fileName: t.exposeString('file_name', { nullable: true }),
    sheet: t.exposeString('sheet', { nullable: true, description: 'The sheet of the file that was read.' }),
    layout: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'How the file was read: sheet, otherSheets, hiddenSheets, titleRow, isSure, columns, furtherColumns, rowsAbove, preview. Columns without a key were ignored.',
      resolve: layoutOf,
    }),
    done: t.exposeInt('done'),
    total: t.exposeInt('total', { nullable: true, description: 'Null while it is unknown.' }),
    result: t.field({ type: 'JSON', description: 'What came of it, or would: numbers by name.', resolve: resultOf }),
    created: t.int({ resolve: (run) => resultOf(run).created ?? 0 }),
    existing: t.int({ resolve: (run) => resultOf(run).existing ?? 0 }),
    repeated: t.int({ resolve: (run) => resultOf(run).repeated ?? 0 }),
    malformed: t.int({ resolve: (run) => resultOf(run).malformed ?? 0 }),
    guessable: t.int({ resolve: (run) => resultOf(run).guessable ?? 0 }),
    failure: t.string({ nullable: true, resolve: (run) => failureOf(run)?.message }),
    failureReason: t.string({
      nullable: true,
      description: "The failure's key, as in the extensions of an error.",
      resolve: (run) => failureOf(run)?.details.reason,
    }),
    failureParams: t.field({
      type: 'JSON',
      nullable: true,
      resolve: (run) => failureOf(run)?.details.params,
    }),
    creator: t.field({ type: User, resolve: async (run, _, ctx) => (await ctx.load(userById, run.created_by))! }),
    createdAt: t.expose('created_at', { type: 'DateTime' }),
    finishedAt: t.expose('finished_at', { type: 'DateTime', nullable: true }),
    version: t.exposeInt('version'),
  }),
})

const list = tableList({
  spec: runList,
  title: 'runs_title',
  operation: runOperations.cmsRuns,
  table: 'runs',
  visibleTo,
  where: { kind: 'kind', state: 'state', createdAt: 'created_at', q: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  columns: {
    _id: { title: 'common_id', cell: ({ id }) => id },
    kind: { title: 'runs_kind', names: 'runs_kind', cell: ({ kind }) => kind },
    name: { title: 'runs_about', cell: ({ name }) => name },
    fileName: { title: 'runs_file', cell: ({ file_name }) => file_name },
    state: { title: 'runs_state', names: 'runs_state', cell: ({ state }) => state },
    done: { title: 'runs_progress', cell: ({ done }) => done },
    total: { title: 'runs_total', cell: ({ total }) => total },
    creator: { title: 'runs_begun_by', personal: true, cell: (run, ctx) => nameOfPerson(ctx, run.created_by) },
    createdAt: { title: 'runs_begun_at', moment: ({ created_at }) => created_at },
    finishedAt: { title: 'runs_finished_at', moment: ({ finished_at }) => finished_at },
  },
})

registerRecordNames('RUN', { nameOf: async (ctx, id) => (await runById(ctx, id).catch(() => null))?.name ?? null })

rootField(runOperations.cmsRuns, {
  description: 'The runs of the kinds that the viewer may begin; of exports, their own.',
  type: listPageType('RunPage', Run),
  input: listInput(runList),
  resolve: (asked, ctx) => list.page(ctx.db, { ...asked, viewer: ctx.viewer }),
})
rootField(runOperations.cmsRun, {
  type: Run,
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => runById(ctx, _id),
})

const RunRowType = builder.objectRef<StoredRow>('RunRow').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    row: t.exposeInt('row', { description: 'Its number in the file.' }),
    cells: t.expose('cells', { type: 'JSON' }),
    problem: t.expose('problem', { type: RowProblem, nullable: true }),
    column: t.exposeString('fault_column', {
      nullable: true,
      description: 'Of a malformed row: the key of the column, or its letters if it has none.',
    }),
    why: t.string({ nullable: true, resolve: (row, _, ctx) => problemText(row, ctx, 'en') }),
    reason: t.exposeString('fault', { nullable: true, description: 'Of a malformed one: the key of the text.' }),
    existsIn: t.string({
      nullable: true,
      description: 'Of an existing row: the title of the voucher that has the code.',
      resolve: (row, _, ctx) => existsIn(row, ctx),
    }),
    firstRow: t.exposeInt('first_row', {
      nullable: true,
      description: 'The number of the earlier row that a repeated row equals.',
    }),
  }),
})

rootField(runOperations.cmsRunRows, {
  description: 'The rows of an import, in the order of the file.',
  type: listPageType('RunRowPage', RunRowType),
  input: z.object({
    runId: recordId(),
    limit: limitInput(runRowList.pageSize),
    page: pageInput(),
    problem: z.enum(rowProblems).meta({ graphql: 'RunRowProblem' }).nullish(),
  }),
  resolve: async ({ runId, limit, page, problem }, ctx) => {
    const total = keptCountOf(await runById(ctx, runId), problem ?? null)
    const asked = { filters: { runId, problem }, sort: runRowList.defaultSort, limit, offset: page * limit, total }
    return runRows.page(ctx.db, asked)
  },
})
rootField(runOperations.cmsConfirmRun, {
  description: 'Lets a dry run commit.',
  type: Run,
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => confirmRun(ctx, _id),
})
rootField(runOperations.cmsCancelRun, {
  description: 'Refused once the run commits or is over.',
  type: Run,
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => cancelRun(ctx, _id),
})
