import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const placeOperations = defineOperations({
  query: { topPlaces: moderation, cmsGetPlace: moderation },
  mutation: { cmsSetPlacePrimaryImage: moderation },
})
