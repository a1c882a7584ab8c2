import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

export const eventRecord = defineRecord({
  type: 'Event',
  fields: [
    'name',
    'status',
    'loop',
    'logoId',
    'backgroundId',
    'animationId',
    'logoStatus',
    'backgroundStatus',
    'animationStatus',
  ],
  actions: ['createEvent', 'updateEvent', 'cmsDeleteEvent'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: (id) => `/event/edit/${id}`,
})
