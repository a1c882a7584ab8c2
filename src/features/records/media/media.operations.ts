import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

export const mediaOperations = defineOperations({
  query: { cmsGetMedia: area('MODERATION') },
  // For those with screens that take pictures: places, events, banners.
  mutation: { uploadPhoto: area('MODERATION', 'PROMOTION') },
})

export const memberMediaOperations = defineMemberOperations({ query: {}, mutation: { uploadMedia: member } })
