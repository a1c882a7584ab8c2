import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const productOperations = defineOperations({
  query: { cmsPartnerProducts: admin, cmsGetProduct: admin },
  mutation: { cmsDeleteProduct: admin },
})
