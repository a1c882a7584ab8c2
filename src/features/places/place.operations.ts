import { defineOperations } from '../../platform/shared/operation.ts'
import { admin } from '../../platform/shared/permission.ts'

export const placeOperations = defineOperations({
  query: { topPlaces: admin, cmsGetPlace: admin },
  mutation: { cmsSetPlacePrimaryImage: admin },
})
