import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const productOperations = defineOperations({
  query: { cmsPartnerProducts: moderation, cmsGetProduct: moderation },
  mutation: { cmsDeleteProduct: moderation },
})
