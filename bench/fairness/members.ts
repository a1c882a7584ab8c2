/**
 * `npm run bench -- members`: one member of the app sends 10 000 requests a minute; others read, like and open the
 * wheel, alone and beside that, in turns. The database is made for it and dropped.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, dataOf } from '../../tests/process/api-client.ts'
import { demoServer } from '../harness/demo-server.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    'per-minute': { type: 'string', default: '10000' },
    others: { type: 'string', default: '4' },
    times: { type: 'string', default: '25' },
    server: { type: 'string', default: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres' },
  },
})
const bound = 3
const at = machine()
const { server, end } = await demoServer('members', options.server)
const app = `${server.url}/app`

async function register(n: number): Promise<string> {
  const data = { fullName: `Khách ${n}`, phoneNumber: `09812345${10 + n}`, password: 'mot-mat-khau-rieng' }
  const { register } = await dataOf<{ register: { idToken: string } }>(
    app,
    'mutation ($data: RegisterInput!) { register(data: $data) { idToken } }',
    { data },
  )
  return register.idToken
}

const list = '{ posts(first: 20) { items { _id title totalLikes } } }'
const search = '{ posts(first: 50, filter: { q: "a" }) { items { _id title content } } }'
const points = '{ pointHistory(first: 20) { items { _id } } }'
const wheel = '{ wheel { _id } }'
const like = 'mutation ($_id: ID!) { likePost(_id: $_id) { _id } }'
const unlike = 'mutation ($_id: ID!) { unlikePost(_id: $_id) { _id } }'

/** How long each act of a member takes, in milliseconds. */
async function timesOf(token: string, post: string): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < Number(options.times); i++)
    for (const [text, variables] of [
      [list, {}],
      [points, {}],
      [wheel, {}],
      [i % 2 === 0 ? like : unlike, { _id: post }],
    ] as const) {
      const began = performance.now()
      await dataOf(app, text, variables, { token })
      times.push(performance.now() - began)
      await pause(20)
    }
  return times
}

const flood = { sent: 0, served: 0, seconds: 0 }

/** Sends at the pace of the attack, whether earlier requests are answered or not. */
async function beside<T>(token: string, post: string, work: () => Promise<T>): Promise<T> {
  const attacks = [
    [search, {}],
    [list, {}],
    [like, { _id: post }],
    [wheel, {}],
    [unlike, { _id: post }],
  ] as const
  const began = performance.now()
  const state = { sent: 0, over: false }
  const waiting = new Set<Promise<void>>()
  const attack = async ([text, variables]: (typeof attacks)[number]) => {
    const answer = await ask(app, text, variables, { token }).catch(() => undefined)
    if (answer && !answer.errors) flood.served++
  }
  const sending = (async () => {
    while (!state.over) {
      const due = ((performance.now() - began) / 60_000) * Number(options['per-minute'])
      for (; state.sent < due; state.sent++) {
        const sent: Promise<void> = attack(attacks[state.sent % attacks.length]!).finally(() => waiting.delete(sent))
        waiting.add(sent)
      }
      await pause(5)
    }
  })()
  try {
    await pause(1_000)
    return await work()
  } finally {
    state.over = true
    await sending
    flood.sent += state.sent
    flood.seconds += (performance.now() - began) / 1000
    await Promise.all(waiting)
  }
}

try {
  const hostile = await register(0)
  const others: string[] = []
  for (let i = 1; i <= Number(options.others); i++) others.push(await register(i))
  const { posts } = await dataOf<{ posts: { items: { _id: string }[] } }>(app, list, {}, { token: hostile })
  const post = posts.items[0]!._id
  const p95 = async () => percentile((await Promise.all(others.map((token) => timesOf(token, post)))).flat(), 0.95)
  await p95()
  const rounds: { alone: number; meanwhile: number }[] = []
  for (let i = 0; i < Number(options.rounds); i++)
    rounds.push({ alone: await p95(), meanwhile: await beside(hostile, post, p95) })
  const figures = {
    alone: round(median(rounds.map((one) => one.alone)), 1),
    meanwhile: round(median(rounds.map((one) => one.meanwhile)), 1),
    ratio: round(median(rounds.map((one) => one.meanwhile / one.alone)), 1),
    sentPerMinute: round((flood.sent / flood.seconds) * 60, 0),
    served: round(flood.served / flood.sent, 2),
  }
  say(
    `others beside ${figures.sentPerMinute} requests a minute of one member: p95 ${figures.meanwhile} ms, alone ` +
      `${figures.alone} ms, ratio ${figures.ratio} (wanted: ${bound}); ${figures.served} of the requests were served`,
  )
  await keep('members', { machine: at, options, ...figures })
} finally {
  await end()
}
