import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const pageCategoryOperations = defineOperations({
  query: { cmsGetPageCategories: moderation },
  mutation: { cmsCreatePageCategory: moderation, cmsUpdatePageCategory: moderation, cmsDeletePageCategory: moderation },
})
