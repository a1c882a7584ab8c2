import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { eventOperations } from './event.operations.ts'

export const eventRecord = defineRecord('EVENT', {
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
  plannedBy: eventOperations.updateEvent,
  plannedNewBy: eventOperations.createEvent,
  address: (id) => `/event/edit/${id}`,
})
