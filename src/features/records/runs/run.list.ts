import { defineList } from '../../../platform/shared/list.ts'
import { rowProblems, runKinds, runStates } from './run.values.ts'

/** `/runs` */
export const runList = defineList({
  name: 'Run',
  filters: {
    kind: { kind: 'choices', values: runKinds },
    state: { kind: 'choices', values: runStates },
    createdAt: { kind: 'days', future: false },
    q: { kind: 'text', longest: 100 },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100],
})

/** The rows of one import. */
export const runRowList = defineList({
  name: 'RunRow',
  filters: {
    runId: { kind: 'reference', to: 'RUN' },
    problem: { kind: 'choice', values: rowProblems },
  },
  sorts: ['ROW'],
  defaultSort: { type: 'ROW', dir: 'ASC' },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100],
})
