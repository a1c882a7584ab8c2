import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin, area } from '../../../platform/shared/permission.ts'

export const deskOperations = defineOperations({
  query: {
    cmsGetCases: area('MODERATION'),
    cmsGetCase: area('MODERATION'),
    cmsPlanCaseDecision: area('MODERATION'),
    cmsGetCaseDecisions: area('MODERATION'),
    cmsGetDeskFigures: area('MODERATION'),
    cmsFindDeciders: area('MODERATION'),
    cmsGetCalibration: admin,
  },
  fromStandby: ['cmsGetCases', 'cmsGetCaseDecisions', 'cmsGetDeskFigures', 'cmsFindDeciders'],
  mutation: {
    cmsClaimNextCase: area('MODERATION'),
    cmsClaimCase: area('MODERATION'),
    cmsRenewCaseClaim: area('MODERATION'),
    cmsReleaseCase: area('MODERATION'),
    cmsHandOverCase: area('MODERATION'),
    cmsDecideCase: area('MODERATION'),
    cmsTakeOutOfCase: area('MODERATION'),
    cmsConfirmCaseDecision: area('MODERATION'),
    cmsDeclineCaseDecision: area('MODERATION'),
    cmsUndoCaseDecision: area('MODERATION'),
    cmsDecideAppeal: area('MODERATION'),
    cmsDecideAgain: admin,
  },
})
