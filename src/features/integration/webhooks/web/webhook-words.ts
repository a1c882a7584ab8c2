import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { endpointRecord } from '../webhook.record.ts'

export const webhookWords = recordWords(endpointRecord, {
  name: m.webhooks_record,
  fields: {
    url: { label: m.webhooks_url },
    types: { label: m.webhooks_types },
    note: { label: m.webhooks_note },
    sandbox: { label: m.common_sandbox },
    pausedBecause: {
      label: m.webhooks_paused_because,
      value: (cause) => (cause === 'FAILING' ? m.webhooks_status_paused_failing() : m.webhooks_status_paused()),
    },
  },
  actions: {
    cmsCreateWebhookEndpoint: m.webhooks_action_create,
    cmsUpdateWebhookEndpoint: m.webhooks_action_update,
    cmsDeleteWebhookEndpoint: m.webhooks_action_delete,
    cmsRotateWebhookSecret: m.webhooks_action_rotate,
    cmsPauseWebhookEndpoint: m.webhooks_action_pause,
    cmsResumeWebhookEndpoint: m.webhooks_action_resume,
    cmsTestWebhookEndpoint: m.webhooks_action_test,
    cmsSendWebhookAgain: m.webhooks_action_again,
    cmsSendWebhooksAgainFrom: m.webhooks_action_again_from,
    'webhook:paused': m.webhooks_action_paused,
  },
})
