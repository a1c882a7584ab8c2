import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const badgeOperations = defineOperations({
  query: {
    // People are given badges, too.
    cmsListBadges: area('PEOPLE', 'PROMOTION'),
    getBadge: promotion,
    cmsListBadgeRegisterForms: promotion,
  },
  fromStandby: ['cmsListBadges', 'cmsListBadgeRegisterForms'],
  mutation: {
    cmsCreateBadge: promotion,
    cmsUpdateBadge: promotion,
    cmsDeleteBadge: promotion,
    cmsCreateBadgeRegisterForm: promotion,
    cmsUpdateBadgeRegisterForm: promotion,
    cmsDeleteBadgeRegisterForm: promotion,
  },
})

export const memberBadgeOperations = defineMemberOperations({
  query: { badges: member },
  fromStandby: ['badges'],
  mutation: {},
})
