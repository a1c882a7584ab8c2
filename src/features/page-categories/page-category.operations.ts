import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const pageCategoryOperations = defineOperations({
  query: { cmsGetPageCategories: admin },
  mutation: { cmsCreatePageCategory: admin, cmsUpdatePageCategory: admin, cmsDeletePageCategory: admin },
})
