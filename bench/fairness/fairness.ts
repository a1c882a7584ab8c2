/**
 * `npm run bench -- fairness`: one hostile person sends as fast as they can, over many connections; an honest person
 * lists, uploads and imports, alone and beside that, in turns. The database is made for it and dropped.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { numberOf, signIns } from '../../database/demo/sign-ins.ts'
import { ask, dataOf, signIn } from '../../tests/process/api-client.ts'
import { queryRows } from '../../tests/process/scratch-database.ts'
import { demoServer } from '../harness/demo-server.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'
import { type Attack, attacksOf } from './hostile.ts'
import { form, importing, upload } from './requests.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    server: { type: 'string', default: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres' },
  },
})
const bound = 3
const at = machine()
const { server, databaseUrl, end } = await demoServer('fairness', options.server)
const { url } = server

const tokenOf = async (role: 'ADMIN' | 'STAFF') => {
  const { idToken } = await signIn(url, { phoneNumber: numberOf(signIns[role]), password: signIns[role].password })
  return idToken
}

/** What the honest person does, and how often in each round. */
async function honestActs(token: string, voucher: { voucherId: string; startDate: string; endDate: string }) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const create = { width: 1_600, height: 1_200, channels: 3 as const, background: 'black', noise }
  const picture = new Uint8Array(await sharp({ create }).jpeg({ quality: 85 }).toBuffer())
  const codes = Array.from({ length: 1_000 }, (_, i) => `HONEST-${(i * 7919).toString(36)}-${i.toString(36)}`)
  const done = <T>(answer: unknown): T => {
    const { data, errors } = answer as { data: T; errors?: readonly { message: string }[] }
    if (errors) throw new Error(`the honest person was refused: ${errors[0]!.message}`)
    return data
  }
  return {
    list: [40, () => dataOf(url, '{ cmsGetUsers(limit: 20) { counter items { _id fullName } } }', {}, { token })],
    upload: [8, async () => done(await form(url, token, upload, {}, 'file', new File([picture], 'a.jpg')))],
    import: [
      8,
      async () => {
        const data = { ...voucher, type: 'IMPORT', file: null }
        const sent = await form(url, token, importing, { data }, 'data.file', new File([codes.join('\n')], 'a.csv'))
        const { _id } = done<{ cmsCheckVoucherCodes: { _id: string } }>(sent).cmsCheckVoucherCodes
        for (;;) {
          const found = await dataOf<{ cmsRun: { state: string } }>(
            url,
            'query ($_id: ID!) { cmsRun(_id: $_id) { state } }',
            { _id },
            { token },
          )
          if (found.cmsRun.state === 'CHECKED') break
          await pause(50)
        }
        await dataOf(url, 'mutation ($_id: ID!) { cmsCancelRun(_id: $_id) { state } }', { _id }, { token })
      },
    ],
  } as const satisfies Record<string, readonly [number, () => Promise<unknown>]>
}

type Acts = Awaited<ReturnType<typeof honestActs>>
type Times = Record<keyof Acts, number>

/** The p95 of each act, in milliseconds. */
async function timesOf(acts: Acts): Promise<Times> {
  const found: Partial<Times> = {}
  for (const [name, [count, act]] of Object.entries(acts) as [keyof Acts, Acts[keyof Acts]][]) {
    const times: number[] = []
    for (let i = 0; i < count; i++) {
      const began = performance.now()
      await act()
      times.push(performance.now() - began)
    }
    found[name] = percentile(times, 0.95)
  }
  return found as Times
}

async function beside<T>(attack: Attack, work: () => Promise<T>): Promise<T> {
  const state = { over: false, n: 0 }
  const connection = async () => {
    while (!state.over) await attack(state.n++).catch(() => undefined)
  }
  const attacking = Promise.all(Array.from({ length: Number(options.connections) }, connection))
  try {
    await pause(1_000)
    return await work()
  } finally {
    state.over = true
    await attacking
  }
}

const figures: Record<string, Record<string, object>> = {}
try {
  const honest = await tokenOf('ADMIN')
  await queryRows(
    databaseUrl,
    `insert into grants (user_id, area, granted_by) select s.id, area, a.id from users s, users a,
      unnest(array['MODERATION', 'PROMOTION']) area
      where s.phone_number = '${numberOf(signIns.STAFF)}' and a.phone_number = '${numberOf(signIns.ADMIN)}'
      on conflict do nothing`,
  )
  const token = await tokenOf('STAFF')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const { cmsVouchers } = await dataOf<{ cmsVouchers: { items: { _id: string; endDate: string }[] } }>(
    url,
    '{ cmsVouchers(limit: 100) { items { _id endDate } } }',
    {},
    { token: honest },
  )
  const voucherId = cmsVouchers.items.find(({ endDate }) => endDate > inDays(10))!._id
  const voucher = { voucherId, startDate: inDays(2), endDate: inDays(5) }
  const acts = await honestActs(honest, voucher)
  const attacks = await attacksOf({
    url,
    token,
    ask: (text, variables) => ask(url, text, variables, { token }),
    voucher,
  })
  await timesOf(acts)
  for (const [name, attack] of Object.entries(attacks)) {
    if (!name.includes(options.only)) continue
    const rounds: { alone: Times; meanwhile: Times }[] = []
    for (let i = 0; i < Number(options.rounds); i++)
      rounds.push({ alone: await timesOf(acts), meanwhile: await beside(attack, () => timesOf(acts)) })
    figures[name] = {}
    for (const act of Object.keys(acts) as (keyof Acts)[]) {
      const alone = median(rounds.map((one) => one.alone[act]))
      const meanwhile = median(rounds.map((one) => one.meanwhile[act]))
      const ratio = median(rounds.map((one) => one.meanwhile[act] / one.alone[act]))
      figures[name][act] = { alone: round(alone, 0), meanwhile: round(meanwhile, 0), ratio: round(ratio, 1) }
      say(
        `${act} beside ${name}: p95 ${round(meanwhile, 0)} ms, alone ${round(alone, 0)} ms, ratio ${round(ratio, 1)}` +
          ` (wanted: ${bound})`,
      )
    }
  }
} finally {
  await end()
}
await keep('fairness', { machine: at, options, ...figures })
