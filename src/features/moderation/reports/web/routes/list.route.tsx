import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { pageTypes } from '../../../../content/pages/page.values.ts'
import { productTypes } from '../../../../content/products/product.values.ts'
import { postReportList, productReportList, reportLists } from '../../report.list.ts'
import type { TermModel } from '../../../../../platform/shared/term-status.ts'
import { reportOperations } from '../../report.operations.ts'
import { modelInAddress } from '../../report.values.ts'
import { reportKinds } from '../report-kinds.tsx'
import { reportsTitle } from '../report-texts.ts'
import { ReportsScreen } from '../reports-screen.tsx'

/** The filters of all seven lists: each list ignores those that it does not have. */
const anyReportList = {
  ...postReportList,
  filters: {
    ...productReportList.filters,
    ...postReportList.filters,
    type: { kind: 'choices', values: [...productTypes, ...pageTypes] },
  },
} as const

/** The filters that the list of a kind does not have. */
const filtersWithout = (model: TermModel | undefined): string[] =>
  Object.keys(anyReportList.filters).filter((name) => model && !(name in reportLists[model].filters))

/** `$kind` is post, comment, product, page, user, group or media; anything else is not found. */
export const Route = createFileRoute('/_signed-in/reports/$kind')({
  validateSearch: listSearch(anyReportList, 'record', 'history', 'changeStatus', 'creator', 'openPage'),
  beforeLoad: ({ params }) => {
    if (modelInAddress(params.kind) === undefined) throw notFound()
  },
  staticData: {
    operation: reportOperations.cmsGetPostReports,
    breadcrumb: ({ kind = '' }) => [
      { label: reportsTitle(modelInAddress(kind) ?? 'POST') },
      { label: m.common_list() },
    ],
    decided: ({ kind = '' }) => filtersWithout(modelInAddress(kind)),
  },
  component: ReportsRoute,
})

function ReportsRoute() {
  const { kind } = Route.useParams()
  const model = modelInAddress(kind)
  return model && <ReportsScreen key={model} kind={reportKinds[model]} />
}
