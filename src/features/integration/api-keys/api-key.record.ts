import { admin } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

/** A key of the app's own backend. The key itself is in no log. */
export const apiKeyRecord = defineRecord('API_KEY', {
  type: 'ApiKey',
  fields: [
    'name',
    'prefix',
    'mode',
    'scopes',
    'eventKinds',
    'dailyPoints',
    'personalData',
    'endsAt',
    'formerUntil',
    'endedAt',
  ],
  actions: ['cmsCreateApiKey', 'cmsUpdateApiKey', 'cmsRotateApiKey', 'cmsEndApiKey'],
  history: admin,
  readers: admin,
  address: (id) => `/integration/keys?record=${id}`,
})
