import type { WebhookEndpointRowFragment, WebhookFault } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { serverNow } from '../../../../platform/shared/server-clock.ts'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { passedPart } from '../webhook.values.ts'

export type EndpointRow = WebhookEndpointRowFragment

/** Deliveries are too many to announce each: the screens ask again after this many milliseconds. */
export const askedEvery = 5_000

const faults: Readonly<Record<WebhookFault, () => string>> = {
  STATUS: m.webhooks_fault_status,
  REDIRECT: m.webhooks_fault_redirect,
  ADDRESS: m.webhooks_fault_address,
  DNS: m.webhooks_fault_dns,
  REFUSED: m.webhooks_fault_refused,
  TIMEOUT: m.webhooks_fault_timeout,
  TLS: m.webhooks_fault_tls,
  INTERRUPTED: m.webhooks_fault_interrupted,
  SECRET: m.webhooks_fault_secret,
}

interface Answer {
  readonly status?: number | null | undefined
  readonly error?: WebhookFault | null | undefined
}

/** `503: the answer says that it failed` */
export const answerText = ({ status, error }: Answer): string =>
  [status, error && faults[error]()].filter((part) => part != null).join(': ')

export function EndpointState({ endpoint }: { readonly endpoint: EndpointRow }) {
  const { pausedBecause, failingSince, pausesAt } = endpoint
  if (pausedBecause === 'FAILING') return <Mark tone="bad">{m.webhooks_status_paused_failing()}</Mark>
  if (pausedBecause) return <Mark>{m.webhooks_status_paused()}</Mark>
  if (!failingSince || !pausesAt) return <Mark tone="good">{m.webhooks_status_on()}</Mark>
  const part = passedPart(new Date(failingSince), serverNow())
  const near = { '0.5': m.webhooks_half_way, '0.9': m.webhooks_nearly }
  return (
    <>
      <Mark tone={part ? 'bad' : 'warning'}>{part ? near[`${part}`]() : m.webhooks_status_failing()}</Mark>
      <small>{m.webhooks_failing_since({ since: absoluteTime(failingSince), pauses: absoluteTime(pausesAt) })}</small>
    </>
  )
}

export function LastAnswer({ endpoint }: { readonly endpoint: EndpointRow }) {
  const { lastTriedAt, lastStatus, lastError } = endpoint
  if (!lastTriedAt) return m.webhooks_no_answer()
  return (
    <div>
      <Moment at={lastTriedAt} />
      <div>{answerText({ status: lastStatus, error: lastError })}</div>
    </div>
  )
}
