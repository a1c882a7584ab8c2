import { admin } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'

export const endpointModel = 'WEBHOOK_ENDPOINT'
/** The action of the application itself, when an endpoint has failed for a day. */
export const pausedBySystem = 'webhook:paused'

export const endpointRecord = defineRecord(endpointModel, {
  type: 'WebhookEndpoint',
  fields: ['url', 'types', 'note', 'sandbox', 'pausedBecause'],
  actions: [
    'cmsCreateWebhookEndpoint',
    'cmsUpdateWebhookEndpoint',
    'cmsDeleteWebhookEndpoint',
    'cmsRotateWebhookSecret',
    'cmsPauseWebhookEndpoint',
    'cmsResumeWebhookEndpoint',
    'cmsTestWebhookEndpoint',
    'cmsSendWebhookAgain',
    'cmsSendWebhooksAgainFrom',
    pausedBySystem,
  ],
  history: admin,
  address: (id) => `/integration/webhooks/${id}`,
})
