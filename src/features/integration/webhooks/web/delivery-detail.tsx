import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { WebhookDeliveryQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { CopyId, Moment } from '../../../../platform/web/list/cells.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { Facts } from '../../../../platform/web/parts/facts.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatUnit } from '../../../../platform/web/words/format-number.ts'
import { endpointModel } from '../webhook.record.ts'
import { answerText } from './webhook-texts.tsx'
import { webhookDeliveryDocument } from './webhook.documents.ts'

type Try = WebhookDeliveryQuery['cmsWebhookDelivery']['attempts'][number]

/** What was sent, each try, and what came back. */
export function DeliveryDetail({ id }: { readonly id: string }) {
  const { data, isError } = useQuery({
    queryKey: [endpointModel, 'delivery', id],
    queryFn: async ({ signal }) => (await request(webhookDeliveryDocument, { id }, { signal })).cmsWebhookDelivery,
  })
  if (isError) return <ListError />
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />
  return (
    <div className="webhooks-detail">
      <Facts
        facts={[
          [m.webhooks_id(), <CopyId key="id" id={data._id} />],
          [m.webhooks_next_try(), data.nextAt && <Moment key="next" at={data.nextAt} />],
          [
            m.webhooks_body(),
            <code key="body" className="webhooks-body">
              {JSON.stringify(JSON.parse(data.payload), null, 2)}
            </code>,
          ],
        ]}
      />
      <section aria-label={m.webhooks_attempts()}>
        <SmallTable
          cards
          columns={columns}
          rows={data.attempts}
          rowKey={({ number }) => number}
          isError={false}
          empty={m.webhooks_no_tries()}
        />
      </section>
    </div>
  )
}

const columns: readonly SmallColumn<Try>[] = [
  { title: m.webhooks_tried_at, cell: ({ triedAt }) => <Moment at={triedAt} /> },
  { title: m.webhooks_result, cell: answerText },
  { title: m.webhooks_took, cell: ({ tookMs }) => formatUnit(tookMs / 1000, 'second', 1), number: true },
  { title: m.webhooks_answer, cell: ({ answer }) => <code className="webhooks-body">{answer}</code> },
]
