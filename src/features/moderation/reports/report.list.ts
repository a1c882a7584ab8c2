import { defineList, type FilterSpec, type SortedListSpec } from '../../../platform/shared/list.ts'
import { termStatuses } from '../../../platform/shared/permission.ts'
import { pageTypes } from '../../content/pages/page.values.ts'
import { postTypes } from '../../content/posts/post.values.ts'
import { productTypes } from '../../content/products/product.values.ts'
import type { TermModel } from '../../../platform/shared/term-status.ts'

const reportSorts = ['LAST_REPORT_AT', 'TOTAL_REPORTS'] as const
export type ReportSort = (typeof reportSorts)[number]

const filters = {
  termStatus: { kind: 'choices', values: termStatuses },
  handle: { kind: 'yesNo' },
} as const

const reports = {
  filters,
  sorts: reportSorts,
  defaultSort: { type: 'LAST_REPORT_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
} as const

const typed = <const V extends readonly [string, ...string[]]>(values: V) => ({ kind: 'choices', values }) as const

/** `/reports/post` and so on: one row for each reported record. */
export const postReportList = defineList({
  ...reports,
  name: 'PostReport',
  filters: { termStatus: filters.termStatus, postType: typed(postTypes), handle: filters.handle },
})
export const commentReportList = defineList({ ...reports, name: 'CommentReport' })
export const productReportList = defineList({
  ...reports,
  name: 'ProductReport',
  filters: {
    termStatus: filters.termStatus,
    type: typed(productTypes),
    q: { kind: 'text', longest: 200 },
    handle: filters.handle,
  },
})
export const pageReportList = defineList({
  ...reports,
  name: 'PageReport',
  filters: { termStatus: filters.termStatus, type: typed(pageTypes), handle: filters.handle },
})
export const userReportList = defineList({ ...reports, name: 'UserReport' })
export const groupReportList = defineList({ ...reports, name: 'GroupReport' })
export const mediaReportList = defineList({ ...reports, name: 'MediaReport' })

/** What the seven lists have in common. */
export type ReportListSpec = SortedListSpec<Record<string, FilterSpec>, ReportSort>

export const reportLists = {
  USER: userReportList,
  POST: postReportList,
  COMMENT: commentReportList,
  GROUP: groupReportList,
  MEDIA: mediaReportList,
  PAGE: pageReportList,
  PRODUCT: productReportList,
} as const satisfies Record<TermModel, ReportListSpec>
