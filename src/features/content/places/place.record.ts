import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const placeRecord = defineRecord('PLACE', {
  type: 'Place',
  fields: ['primaryImageId'],
  seenAs: { primaryImageId: 'primaryImage' },
  actions: ['cmsSetPlacePrimaryImage'],
  history: area('MODERATION'),
  readers: area('MODERATION'),
  address: (id) => `/places?place=${id}`,
})
