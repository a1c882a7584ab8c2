import { defineOperations } from '../../platform/shared/operation.ts'
import { area } from '../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const changeSetOperations = defineOperations({
  query: { cmsChangeSets: promotion, cmsChangeSet: promotion },
  mutation: {
    cmsPlanChange: promotion,
    cmsUnplanChange: promotion,
    cmsUpdateChangeSet: promotion,
    cmsApproveChangeSet: promotion,
    cmsWithdrawChangeSet: promotion,
    cmsRollBackChangeSet: promotion,
    cmsDeleteChangeSet: promotion,
  },
})
