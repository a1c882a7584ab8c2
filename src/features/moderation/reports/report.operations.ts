import { defineMemberOperations, defineOperations, type Operation } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'
import type { TermModel } from '../../../platform/shared/term-status.ts'

export const reportOperations = defineOperations({
  query: {
    cmsGetPostReports: area('MODERATION'),
    cmsGetUserReports: area('MODERATION'),
    cmsGetCommentReports: area('MODERATION'),
    cmsGetGroupReports: area('MODERATION'),
    cmsGetMediaReports: area('MODERATION'),
    cmsGetProductReports: area('MODERATION'),
    cmsGetPageReports: area('MODERATION'),
    cmsListReportByTargetId: area('MODERATION'),
    cmsGetDetailReports: area('MODERATION'),
    cmsGetBlockedDetailList: area('MODERATION'),
    cmsMemberReports: area('SUPPORT'),
    cmsMemberReported: area('SUPPORT'),
    cmsReporterAccuracy: area('MODERATION', 'SUPPORT'),
  },
  fromStandby: [
    'cmsGetPostReports',
    'cmsGetUserReports',
    'cmsGetCommentReports',
    'cmsGetGroupReports',
    'cmsGetMediaReports',
    'cmsGetProductReports',
    'cmsGetPageReports',
    'cmsListReportByTargetId',
    'cmsGetDetailReports',
    'cmsGetBlockedDetailList',
    'cmsMemberReports',
    'cmsMemberReported',
    'cmsReporterAccuracy',
  ],
  mutation: {
    cmsMarkPostReportHandled: area('MODERATION'),
    cmsUnmarkPostReportHandled: area('MODERATION'),
    cmsMarkCommentReportHandled: area('MODERATION'),
    cmsUnmarkCommentReportHandled: area('MODERATION'),
    cmsMarkReportsHandled: area('MODERATION'),
    cmsUnmarkReportsHandled: area('MODERATION'),
    cmsMarkReportsHandledOfMany: area('MODERATION'),
  },
})

export const memberOwnReportOperations = defineMemberOperations({
  query: { myReports: member },
  fromStandby: ['myReports'],
  mutation: {},
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

export const memberReportOperations = defineMemberOperations({ query: {}, mutation: { report: member } })
