import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Asking } from '../../tests/process/api-client.ts'
import type { Journal } from './journal.ts'

const vouchers = '{ cmsVouchers(limit: 100) { items { _id endDate } } }'
const create = 'mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { run { _id } } }'
const exporting = 'mutation ($_id: ID!) { exportVoucherCode(voucherId: $_id) }'
const left = '{ working: cmsRuns(filter: { state: WORKING }, limit: 1) { counter } }'

/** Enough for several transactions each. */
const [generated, imported] = [15_000, 6_000]
/** Marks the codes of this load: the demo has runs of its own. */
export const ofCrash = 'crash'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Generates, imports and exports codes, again and again, until the server is gone. */
export async function runLongWork(
  url: string,
  asking: Asking,
  journal: Journal,
  stop: { stopped: boolean },
): Promise<void> {
  try {
    const found = await ask<{ cmsVouchers: { items: { _id: string; endDate: string }[] } }>(url, vouchers, {}, asking)
    const voucherId = found.data.cmsVouchers.items.find(({ endDate }) => endDate > inDays(10))!._id
    const data = { voucherId, startDate: inDays(2), endDate: inDays(5), vendorCode: ofCrash }
    while (!stop.stopped) {
      const begun = <T>({
        data: made,
        errors,
      }: {
        data: T
        errors?: readonly { message: string }[] | undefined
      }): T => {
        if (errors) throw new Refused(errors[0]!.message)
        journal.runs++
        return made
      }
      begun(await ask(url, create, { data: { ...data, type: 'GENERATE', qty: generated } }, asking))
      const rows = Array.from({ length: imported }, () => randomUUID())
      begun(await sendFile(url, { ...data, type: 'IMPORT', file: null }, rows, asking))
      const { exportVoucherCode } = begun(
        await ask<{ exportVoucherCode: string }>(url, exporting, { _id: voucherId }, asking),
      )
      await (await fetch(`${url}${exportVoucherCode}`)).arrayBuffer()
    }
  } catch (error) {
    if (error instanceof Refused) throw error
  }
}

class Refused extends Error {}

async function sendFile(url: string, data: object, rows: readonly string[], { token }: Asking) {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: create, variables: { data } }))
  form.append('map', JSON.stringify({ 0: ['variables.data.file'] }))
  form.append('0', new File([rows.join('\n')], 'codes.csv'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form })
  return (await response.json()) as { data: unknown; errors?: { message: string }[] }
}

/** Waits until every run that a kill has left is over. Returns what is wrong. */
export async function untilRunsOver(url: string, asking: Asking): Promise<string[]> {
  for (let tries = 0; tries < 480; tries++) {
    const { data } = await ask<{ working: { counter: number } }>(url, left, {}, asking)
    if (data.working.counter === 0) return []
    await wait(250)
  }
  return ['a run was not finished within 120 s of the start']
}
