import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { deliveryList } from '../../webhook.list.ts'
import { webhookOperations } from '../../webhook.operations.ts'
import { DeliveriesScreen } from '../deliveries-screen.tsx'

export const Route = createFileRoute('/_signed-in/integration/webhooks/$id')({
  validateSearch: listSearch(deliveryList),
  staticData: {
    operation: webhookOperations.cmsWebhookDeliveries,
    breadcrumb: () => [{ label: m.webhooks_title(), to: '/integration/webhooks' }, { label: m.webhooks_deliveries() }],
  },
  component: Deliveries,
})

function Deliveries() {
  const { id } = Route.useParams()
  return <DeliveriesScreen key={id} id={id} />
}
