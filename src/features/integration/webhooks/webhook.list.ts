import { defineList } from '../../../platform/shared/list.ts'
import { deliveryStates, deliveryTypes, mostEndpoints } from './webhook.values.ts'

/** `/integration/webhooks` and `cmsWebhookEndpoints`: there are few, which are all on one page. */
export const endpointList = defineList({
  name: 'WebhookEndpoint',
  filters: {},
  pageSize: mostEndpoints,
  pageSizes: [mostEndpoints],
})

/** `/integration/webhooks/{id}` and `cmsWebhookDeliveries`: what was sent, or is to be sent, to one endpoint. */
export const deliveryList = defineList({
  name: 'WebhookDelivery',
  filters: {
    state: { kind: 'choice', values: deliveryStates },
    type: { kind: 'choice', values: deliveryTypes },
    days: { kind: 'days', future: false },
    /** The record or member that it is about. */
    subject: { kind: 'reference', to: 'SUBJECT' },
    endpointId: { kind: 'reference', to: 'WEBHOOK_ENDPOINT' },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100],
})
