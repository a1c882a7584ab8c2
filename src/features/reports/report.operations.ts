import { defineOperations, type Operation } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'
import type { TermModel } from '../term-status/term-status.values.ts'

export const reportOperations = defineOperations({
  query: {
    cmsGetPostReports: admin,
    cmsGetUserReports: admin,
    cmsGetCommentReports: admin,
    cmsGetGroupReports: admin,
    cmsGetMediaReports: admin,
    cmsGetProductReports: admin,
    cmsGetPageReports: admin,
    cmsListReportByTargetId: admin,
    cmsGetDetailReports: admin,
    cmsGetBlockedDetailList: admin,
  },
  mutation: {
    cmsMarkPostReportHandled: admin,
    cmsUnmarkPostReportHandled: admin,
    cmsMarkCommentReportHandled: admin,
    cmsUnmarkCommentReportHandled: admin,
    cmsMarkReportsHandled: admin,
    cmsUnmarkReportsHandled: admin,
    cmsMarkReportsHandledOfMany: admin,
  },
})

export const reportListOperations = {
  USER: reportOperations.cmsGetUserReports,
  POST: reportOperations.cmsGetPostReports,
  COMMENT: reportOperations.cmsGetCommentReports,
  GROUP: reportOperations.cmsGetGroupReports,
  MEDIA: reportOperations.cmsGetMediaReports,
  PAGE: reportOperations.cmsGetPageReports,
  PRODUCT: reportOperations.cmsGetProductReports,
} as const satisfies Record<TermModel, Operation>
