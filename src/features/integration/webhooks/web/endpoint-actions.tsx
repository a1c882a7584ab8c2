import { Suspense, useState } from 'react'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { ActionButton } from '../../../../platform/web/form/action-button.tsx'
import { ConfirmDialog } from '../../../../platform/web/form/confirm-dialog.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { webhookOperations } from '../webhook.operations.ts'
import { endpointModel } from '../webhook.record.ts'
import { NewSecret } from './new-secret.tsx'
import { answerText, type EndpointRow } from './webhook-texts.tsx'
import { rotateWebhookSecretDocument, testWebhookEndpointDocument } from './webhook.documents.ts'

const AgainFromDialog = lazyPart(() => import('./again-from-dialog.tsx'))

const changed = () => void recordsChanged(endpointModel)

/** What can be done with an endpoint. */
export function EndpointActions({ endpoint }: { readonly endpoint: EndpointRow }) {
  const { _id, version, pausedBecause } = endpoint
  const [asking, setAsking] = useState<'rotate' | 'again'>()
  const [secret, setSecret] = useState<string>()
  const close = () => setAsking(undefined)
  const { submit: test, busy: testing } = useSubmission({
    send: async (_: void, options) =>
      (await request(testWebhookEndpointDocument, { id: _id }, options)).cmsTestWebhookEndpoint,
    onDone: ({ state, lastStatus: status, lastError: error }) => {
      if (state === 'DELIVERED') notices.success(m.common_success(), m.webhooks_test_ok({ status: String(status) }))
      else notices.error(m.common_error(), m.webhooks_test_failed({ reason: answerText({ status, error }) }))
      changed()
    },
  })
  const { submit: pause } = useSubmission({
    send: (_: void, options) => request(mutation('cmsPauseWebhookEndpoint'), { _id, version }, options),
    onDone: () => {
      notices.success(m.common_success(), m.webhooks_paused_notice())
      changed()
    },
  })
  const { submit: resume } = useSubmission({
    send: (_: void, options) => request(mutation('cmsResumeWebhookEndpoint'), { _id, version }, options),
    onDone: () => {
      notices.success(m.common_success(), m.webhooks_resumed_notice())
      changed()
    },
  })
  const { submit: rotate } = useSubmission({
    send: async (_: void, options) =>
      (await request(rotateWebhookSecretDocument, { id: _id, version }, options)).cmsRotateWebhookSecret.secret,
    onDone: (made) => {
      setSecret(made)
      changed()
    },
  })
  return (
    <>
      <ActionButton operation={webhookOperations.cmsTestWebhookEndpoint} loading={testing} onClick={() => void test()}>
        {m.webhooks_test()}
      </ActionButton>
      {pausedBecause ? (
        <ActionButton operation={webhookOperations.cmsResumeWebhookEndpoint} onClick={() => void resume()}>
          {m.webhooks_resume()}
        </ActionButton>
      ) : (
        <ActionButton operation={webhookOperations.cmsPauseWebhookEndpoint} onClick={() => void pause()}>
          {m.webhooks_pause()}
        </ActionButton>
      )}
      <ActionButton operation={webhookOperations.cmsRotateWebhookSecret} onClick={() => setAsking('rotate')}>
        {m.webhooks_rotate()}
      </ActionButton>
      <ActionButton operation={webhookOperations.cmsSendWebhooksAgainFrom} onClick={() => setAsking('again')}>
        {m.webhooks_again_from()}
      </ActionButton>
      {asking === 'rotate' && (
        <ConfirmDialog
          title={m.webhooks_rotate()}
          text={m.webhooks_rotate_question()}
          onOk={() => rotate().then(close)}
          onCancel={close}
        />
      )}
      {asking === 'again' && (
        <Suspense>
          <AgainFromDialog endpointId={_id} onClose={close} />
        </Suspense>
      )}
      {secret !== undefined && <NewSecret hasFormer secret={secret} onKept={() => setSecret(undefined)} />}
    </>
  )
}
