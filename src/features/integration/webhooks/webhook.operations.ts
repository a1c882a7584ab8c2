import { defineOperations } from '../../../platform/shared/operation.ts'
import { admin } from '../../../platform/shared/permission.ts'

export const webhookOperations = defineOperations({
  query: {
    cmsWebhookEndpoints: admin,
    cmsWebhookEndpoint: admin,
    cmsWebhookDeliveries: admin,
    cmsWebhookDelivery: admin,
  },
  fromStandby: ['cmsWebhookDeliveries'],
  mutation: {
    cmsCreateWebhookEndpoint: admin,
    cmsUpdateWebhookEndpoint: admin,
    cmsDeleteWebhookEndpoint: admin,
    cmsRotateWebhookSecret: admin,
    cmsPauseWebhookEndpoint: admin,
    cmsResumeWebhookEndpoint: admin,
    cmsTestWebhookEndpoint: admin,
    cmsSendWebhookAgain: admin,
    cmsSendWebhooksAgainFrom: admin,
  },
})
