import { RedoOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WebhookDeliveriesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/webhooks.js'
import { wireFilters } from '../../../../platform/shared/list.ts'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { Mark } from '../../../../platform/web/list/cells.tsx'
import { declareList, type ListStateOf, type RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { useAskedAgain } from '../../../../platform/web/requests/use-asked-again.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { isRequestError } from '../../../../platform/web/requests/request-error.ts'
import { NotFound } from '../../../../platform/web/screens/not-found.tsx'
import { useReadMarks } from '../../../moderation/notes/web/public.ts'
import { deliveryList } from '../webhook.list.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { endpointModel } from '../webhook.record.ts'
import type { DeliveryState } from '../webhook.values.ts'
import { DeliveryDetail } from './delivery-detail.tsx'
import { EndpointActions } from './endpoint-actions.tsx'
import { SubjectPicker } from './subject-picker.tsx'
import { answerText, askedEvery, EndpointState } from './webhook-texts.tsx'
import { sendWebhookAgainDocument, webhookDeliveriesDocument, webhookEndpointDocument } from './webhook.documents.ts'
import './webhooks.css'

type DeliveryRow = WebhookDeliveriesQuery['cmsWebhookDeliveries']['items'][number]

const states: Readonly<Record<DeliveryState, () => string>> = {
  PENDING: m.webhooks_state_pending,
  DELIVERED: m.webhooks_state_delivered,
  FAILED: m.webhooks_state_failed,
}
const tones = { PENDING: 'info', DELIVERED: 'good', FAILED: 'bad' } as const

const listing = declareList({
  spec: deliveryList,
  operation: webhookOperations.cmsWebhookDeliveries,
  load: async (state: ListStateOf<typeof deliveryList>, signal?: AbortSignal) => {
    const { size: limit, page, sort, dir, endpointId, ...filters } = state
    const variables = {
      endpointId,
      limit,
      page,
      filter: wireFilters(deliveryList, filters),
      sortBy: { type: sort, dir },
    }
    return (await request(webhookDeliveriesDocument, variables, { signal })).cmsWebhookDeliveries
  },
  title: m.webhooks_deliveries,
  model: endpointModel,
  nameOf: ({ type, subjectId }) => `${type} ${subjectId}`,
  exports: true,
  exportsToo: ['subjectId', '_id'],
  empty: m.webhooks_deliveries_empty,
  filters: {
    state: { label: m.webhooks_state, nameOf: (state) => states[state as DeliveryState]() },
    type: { label: m.webhooks_type, nameOf: (type) => type },
    days: { label: m.webhooks_created_at },
    subject: { label: m.webhooks_subject_id, picker: SubjectPicker },
    endpointId: { label: m.webhooks_record },
  },
  sorts: { CREATED_AT: m.webhooks_created_at },
  columns: [
    { key: 'createdAt', title: m.webhooks_created_at, kind: 'moment', sort: 'CREATED_AT', sortFirst: 'DESC' },
    { key: 'type', title: m.webhooks_type, cell: ({ type }) => <code>{type}</code> },
    {
      key: 'state',
      title: m.webhooks_state,
      cell: ({ state }) => <Mark tone={tones[state]}>{states[state]()}</Mark>,
    },
    {
      key: 'subject',
      title: m.webhooks_subject,
      screenOnly: true,
      cell: ({ model, subjectId }) => (
        <>
          <code>{model}</code>
          <div>{subjectId}</div>
        </>
      ),
    },
    { key: 'sequence', title: m.webhooks_sequence, kind: 'number' },
    { key: 'tries', title: m.webhooks_tries, kind: 'number' },
    {
      key: 'lastStatus',
      title: m.webhooks_last_answer,
      cell: ({ lastStatus, lastError }) => answerText({ status: lastStatus, error: lastError }),
    },
  ],
  expand: ({ _id }) => <DeliveryDetail id={_id} />,
})

/** `/integration/webhooks/{id}`: what was sent, or is to be sent, to an endpoint. */
export function DeliveriesScreen({ id }: { readonly id: string }) {
  useAskedAgain(endpointModel, askedEvery)
  useReadMarks({ model: endpointModel, targetId: id }, 1)
  const { data: endpoint, error } = useQuery({
    queryKey: [endpointModel, 'one', id],
    queryFn: async ({ signal }) => (await request(webhookEndpointDocument, { id }, { signal })).cmsWebhookEndpoint,
  })
  const { submit: again } = useSubmission({
    send: ({ _id }: DeliveryRow, options) => request(sendWebhookAgainDocument, { id: _id }, options),
    onDone: () => {
      notices.success(m.common_success(), m.webhooks_again_notice())
      void recordsChanged(endpointModel)
    },
  })
  const actions = useMemo<readonly RowAction<DeliveryRow>[]>(
    () => [
      {
        key: 'again',
        label: m.webhooks_again,
        icon: <RedoOutlined aria-hidden />,
        inline: true,
        operation: webhookOperations.cmsSendWebhookAgain,
        shown: ({ state }) => state !== 'PENDING',
        run: (delivery) => void again(delivery),
      },
    ],
    [again],
  )
  if (isRequestError(error, 'NOT_FOUND', 'BAD_USER_INPUT')) return <NotFound />
  return (
    <ListScreen
      list={listing}
      fixed={{ endpointId: id }}
      rowActions={actions}
      title={m.webhooks_deliveries_of({ url: endpoint?.url ?? '' })}
      extra={
        endpoint && (
          <>
            <span className="webhooks-line">
              <EndpointState endpoint={endpoint} />
              {endpoint.formerSecretUntil && (
                <small>{m.webhooks_former_until({ until: absoluteTime(endpoint.formerSecretUntil) })}</small>
              )}
            </span>
            <EndpointActions endpoint={endpoint} />
          </>
        )
      }
    />
  )
}
