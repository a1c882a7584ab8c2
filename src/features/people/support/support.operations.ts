import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const support = area('SUPPORT')

export const supportOperations = defineOperations({
  query: {
    cmsListPointCorrections: support,
    cmsMemberPoints: support,
    cmsMemberPointCorrections: support,
    cmsMemberNotices: support,
  },
  fromStandby: ['cmsListPointCorrections', 'cmsMemberPoints', 'cmsMemberPointCorrections', 'cmsMemberNotices'],
  mutation: { cmsCorrectPoints: support, cmsDecidePointCorrection: support },
})
