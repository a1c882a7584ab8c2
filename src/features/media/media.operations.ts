import { defineOperations } from '../../platform/shared/operation.ts'
import { area } from '../../platform/shared/permission.ts'

/** For those with screens that take pictures: places, banners. */
export const mediaOperations = defineOperations({
  query: {},
  mutation: { uploadPhoto: area('MODERATION', 'PROMOTION') },
})
