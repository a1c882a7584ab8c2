import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const productOperations = defineOperations({
  query: { cmsPartnerProducts: moderation, cmsGetProduct: moderation },
  fromStandby: ['cmsPartnerProducts'],
  mutation: { cmsDeleteProduct: moderation },
})

export const memberProductOperations = defineMemberOperations({
  query: { products: member },
  fromStandby: ['products'],
  mutation: { createProduct: member },
})
