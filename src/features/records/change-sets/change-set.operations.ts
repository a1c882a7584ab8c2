import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin, area, type Viewer } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const changeSetOperations = defineOperations({
  query: { cmsChangeSets: promotion, cmsChangeSet: promotion, cmsScheduledChanges: promotion },
  mutation: {
    cmsPlanChange: promotion,
    cmsUnplanChange: promotion,
    cmsUpdateChangeSet: promotion,
    cmsApproveChangeSet: promotion,
    cmsWithdrawChangeSet: promotion,
    cmsSendBackChangeSet: promotion,
    cmsRollBackChangeSet: promotion,
    cmsDeleteChangeSet: promotion,
  },
})

/** A set that has not taken effect is deleted by its author, or by an administrator. */
export const mayDelete = (viewer: Viewer | null, authorId: string): boolean =>
  viewer?._id === authorId || admin.allows(viewer)
