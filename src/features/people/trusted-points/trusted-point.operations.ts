import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

export const trustedPointOperations = defineOperations({
  query: {
    getTrustedPointConfigs: area('POINTS'),
    cmsGetTrustedPointVersions: area('POINTS'),
    cmsGetReferralConfigs: area('POINTS'),
    cmsWhyPoints: area('POINTS', 'PEOPLE', 'SUPPORT'),
    cmsMemberActions: area('POINTS', 'PEOPLE', 'SUPPORT'),
    cmsFindMembers: area('POINTS'),
    cmsTryPoints: area('POINTS'),
    cmsPointReplay: area('POINTS'),
    cmsLastPointReplay: area('POINTS'),
  },
  fromStandby: ['cmsMemberActions', 'cmsFindMembers'],
  mutation: {
    updateTrustedPointConfig: area('POINTS'),
    cmsSaveReferralConfigs: area('POINTS'),
    cmsReplayPoints: area('POINTS'),
  },
})

export const memberPointOperations = defineMemberOperations({
  query: { pointHistory: member, pointRules: member, whyPoints: member },
  fromStandby: ['pointHistory', 'pointRules'],
  mutation: {},
})
