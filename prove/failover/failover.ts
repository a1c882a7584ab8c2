/**
 * `npm run prove -- failover`: the setup of `deploy/ha` on this machine, under writes of staff and of members, loses one
 * part after the other. `--short` kills the primary once; `--only TEXT` does what has the text in its name.
 */
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { keep, machine } from '../../bench/harness/results.ts'
import { type Members, seedMembers } from '../../bench/crash/member-seed.ts'
import { lanesOfMembers } from '../../bench/crash/members.ts'
import { lostWrites, settled, withDatabase } from '../acknowledged.ts'
import { until } from '../until.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Fault, faults, primaryDies } from './faults.ts'
import { type Load, lostSessions, startLoad } from './load.ts'
import { type Products, startProducts } from './products.ts'

/** What one fault cost, in milliseconds. */
interface Outcome {
  readonly fault: string
  /** The longest time without an acknowledged write. */
  readonly gap: { readonly staff: number; readonly members: number }
  /** From then on until every live stream has told of a change. */
  readonly streams: number
}

/** Milliseconds of undisturbed writes before each fault; until each has had its effect; and for that to be over. */
const calm = 3_000
const effect = 10_000
const patience = 60_000

/** @throws an Error that says what did not hold */
export async function prove(): Promise<string> {
  const { values } = parseArgs({
    options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  })
  const began = performance.now()
  const cluster = await startCluster()
  const say = (line: string) => process.stderr.write(`${Math.round((performance.now() - began) / 1000)} s: ${line}\n`)
  say('the cluster runs')
  const products = await startProducts(cluster)
  await products.untilReady()
  say('two replicas of the product run')
  const members = await withDatabase(cluster.databaseUrl, ({ asOwner }) =>
    asOwner((db) => seedMembers(db, lanesOfMembers)),
  )
  const load = await startLoad(cluster.productUrl, members)
  const outcomes: Outcome[] = []
  const happening = values.short ? [primaryDies] : faults.filter(({ name }) => name.includes(values.only))
  for (const fault of happening) {
    const outcome = await undergo(fault, { cluster, products, load, bringBack: !values.short })
    outcomes.push(outcome)
    say(`${fault.name}: ${described(outcome)}`)
  }
  await wait(calm)
  await load.stop()
  say('the load has ended')
  const readsOfStandbys = await products.readsOfStandbys()
  const broken = await whatBroke(load, { cluster, products, members })
  if (readsOfStandbys === 0) broken.push('no standby answered a list')
  const { journal } = load
  const figures = {
    outcomes,
    writesOfStaff: journal.acknowledged,
    writesOfMembers: journal.members.acknowledged.length,
    reads: load.reads(),
    readsOfStandbys,
    sessions: load.sessions.length,
    streamsOpenedAgain: load.streams.map((stream) => stream.openedAgain()),
  }
  await keep(`prove-failover${values.short ? '-short' : ''}`, { machine: machine(), ...figures, broken })
  broken.push(...outcomes.flatMap(tooLong))
  if (broken.length > 0)
    throw new Error(`${broken.length} of what must hold: ${broken.slice(0, 5).join(' | ')} (${cluster.folder})`)
  await cluster.remove()
  const worst = Math.max(...outcomes.flatMap(({ gap }) => [gap.staff, gap.members]))
  return (
    `failover: ${happening.length} faults, ${figures.writesOfStaff} writes of staff and ${figures.writesOfMembers} of members acknowledged, 0 lost; ` +
    `${figures.reads} reads (${readsOfStandbys} by standbys), 0 wrong; ${figures.sessions} sessions, 0 lost; ` +
    `at most ${seconds(worst)} s without writes; live streams came back by themselves (${Math.round((performance.now() - began) / 1000)} s)`
  )
}

interface Scene {
  readonly cluster: Cluster
  readonly products: Products
  readonly load: Load
  /** Also waits for the part that was lost to be there again. */
  readonly bringBack: boolean
}

async function undergo(fault: Fault, { cluster, products, load, bringBack }: Scene): Promise<Outcome> {
  const { staff, members } = load.acknowledgedAt
  await wait(calm)
  const at = performance.now()
  const bring = await fault.happen(cluster, products)
  const back = bringBack ? bring() : undefined
  await wait(effect)
  const flows = async () =>
    load.wrong.length > 0 || [staff, members].every((moments) => moments.at(-1)! > performance.now() - 500)
  await until(`${fault.name}: writes are acknowledged again`, flows, patience)
  if (load.wrong.length > 0) throw new Error(`${fault.name}: ${load.wrong.slice(0, 3).join(' | ')} (${cluster.folder})`)
  const resumed = performance.now()
  const told = async () => load.streams.every((stream) => stream.changedAt() > resumed)
  await until(`${fault.name}: live streams tell of changes`, told, patience)
  const streams = Math.round(performance.now() - resumed)
  await back
  if (bringBack) {
    await cluster.untilWhole()
    await products.untilReady()
  }
  const end = performance.now()
  return {
    fault: fault.name,
    gap: { staff: longestGap(staff, at, end), members: longestGap(members, at, end) },
    streams,
  }
}

/** The longest time between two moments within a span; its ends count as moments. All in milliseconds. */
function longestGap(moments: readonly number[], from: number, to: number): number {
  const within = [from, ...moments.filter((moment) => moment > from && moment < to), to]
  return Math.round(Math.max(...within.slice(1).map((moment, i) => moment - within[i]!)))
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const described = ({ gap, streams }: Outcome) =>
  `${seconds(gap.staff)} s without writes of staff, ${seconds(gap.members)} s of members, live streams ${seconds(streams)} s later`

const tooLong = ({ fault, gap }: Outcome): string[] => {
  const { longestGap: most } = [...faults].find(({ name }) => name === fault)!
  return Math.max(gap.staff, gap.members) > most
    ? [`${fault}: ${seconds(Math.max(gap.staff, gap.members))} s without writes`]
    : []
}

/** Sends what is still without an answer again, and compares everything acknowledged with the database. */
async function whatBroke(
  load: Load,
  { cluster, products, members }: Pick<Scene, 'cluster' | 'products'> & { readonly members: Members },
): Promise<string[]> {
  const { productUrl: url, databaseUrl } = cluster
  const { sessions, reads, journal } = load
  const broken = await settled(url, load)
  const lost = await lostSessions(url, sessions)
  if (lost > 0) broken.push(`${lost} of ${sessions.length} sessions are lost`)
  if (reads() === 0) broken.push('nothing was read')
  await products.stop()
  return [...broken, ...(await lostWrites(databaseUrl, journal, members))]
}
