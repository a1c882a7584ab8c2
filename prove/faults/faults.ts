/**
 * `npm run prove -- faults`: the product and its PostgreSQL under writes of staff and of members, while disks fill up, processes
 * are killed, clocks jump, networks are slow, storage is away and memory ends. After each fault everything acknowledged must
 * be there. `--kills N` says how many processes are killed; `--only TEXT` does what has the text in its name; `--short` does each once, but
 * for the embedded database, which the tests kill (`tests/process/crash.test.ts`).
 */
import { parseArgs } from 'node:util'
import { keep, machine } from '../../bench/harness/results.ts'
import { clockJumps } from './clock.ts'
import { databaseDiskFull, logDiskFull, mediaDiskFull } from './disks.ts'
import { embeddedKills, kills } from './kills.ts'
import { memoryEnds } from './memory.ts'
import { slowDatabase } from './network.ts'
import { openScene, type Scene } from './scene.ts'
import { storageFails } from './storage.ts'

export interface Fault {
  readonly name: string
  /** Does it to the scene. Returns what did not hold, and in a few words what was seen. */
  readonly happen: (scene: Scene, options: Options) => Promise<Outcome>
}

export interface Options {
  readonly kills: number
}

export interface Outcome {
  readonly broken: readonly string[]
  readonly seen: string
}

const faults: readonly Fault[] = [
  databaseDiskFull,
  mediaDiskFull,
  logDiskFull,
  kills,
  embeddedKills,
  clockJumps,
  slowDatabase,
  storageFails,
  memoryEnds,
]

/** @throws an Error that says what did not hold */
export async function prove(): Promise<string> {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      kills: { type: 'string', default: '200' },
    },
  })
  const options: Options = { kills: values.short ? 4 : Number(values.kills) }
  const happening = faults.filter(
    (fault) => fault.name.includes(values.only) && !(values.short && fault === embeddedKills),
  )
  const began = performance.now()
  const took = () => Math.round((performance.now() - began) / 1000)
  const say = (line: string) => process.stderr.write(`${took()} s: ${line}\n`)
  const scene = await openScene()
  say('the product has been started once')
  const outcomes: Record<string, Outcome> = {}
  for (const { name, happen } of happening) {
    const outcome = await happen(scene, options)
    outcomes[name] = outcome
    say(`${name}: ${outcome.broken.length === 0 ? outcome.seen : outcome.broken.slice(0, 3).join(' | ')}`)
    // Later faults would only repeat it.
    if (outcome.broken.length > 0) break
  }
  const { journal } = scene
  const figures = { writesOfStaff: journal.acknowledged, writesOfMembers: journal.members.acknowledged.length }
  await keep('prove-faults', { machine: machine(), ...figures, outcomes })
  const broken = Object.entries(outcomes).flatMap(([name, { broken }]) => broken.map((one) => `${name}: ${one}`))
  if (broken.length > 0) throw new Error(`${broken.slice(0, 5).join(' | ')} (${scene.folder})`)
  await scene.remove()
  return (
    `faults: ${happening.length} kinds, ${figures.writesOfStaff} writes of staff and ${figures.writesOfMembers} of members acknowledged, 0 lost, ` +
    `nothing half done, clear errors only (${took()} s)`
  )
}
