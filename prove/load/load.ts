/**
 * `npm run prove -- load`: two replicas at a large database for half an hour, with 60 connections of staff and of members, some
 * of them slow, a tenth of all acts writes. Nothing fails, nothing acknowledged is lost, memory is flat. It works on a copy of
 * the database; `--copy no` on the database itself, where the disk has no room for two.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { aWheel, openToAll } from '../../bench/engine/wheel.ts'
import { migrateDatabase, readOptions, withCopy } from '../../bench/harness/databases.ts'
import { median, percentile, round } from '../../bench/harness/figures.ts'
import { keep, machine } from '../../bench/harness/results.ts'
import { type Running, startProduct } from '../../bench/harness/server.ts'
import { beginSession } from '../../bench/harness/sessions.ts'
import { type Acknowledged, findIds, type Kind, memberActs, staffActs } from './acts.ts'
import { type Caller, callUntil, type Seen } from './callers.ts'

/** The longest p95 in milliseconds: what a page in the middle of a list may take, and half a second for what is written. */
const budgets: Readonly<Record<Kind, number>> = {
  'staff reads': 300,
  'staff writes': 500,
  'members read': 300,
  'members write': 500,
}
/** By which a replica's memory may differ between the second and the last fifth of the time. */
const mostGrowth = 0.15
const ports = [4191, 4192] as const
/** Of ten connections: staff, members, and one of each that is slow. */
const staffOfTen = 6
const slowOfTen = new Set([0, 9])
const postsEach = 10
const day = 86_400_000

/** @throws an Error that says what did not hold */
export async function prove(): Promise<string> {
  const { large, minutes, connections, copy } = readOptions({ minutes: '30', connections: '60', copy: 'yes' })
  let held = ''
  const measure = async (url: string) => void (held = await underLoad(url, Number(minutes), Number(connections)))
  if (copy === 'yes') await withCopy(large, 'load', measure)
  else {
    await migrateDatabase(large)
    await measure(large)
  }
  return held
}

async function underLoad(databaseUrl: string, minutes: number, connections: number): Promise<string> {
  const at = machine()
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const replicas = await Promise.all(
    ports.map((port) => startProduct({ databaseUrl, port, env: { LOG_LEVEL: 'error' } })),
  )
  try {
    await openToAll(owner)
    const acknowledged: Acknowledged = { statuses: new Map(), likes: new Map() }
    const callers = await callersOf(owner, replicas, connections, acknowledged)
    const seen: Seen = {
      times: { 'staff reads': [], 'staff writes': [], 'members read': [], 'members write': [] },
      slowAnswers: 0,
      errors: new Map(),
    }
    const end = performance.now() + minutes * 60_000
    const [memory] = await Promise.all([
      memoryUntil(end, replicas),
      ...callers.map((caller) => callUntil(end, caller, seen)),
    ])
    const lost = await lostOf(owner, acknowledged)
    const figures = {
      ...figuresOf(seen, memory),
      minutes,
      connections,
      lost: lost.length,
      checked: checkedOf(acknowledged),
    }
    await keep('prove-load', { machine: at, ...figures, memory })
    const broken = [...figures.errors, ...lost, ...overBudget(figures)]
    if (broken.length > 0) throw new Error(`${broken.length} of what must hold: ${broken.slice(0, 5).join(' | ')}`)
    return described(figures)
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()))
    await owner.end()
  }
}

