import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { jobList } from '../../job.list.ts'
import { jobOperations } from '../../job.operations.ts'
import { JobsScreen } from '../jobs-screen.tsx'

export const Route = createFileRoute('/_signed-in/jobs')({
  validateSearch: listSearch(jobList),
  staticData: {
    operation: jobOperations.cmsGetJobs,
    breadcrumb: () => [{ label: m.jobs_title() }, { label: m.common_list() }],
  },
  component: JobsScreen,
})
