import type { RunState } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/runs.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { Headline } from '../../../../platform/web/list/headline.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { runList } from '../run.list.ts'
import { runOperations } from '../run.operations.ts'
import { type RunInfo, runDetail, runModel } from './run-cache.ts'
import { doneText, RunProgress } from './run-progress.tsx'
import { kindName, stateName, stateTone } from './run-words.ts'
import { runsDocument } from './run.documents.ts'

export const runName = ({ kind, name, fileName }: RunInfo) =>
  [kindName(kind), name || fileName].filter(Boolean).join(': ')

const load = loadPage(runList, runsDocument)

export const runListing = declareList({
  spec: runList,
  operation: runOperations.cmsRuns,
  load,
  title: m.runs_title,
  model: runModel,
  detail: runDetail,
  exports: true,
  exportsToo: ['fileName', 'total'],
  nameOf: runName,
  empty: m.runs_empty,
  filters: {
    kind: { label: m.runs_kind, nameOf: kindName },
    state: { label: m.runs_state, nameOf: stateName },
    createdAt: { label: m.runs_begun_at },
    q: { label: m.runs_search },
  },
  sorts: { CREATED_AT: m.runs_begun_at },
  columns: [
    {
      key: 'kind',
      title: m.runs_kind,
      opens: true,
      grows: true,
      cell: ({ kind, name, fileName }) => (
        <Headline title={kindName(kind)} text={[name, fileName].filter(Boolean).join(' · ')} />
      ),
    },
    {
      key: 'state',
      title: m.runs_state,
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      key: 'done',
      title: m.runs_progress,
      cell: (run) =>
        run.state === 'WORKING' ? <RunProgress run={run} /> : <span className="runs-done">{doneText(run)}</span>,
    },
    {
      key: 'created',
      title: m.runs_created,
      cell: ({ kind, state, created }) => (state === 'CHECKED' || kind === 'EXPORT' ? '' : formatNumber(created)),
      align: 'end',
      screenOnly: true,
    },
    {
      key: 'problems',
      title: m.runs_problems,
      cell: ({ existing, repeated, malformed, guessable }) => formatNumber(existing + repeated + malformed + guessable),
      align: 'end',
      screenOnly: true,
      hidden: true,
    },
    {
      key: 'creator',
      title: m.runs_begun_by,
      cell: ({ creator }) => <span className="cell-name">{creator.fullName}</span>,
    },
    { key: 'createdAt', title: m.runs_begun_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: 'finishedAt', title: m.runs_finished_at, kind: 'moment', hidden: true },
  ],
})

export const StateMark = ({ state }: { readonly state: RunState }) => (
  <Mark tone={stateTone[state]}>{stateName(state)}</Mark>
)
