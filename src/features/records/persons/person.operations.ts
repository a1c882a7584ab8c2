import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

export const personOperations = defineOperations({
  query: {
    cmsGetUsers: area('PEOPLE'),
    // The card of a creator and the page of support show a part of this.
    cmsGetUser: area('PEOPLE', 'MODERATION', 'SUPPORT'),
    // Also used to find recipients and winners.
    cmsFindUsers: area('PEOPLE', 'NOTIFICATIONS', 'PROMOTION', 'SUPPORT'),
  },
  fromStandby: ['cmsGetUsers', 'cmsFindUsers'],
  mutation: {},
})
