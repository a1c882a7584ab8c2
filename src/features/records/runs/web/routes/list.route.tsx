import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { runList } from '../../run.list.ts'
import { runOperations } from '../../run.operations.ts'
import { RunsScreen } from '../runs-screen.tsx'

export const Route = createFileRoute('/_signed-in/runs')({
  validateSearch: listSearch(runList, 'run'),
  staticData: {
    operation: runOperations.cmsRuns,
    breadcrumb: () => [{ label: m.runs_title() }, { label: m.common_list() }],
  },
  component: RunsScreen,
})
