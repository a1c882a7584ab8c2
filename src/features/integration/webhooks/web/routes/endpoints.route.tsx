import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { endpointList } from '../../webhook.list.ts'
import { webhookOperations } from '../../webhook.operations.ts'
import { EndpointsScreen } from '../endpoints-screen.tsx'

export const Route = createFileRoute('/_signed-in/integration/webhooks')({
  validateSearch: listSearch(endpointList, 'record'),
  staticData: {
    operation: webhookOperations.cmsWebhookEndpoints,
    breadcrumb: () => [{ label: m.webhooks_menu() }, { label: m.webhooks_title() }],
  },
  component: EndpointsScreen,
})