async function callersOf(
  owner: pg.Client,
  replicas: readonly Running[],
  connections: number,
  acknowledged: Acknowledged,
): Promise<Caller[]> {
  const wheel = await aWheel(owner, { qty: 1_000_000, start: -30 * day, end: day })
  const ids = await findIds(owner, wheel)
  // Nobody likes a post that staff decide on: a blocked one refuses it.
  const ofMembers = { ...ids, posts: ids.posts.slice(connections * postsEach) }
  const callers: Caller[] = []
  for (let i = 0; i < connections; i++) {
    const person = ids.people[i]!
    const ofStaff = i % 10 < staffOfTen
    if (ofStaff) await owner.query(`update users set user_group = 'ADMIN' where id = $1`, [person])
    const own = ids.posts.slice(i * postsEach, (i + 1) * postsEach)
    callers.push({
      // Two that follow each other use the same one, so that both have slow callers.
      url: replicas[Math.floor(i / 2) % replicas.length]!.url,
      next: ofStaff ? staffActs(ids, own, acknowledged) : memberActs(ofMembers, person, acknowledged),
      token: await beginSession(owner, person, ofStaff ? 'STAFF' : 'MEMBER'),
      slow: slowOfTen.has(i % 10),
    })
  }
  return callers
}

/** Megabytes of each replica, every ten seconds. */
async function memoryUntil(end: number, replicas: readonly Running[]): Promise<number[][]> {
  const samples: number[][] = replicas.map(() => [])
  while (performance.now() < end) {
    for (const [
      i,
      {
        process: { pid },
      },
    ] of replicas.entries()) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      samples[i]!.push(Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1024))
    }
    await wait(Math.min(10_000, Math.max(0, end - performance.now())))
  }
  return samples
}

/** What was acknowledged and is not in the database. */
async function lostOf(owner: pg.Client, { statuses, likes }: Acknowledged): Promise<string[]> {
  const lost: string[] = []
  for (const [post, status] of statuses) {
    const { rows } = await owner.query('select 1 from posts where id = $1 and status = $2', [post, status])
    if (rows.length === 0) lost.push(`post ${post} is not ${status}`)
  }
  for (const [key, liked] of likes) {
    const { rows } = await owner.query('select 1 from post_likes where user_id = $1 and post_id = $2', key.split(' '))
    if (rows.length > 0 !== liked) lost.push(`the like ${key} is not ${liked}`)
  }
  return lost
}
const checkedOf = ({ statuses, likes }: Acknowledged) => statuses.size + likes.size

function figuresOf({ times, slowAnswers, errors }: Seen, memory: readonly number[][]) {
  const kinds = Object.entries(times).map(([kind, values]) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => round(percentile(values, share), 0))
    return [kind, { answers: values.length, p50, p95: p95!, p99 }] as const
  })
  const fifths = memory.map((samples) => {
    const fifth = Math.ceil(samples.length / 5)
    return [median(samples.slice(fifth, 2 * fifth)), median(samples.slice(-fifth))] as const
  })
  return {
    kinds: Object.fromEntries(kinds),
    slowAnswers,
    errors: [...errors].map(([error, times]) => `${times} × ${error}`),
    fifths,
  }
}
type Figures = ReturnType<typeof figuresOf>

function overBudget({ kinds, fifths }: Figures): string[] {
  const late = Object.entries(budgets).flatMap(([kind, most]) => {
    const { p95, answers } = kinds[kind]!
    return answers > 0 && p95 <= most ? [] : [`${kind}: p95 ${p95} ms of ${answers} (${most} wanted)`]
  })
  const grown = fifths.flatMap(([early, late], i) =>
    late <= early * (1 + mostGrowth) ? [] : [`replica ${i} grew from ${early} to ${late} MB`],
  )
  return [...late, ...grown]
}

function described({
  kinds,
  slowAnswers,
  fifths,
  minutes,
  connections,
  checked,
}: Figures & Record<'minutes' | 'connections' | 'checked', number>) {
  const answers = Object.values(kinds).reduce((sum, one) => sum + one.answers, slowAnswers)
  const p95 = Object.entries(kinds).map(([kind, one]) => `${kind} ${one.p95} ms`)
  const memory = fifths.map(([early, late]) => `${early} to ${late} MB`)
  return (
    `load: ${minutes} minutes, ${connections} connections, ${answers} answers (${slowAnswers} to slow clients), 0 errors; ` +
    `p95: ${p95.join(', ')}; ${checked} acknowledged states compared, 0 lost; memory ${memory.join(' and ')}`
  )
}
