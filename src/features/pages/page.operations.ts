import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const pageOperations = defineOperations({
  query: { cmsGetPages: admin, cmsGetPage: admin },
  mutation: { cmsSetPagePartner: admin, cmsSetPageHotNews: admin, cmsSetPinnedProductLimit: admin },
})
