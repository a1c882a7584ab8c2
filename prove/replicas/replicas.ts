/**
 * `npm run prove -- replicas`: lists from two standbys that fall behind. Nobody reads an older state than what they wrote, nobody
 * reads what is more than five seconds old, and the primary is spared. `--short` does a part of it, on an empty database.
 */
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuSeconds } from '../../bench/harness/cpu.ts'
import { keep, machine } from '../../bench/harness/results.ts'
import { dataOf } from '../../tests/process/api-client.ts'
import type { ServerProcess } from '../../tests/process/server-process.ts'
import type { Postgres } from '../postgres.ts'
import { until } from '../until.ts'
import { makeRecord, readNumber, staleReads, writeNumber } from '../own-writes.ts'
import { hold, holdBack, letGo, openScene, readsOf, type Scene, untilServing } from './scene.ts'

/** Of the reads after one's own write that a standby must have answered; else nothing was tried. */
const leastShare = 0.02
const leastGain = 1.8
const mostBehind = 5_000

/** @throws an Error that says what did not hold */
export async function prove(): Promise<string> {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
  const pairs = values.short ? 600 : 10_000
  const began = performance.now()
  const say = (line: string) => process.stderr.write(`${Math.round((performance.now() - began) / 1000)} s: ${line}\n`)
  const scene = await openScene(!values.short)
  try {
    await untilServing(scene)
    say('a primary and two standbys run')
    const gain = values.short ? undefined : await gainOf(scene, say)
    const shares = await ownWrites(scene, pairs)
    say(`${pairs} pairs`)
    const oldest = await oldestSeen(scene)
    say('held back')
    await madeUp(scene)
    await promoted(scene)
    const figures = { pairs, stale: 0, shares, oldest, gain }
    await keep(`prove-replicas${values.short ? '-short' : ''}`, { machine: machine(), ...figures })
    if (gain !== undefined && gain < leastGain) throw new Error(`lists per second grow by ${gain.toFixed(2)} only`)
    return (
      `replicas: ${pairs} writes read at once over two standbys that fall 0 to 2 s behind, 0 stale (${percent(shares.primary)} read from the primary, ` +
      `${shares.standbys.map(percent).join(' and ')} from the standbys); nothing older than ${(oldest / 1000).toFixed(1)} s; ` +
      `a made-up token changes nothing; a promoted standby serves nothing` +
      (gain === undefined ? '' : `; lists per second × ${gain.toFixed(2)} by processor time`) +
      ` (${Math.round((performance.now() - began) / 1000)} s)`
    )
  } finally {
    await scene.remove()
  }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

async function ownWrites(scene: Scene, pairs: number) {
  const before = await readsOf(scene)
  const stop = holdBack(scene)
  const stale = await staleReads(scene.reader, pairs)
  await stop()
  const after = await readsOf(scene)
  if (stale > 0) throw new Error(`${stale} of ${pairs} reads did not show their own write`)
  const shares = {
    primary: (after.primary - before.primary) / pairs,
    standbys: after.standbys.map((reads, i) => (reads - before.standbys[i]!) / pairs),
  }
  if (shares.standbys.some((share) => share < leastShare))
    throw new Error(`a standby answered nothing: ${JSON.stringify(shares)}`)
  return shares
}

/** Milliseconds for which somebody else, who has written nothing, read an older state, while both standbys were held back. */
async function oldestSeen(scene: Scene): Promise<number> {
  const record = await makeRecord(scene.reader, 'Held back')
  await writeNumber(scene.reader, record, 1)
  await until(
    'both standbys have it',
    async () => {
      const read = await Promise.all(Array.from({ length: 6 }, () => readNumber(scene.reader, record)))
      return read.every((number) => number === 1)
    },
    30_000,
  )
  await untilServing(scene)
  await Promise.all(scene.standbys.map(hold))
  try {
    await writeNumber(scene.reader, record, 2)
    const written = performance.now()
    let oldest = 0
    while (performance.now() < written + mostBehind + 2_000) {
      const asked = performance.now() - written
      if ((await readNumber(scene.reader, record)) !== 2) oldest = asked
      await wait(50)
    }
    if (oldest === 0) throw new Error('nobody read from a standby that was held back')
    if (oldest > mostBehind) throw new Error(`what was ${Math.round(oldest)} ms old was read`)
    return oldest
  } finally {
    await Promise.all(scene.standbys.map(letGo))
    await untilServing(scene)
  }
}

async function madeUp(scene: Scene): Promise<void> {
  const record = await makeRecord(scene.reader, 'Made up')
  await until('the standbys have it', async () => (await readNumber(scene.reader, record)) === 0, 30_000)
  const before = await readsOf(scene)
  const second = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0')
  const readAfter = `ffffffff.ffffffffffffffff.${second}.${'A'.repeat(22)}`
  for (let i = 0; i < 50; i++) await readNumber(scene.reader, record, { readAfter })
  const after = await readsOf(scene)
  if (after.primary > before.primary) throw new Error('a made-up token sent readers to the primary')
}

async function promoted(scene: Scene): Promise<void> {
  const [, second] = scene.standbys
  await second.rows('select pg_promote()')
  const before = await readsOf(scene)
  const record = await makeRecord(scene.reader, 'After it')
  for (let number = 1; number <= 50; number++) {
    const readAfter = await writeNumber(scene.reader, record, number)
    if ((await readNumber(scene.reader, record, { readAfter })) !== number)
      throw new Error('a write was not read after a standby was promoted')
  }
  const after = await readsOf(scene)
  if (after.standbys[1]! > before.standbys[1]!) throw new Error('a server that was promoted still answered')
}

const listOfPosts = '{ page: cmsGetPosts(limit: 20) { items { _id content creator { _id fullName } } } }'
const lists = 1_500
const lanes = 6

/** How many more lists the databases answer with two standbys than alone, by the processor time of whichever works most. */
async function gainOf(scene: Scene, say: (line: string) => void): Promise<number> {
  const { primary, standbys, product } = scene
  const alone = await scene.startAlone()
  const [before] = await processorTime([primary], () => listPosts(scene, alone))
  await alone.stop()
  const [ofPrimary, ...ofStandbys] = await processorTime([primary, ...standbys], () => listPosts(scene, product))
  say(`seconds for ${lists} lists: ${before} alone; ${ofPrimary}, ${ofStandbys.join(', ')} with standbys`)
  return before! / Math.max(ofPrimary!, ...ofStandbys)
}

async function listPosts({ reader: { token } }: Scene, { url }: ServerProcess): Promise<void> {
  let left = lists
  const lane = async () => {
    while (left-- > 0) await dataOf(url, listOfPosts, {}, { token })
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Seconds of processor time that each server used meanwhile. */
async function processorTime(servers: readonly Postgres[], act: () => Promise<void>): Promise<number[]> {
  const used = (server: Postgres) =>
    server.pids().reduce((sum, pid) => sum + (cpuSeconds(pid, { ended: true }) || 0), 0)
  // Opens the connections, and fills the memory of the servers.
  await act()
  const before = servers.map(used)
  await act()
  return servers.map((server, i) => Number((used(server) - before[i]!).toFixed(2)))
}
