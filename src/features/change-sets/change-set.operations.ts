import { defineOperations } from '../../platform/shared/operation.ts'
import { admin, area, type Viewer } from '../../platform/shared/permission.ts'
import { badgeOperations } from '../badges/badge.operations.ts'
import { bannerOperations } from '../banners/banner.operations.ts'
import { eventOperations } from '../events/event.operations.ts'
import { luckyWheelOperations } from '../lucky-wheels/lucky-wheel.operations.ts'
import { voucherOperations } from '../vouchers/voucher.operations.ts'

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

/** A set that has not taken effect is deleted by its author, or by an administrator. */
export const mayDelete = (viewer: Viewer | null, authorId: string): boolean =>
  viewer?._id === authorId || admin.allows(viewer)

/**
 * The operations that a change set can hold, with the model that each changes. Each changes one existing record and can
 * be undone; creating, deleting and importing are left out.
 */
export const planned = {
  updateVoucher: { model: 'VOUCHER', operation: voucherOperations.updateVoucher },
  updateBanner: { model: 'BANNER', operation: bannerOperations.updateBanner },
  cmsUpdateBadge: { model: 'BADGE', operation: badgeOperations.cmsUpdateBadge },
  updateLuckyWheel: { model: 'LUCKY_WHEEL', operation: luckyWheelOperations.updateLuckyWheel },
  updateEvent: { model: 'EVENT', operation: eventOperations.updateEvent },
} as const
export type PlannedOperation = keyof typeof planned
export const plannedOperations = Object.keys(planned) as [PlannedOperation, ...PlannedOperation[]]
export type PlannedModel = (typeof planned)[PlannedOperation]['model']
