import { defineMemberOperations, defineOperations } from '../../../platform/shared/operation.ts'
import { area, member } from '../../../platform/shared/permission.ts'

const moderation = area('MODERATION')

export const placeOperations = defineOperations({
  query: { topPlaces: moderation, cmsGetPlace: moderation },
  fromStandby: ['topPlaces'],
  mutation: { cmsSetPlacePrimaryImage: moderation },
})

export const memberPlaceOperations = defineMemberOperations({
  query: { places: member },
  fromStandby: ['places'],
  mutation: { createPlace: member },
})
