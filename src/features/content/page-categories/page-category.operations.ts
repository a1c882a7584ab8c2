import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const pageCategoryOperations = defineOperations({
  query: { cmsGetPageCategories: moderation },
  fromStandby: ['cmsGetPageCategories'],
  mutation: { cmsCreatePageCategory: moderation, cmsUpdatePageCategory: moderation, cmsDeletePageCategory: moderation },
})

export const memberCategoryOperations = defineMemberOperations({
  query: { categories: member },
  fromStandby: ['categories'],
  mutation: {},
})
