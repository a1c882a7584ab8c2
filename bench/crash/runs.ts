import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Asking } from '../../tests/process/api-client.ts'
import type { Journal } from './journal.ts'

const vouchers = '{ cmsVouchers(limit: 100) { items { _id endDate } } }'
const create = 'mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { run { _id } } }'
const exporting = 'mutation ($_id: ID!) { exportVoucherCode(voucherId: $_id) }'
const working = '{ working: cmsRuns(filter: { state: WORKING }, limit: 20) { counter items { kind } } }'

/** Enough for several transactions each. */
const [generated, imported] = [15_000, 6_000]
/** Marks the codes of this load: the demo has runs of its own. */
export const ofCrash = 'crash'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

interface Load {
  readonly url: string
  readonly asking: Asking
  readonly voucherId: string
}
interface Begun {
  readonly errors?: readonly { message: string }[] | undefined
}

const dataOf = ({ voucherId }: Load) => ({
  voucherId,
  startDate: inDays(2),
  endDate: inDays(5),
  vendorCode: ofCrash,
})

/** The kinds of long work. Each round begins with any of them, so that kills come in the middle of all. */
const longWork: readonly ((load: Load) => Promise<Begun>)[] = [
  (load) => ask(load.url, create, { data: { ...dataOf(load), type: 'GENERATE', qty: generated } }, load.asking),
  (load) => sendFile(load, { ...dataOf(load), type: 'IMPORT', file: null }),
  download,
]

/** Begins one after the other, again and again, until the server is gone. */
export async function runLongWork(
  url: string,
  asking: Asking,
  journal: Journal,
  stop: { stopped: boolean },
): Promise<void> {
  try {
    const found = await ask<{ cmsVouchers: { items: { _id: string; endDate: string }[] } }>(url, vouchers, {}, asking)
    const voucherId = found.data.cmsVouchers.items.find(({ endDate }) => endDate > inDays(10))!._id
    for (let i = randomInt(longWork.length); !stop.stopped; i++) {
      const { errors } = await longWork[i % longWork.length]!({ url, asking, voucherId })
      if (errors) throw new Refused(errors[0]!.message)
      journal.runs++
    }
  } catch (error) {
    if (error instanceof Refused) throw error
  }
}

class Refused extends Error {}

async function download({ url, asking, voucherId }: Load): Promise<Begun> {
  const asked = await ask<{ exportVoucherCode: string }>(url, exporting, { _id: voucherId }, asking)
  if (!asked.errors) await (await fetch(`${url}${asked.data.exportVoucherCode}`)).arrayBuffer()
  return asked
}

async function sendFile({ url, asking }: Load, data: object): Promise<Begun> {
  const rows = Array.from({ length: imported }, () => randomUUID())
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: create, variables: { data } }))
  form.append('map', JSON.stringify({ 0: ['variables.data.file'] }))
  form.append('0', new File([rows.join('\n')], 'codes.csv'))
  const headers = { authorization: `Bearer ${asking.token}` }
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form })
  return (await response.json()) as Begun
}

interface Working {
  readonly working: { readonly counter: number; readonly items: readonly { readonly kind: string }[] }
}

/** Waits until a run is under way, but not for ever: a round may begin with a download, which is none. */
export async function untilRunning(url: string, asking: Asking): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { data } = await ask<Partial<Working>>(url, working, {}, asking)
    // No data while the service is not available.
    if ((data?.working?.counter ?? 0) > 0) return
    await wait(100)
  }
}

/** Waits until every run that a kill has left is over. Returns what is wrong. */
export async function untilRunsOver(url: string, asking: Asking, { interrupted }: Journal): Promise<string[]> {
  for (let tries = 0; tries < 480; tries++) {
    const { data } = await ask<Working>(url, working, {}, asking)
    if (tries === 0) for (const { kind } of data.working.items) interrupted[kind] = (interrupted[kind] ?? 0) + 1
    if (data.working.counter === 0) return []
    await wait(250)
  }
  return ['a run was not finished within 120 s of the start']
}
