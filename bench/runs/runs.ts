/**
 * `npm run bench -- runs`: long work on PostgreSQL. Generates codes, imports rows of .xlsx in two steps, and exports
 * the codes again; meanwhile the server's event loop and memory are watched. The database is made for it and dropped.
 */
import { parseArgs } from 'node:util'
import { writeXlsx } from 'hucre/xlsx'
import { dataOf } from '../../tests/process/api-client.ts'
import { demoServer } from '../harness/demo-server.ts'
import { demoAdmin } from '../harness/demo-admin.ts'
import { round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { type Pulse, watch } from './watch.ts'

const { values: options } = parseArgs({
  options: {
    codes: { type: 'string', default: '1000000' },
    rows: { type: 'string', default: '100000' },
    server: { type: 'string', default: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres' },
  },
})
const at = machine()
const { server, end } = await demoServer('runs', options.server)
const figures: Record<string, Pulse & { seconds: number }> = {}
try {
  const asking = await demoAdmin(server)
  const ask = <T>(text: string, variables: object = {}) => dataOf<T>(server.url, text, variables, asking)
  const { cmsVouchers } = await ask<{ cmsVouchers: { items: { _id: string; endDate: string }[] } }>(
    '{ cmsVouchers(limit: 100) { items { _id endDate } } }',
  )
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const voucher = cmsVouchers.items.find(({ endDate }) => endDate > inDays(10))!
  const data = { voucherId: voucher._id, startDate: inDays(2), endDate: inDays(5) }

  const finished = async (id: string, wanted: string) => {
    for (;;) {
      const { cmsRun } = await ask<{ cmsRun: { state: string; created: number; failure: string | null } }>(
        'query ($_id: ID!) { cmsRun(_id: $_id) { state created failure } }',
        { _id: id },
      )
      if (cmsRun.state === wanted) return cmsRun.created
      if (cmsRun.state !== 'WORKING') throw new Error(`${cmsRun.state}: ${cmsRun.failure}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const measured = async (name: string, run: () => Promise<void>) => {
    const pulse = await watch(server.url)
    const begun = performance.now()
    await run()
    const seconds = round((performance.now() - begun) / 1000)
    figures[name] = { seconds, ...(await pulse()) }
    say(`${name}: ${JSON.stringify(figures[name])}`)
  }

  await measured('generate', async () => {
    const { createVoucherCode } = await ask<{ createVoucherCode: { run: { _id: string } } }>(
      'mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { run { _id } } }',
      { data: { ...data, type: 'GENERATE', qty: Number(options.codes) } },
    )
    await finished(createVoucherCode.run._id, 'DONE')
  })

  const rows = Array.from({ length: Number(options.rows) }, (_, i) => [
    `BENCH-${((i * 2_654_435_761) % 2 ** 32).toString(36)}-${i.toString(36)}X`,
    1,
  ])
  const file = await writeXlsx({ sheets: [{ name: 'Codes', rows: [['Voucher code', 'Quantity'], ...rows] }] })
  let id = ''
  await measured('dryRun', async () => {
    const text = 'mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) { _id } }'
    const form = new FormData()
    const variables = { data: { ...data, type: 'IMPORT', file: null } }
    form.append('operations', JSON.stringify({ query: text, variables }))
    form.append('map', JSON.stringify({ 0: ['variables.data.file'] }))
    form.append('0', new File([new Uint8Array(file)], 'codes.xlsx'))
    const sent = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${asking.token}`, 'x-csrf': 'bench' },
      body: form,
    })
    const answer = (await sent.json()) as { data: { cmsCheckVoucherCodes: { _id: string } } }
    id = answer.data.cmsCheckVoucherCodes._id
    await finished(id, 'CHECKED')
  })
  await measured('commit', async () => {
    await ask('mutation ($_id: ID!) { cmsConfirmRun(_id: $_id) { state } }', { _id: id })
    const created = await finished(id, 'DONE')
    if (created !== rows.length) throw new Error(`${created} of ${rows.length} rows were created`)
  })
  await measured('export', async () => {
    const { exportVoucherCode } = await ask<{ exportVoucherCode: string }>(
      'mutation ($_id: ID!) { exportVoucherCode(voucherId: $_id) }',
      { _id: voucher._id },
    )
    const response = await fetch(`${server.url}${exportVoucherCode}`)
    let bytes = 0
    for await (const chunk of response.body!) bytes += (chunk as Uint8Array).length
    say(`${bytes} bytes`)
  })
} finally {
  await end()
}
await keep('runs', { machine: at, options, ...figures })
