/**
 * `npm run bench -- live`: members use the app as `npm run demo:live` lets them, 20 acts a second, while staff list posts,
 * people and the desk. Staff's lists beside and without alternate; the process's memory must stay flat. The database is
 * made for it and dropped.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { numberOf, signIns } from '../../database/demo/sign-ins.ts'
import { dataOf, signIn } from '../../tests/process/api-client.ts'
import { runScript } from '../../tests/process/server-process.ts'
import { demoServer } from '../harness/demo-server.ts'
import { median, percentile, round, say } from '../harness/figures.ts'
import { keep, machine } from '../harness/results.ts'

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
    server: { type: 'string', default: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres' },
  },
})
const bounds = { ratio: 1.5, moreMemory: 100 }
const at = machine()
const { server, end } = await demoServer('live', options.server)
const minutesEach = Number(options.minutes) / Number(options.rounds)

const lists = [
  '{ cmsGetUsers(limit: 20) { counter items { _id fullName termStatus } } }',
  '{ cmsGetPosts(limit: 20) { counter items { _id title totalLikes } } }',
  '{ cmsGetCases(limit: 20) { total items { _id severity } } }',
]
/** The p95 of staff's lists, for so many milliseconds, in milliseconds. */
async function listFor(token: string, milliseconds: number): Promise<number> {
  const times: number[] = []
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    for (const list of lists) {
      const began = performance.now()
      await dataOf(server.url, list, {}, { token })
      times.push(performance.now() - began)
    }
    await pause(100)
  }
  return percentile(times, 0.95)
}

async function memory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)![1]) / 2 ** 20
}

async function tokenOfAdmin(): Promise<string> {
  const { password } = signIns.ADMIN
  return (await signIn(server.url, { phoneNumber: numberOf(signIns.ADMIN), password })).idToken
}

/** One round of traffic: the p95 beside it, and what the members' side said of it. */
async function beside(round: number): Promise<number> {
  const asked = { url: server.url, rate: options.rate, seed: String(round), minutes: String(minutesEach) }
  const traffic = runScript(
    'demo:live',
    {},
    '',
    Object.entries(asked).flatMap(([name, value]) => [`--${name}`, value]),
  )
  await pause(5_000)
  const p95 = await listFor(await tokenOfAdmin(), minutesEach * 60_000 - 10_000)
  const { code, stdout, stderr } = await traffic
  say(stdout.trim().split('\n').at(-1))
  if (code !== 0) throw new Error(`the members' side ended with ${code}:\n${stderr}`)
  return p95
}

try {
  const rounds: { alone: number; meanwhile: number; memory: number }[] = []
  await listFor(await tokenOfAdmin(), 3_000)
  for (let i = 1; i <= Number(options.rounds); i++) {
    const alone = await listFor(await tokenOfAdmin(), 10_000)
    rounds.push({ alone, meanwhile: await beside(i), memory: await memory() })
  }
  const ratio = round(median(rounds.map(({ alone, meanwhile }) => meanwhile / alone)), 1)
  const [first, last] = [rounds[0]!.memory, rounds.at(-1)!.memory]
  say(
    `staff's lists: p95 ${round(median(rounds.map((one) => one.meanwhile)), 1)} ms beside ${options.rate} acts a second, ` +
      `${round(median(rounds.map((one) => one.alone)), 1)} ms alone, ratio ${ratio} (wanted: ${bounds.ratio}); ` +
      `memory ${Math.round(first)} MB after the first round, ${Math.round(last)} MB after the last`,
  )
  await keep('live', { machine: at, options, bounds, rounds })
} finally {
  await end()
}
