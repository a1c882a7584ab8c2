import { Form, Switch } from 'antd'
import { useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/webhooks.js'
import { ChoiceBoxes } from '../../../../platform/web/form/choice-boxes.tsx'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { pageLoaded } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { useAskedAgain } from '../../../../platform/web/requests/use-asked-again.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { webhookTypes } from '../../../records/webhook-events/webhook-event.values.ts'
import { endpointList } from '../webhook.list.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { endpointModel } from '../webhook.record.ts'
import { endpointInput } from '../webhook.rules.ts'
import { longestNote, longestUrl } from '../webhook.values.ts'
import { NewSecret } from './new-secret.tsx'
import { askedEvery, type EndpointRow, EndpointState, LastAnswer } from './webhook-texts.tsx'
import { webhookWords } from './webhook-words.ts'
import { createWebhookEndpointDocument, webhookEndpointsDocument } from './webhook.documents.ts'
import './webhooks.css'

const load = pageLoaded(
  endpointList,
  async (_, signal) => (await request(webhookEndpointsDocument, {}, { signal })).cmsWebhookEndpoints,
)

const listing = declareList({
  spec: endpointList,
  operation: webhookOperations.cmsWebhookEndpoints,
  load,
  title: m.webhooks_title,
  model: endpointModel,
  nameOf: ({ url }) => url,
  empty: m.webhooks_empty,
  filters: {},
  sorts: {},
  columns: [
    { key: 'url', title: m.webhooks_url, kind: 'text', opens: true, grows: true },
    {
      key: 'status',
      title: m.webhooks_status,
      cell: (endpoint) => (
        <div className="webhooks-line">
          <EndpointState endpoint={endpoint} />
        </div>
      ),
    },
    { key: 'waiting', title: m.webhooks_waiting, kind: 'number' },
    {
      key: 'oldestWaiting',
      title: m.webhooks_oldest_waiting,
      cell: ({ oldestWaiting }) => oldestWaiting && <Moment at={oldestWaiting} />,
    },
    { key: 'lastAnswer', title: m.webhooks_last_answer, cell: (endpoint) => <LastAnswer endpoint={endpoint} /> },
    {
      key: 'deliveries',
      title: m.webhooks_deliveries,
      cell: ({ _id }) => <a href={`/integration/webhooks/${_id}`}>{m.webhooks_open()}</a>,
    },
    { key: 'note', title: m.webhooks_note, kind: 'text', grows: true },
    {
      key: 'sandbox',
      title: m.common_sandbox,
      cell: ({ sandbox }) => sandbox && <Mark tone="warning">{m.common_sandbox()}</Mark>,
    },
  ],
})

const valuesOf = ({ url, types, note, sandbox }: EndpointRow) => ({ url, types: types as [], note, sandbox })

/** `/integration/webhooks`: the systems that are told of what happens. */
export function EndpointsScreen() {
  const [secret, setSecret] = useState<string>()
  useAskedAgain(endpointModel, askedEvery)
  return (
    <>
      <RecordListScreen
        list={listing}
        schema={endpointInput}
        words={webhookWords}
        valuesOf={valuesOf}
        fresh={{ types: [], note: '', sandbox: false }}
        create={{
          operation: webhookOperations.cmsCreateWebhookEndpoint,
          title: m.webhooks_add,
          done: m.webhooks_created_text,
          send: async (values, options) =>
            setSecret((await request(createWebhookEndpointDocument, values, options)).cmsCreateWebhookEndpoint.secret),
        }}
        change={{
          operation: webhookOperations.cmsUpdateWebhookEndpoint,
          title: m.webhooks_edit,
          done: m.webhooks_updated_text,
          send: (values, target, options) =>
            request(mutation('cmsUpdateWebhookEndpoint'), { ...values, ...target }, options),
        }}
        remove={{
          operation: webhookOperations.cmsDeleteWebhookEndpoint,
          question: m.webhooks_delete_question,
          send: ({ _id, version }, options) => request(mutation('cmsDeleteWebhookEndpoint'), { _id, version }, options),
          done: () => notices.success(m.webhooks_deleted(), m.webhooks_deleted_text()),
        }}
      >
        {(field, endpoint) => (
          <>
            <TextItem {...field('url')} autoFocus={!endpoint} maxLength={longestUrl} placeholder="https://" />
            <Form.Item {...field('types')}>
              <ChoiceBoxes
                className="webhooks-types"
                options={webhookTypes.map((type) => ({ value: type, label: <code>{type}</code> }))}
              />
            </Form.Item>
            <TextItem {...field('note')} maxLength={longestNote} />
            <Form.Item {...field('sandbox')} valuePropName="checked" extra={m.webhooks_sandbox_hint()}>
              <Switch disabled={endpoint !== undefined} />
            </Form.Item>
            {endpoint && <RecordHistory model={endpointModel} id={endpoint._id} heading="h3" />}
          </>
        )}
      </RecordListScreen>
      {secret !== undefined && <NewSecret secret={secret} onKept={() => setSecret(undefined)} />}
    </>
  )
}
