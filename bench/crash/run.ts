import { setTimeout as wait } from 'node:timers/promises'
import { mostStepsInRequest } from '../../src/features/moderation/desk/desk.values.ts'
import { openDatabase, type OwnedDatabase } from '../../src/platform/server/database/database.ts'
import { DatabaseUnavailable } from '../../src/platform/server/database/patience.ts'
import type { Engine, Place } from '../../tests/process/demos.ts'
import { startServer, type Variables } from '../../tests/process/server-process.ts'
import { demoAdmin } from '../harness/demo-admin.ts'
import { checkDatabase } from './check.ts'
import { untilSettled } from './desk.ts'
import { emptyJournal, type Journal } from './journal.ts'
import { findLoad, writeUntilKilled } from './load.ts'
import { lanesOfMembers, settleMembers, signInMembers } from './members.ts'
import { lostActs } from './member-check.ts'
import { type Members, seedMembers } from './member-seed.ts'
import { untilRunsOver } from './runs.ts'
import { repeatSome, settle } from './writer.ts'

export interface CrashOptions {
  readonly engine: Engine
  readonly kills: number
  /** Where the server runs: a copy of the demo, or nothing, which the first start fills with it. */
  readonly place: Place
  readonly say?: (line: string) => void
}

export interface CrashResult {
  readonly engine: string
  readonly kills: number
  /** Writes whose answer had come before a kill. */
  readonly acknowledged: number
  /** Writes that a kill left without an answer, and how many of them, other than commands, turned out to have been committed. */
  readonly inFlight: number
  readonly landed: number
  /** Requests sent once more after their answer had come; each must get the same answer and change nothing. */
  readonly repeated: number
  /** Answered calls of the desk. */
  readonly moderated: number
  /** Decisions of the desk, those of them that a job carries out, and second looks. */
  readonly decisions: number
  readonly decisionsOfMany: number
  readonly secondLooks: number
  /** How many records each command of `commands.ts` has changed. */
  readonly commands: Readonly<Record<string, number>>
  /** Acts of members that were answered, by kind, and how many spins won. */
  readonly members: Readonly<Record<string, number>>
  /** Answered calls that began long work, and the kinds of runs in whose middle kills came. */
  readonly runs: number
  readonly interrupted: Readonly<Record<string, number>>
  /** Milliseconds to the next `Ready:`, over all starts after a kill. */
  readonly slowestStart: number
  readonly faults: readonly string[]
}

/** Milliseconds of the first start, which fills the demo data: half a minute of work, on a busy machine several. */
const filling = 600_000

/** Rounds after which the server is also stopped in order, and the database itself read. The last round does it too. */
const thorough = 10

/** Kills a server again and again. Stops at the first round with a fault, because later rounds would only repeat it. */
export async function crashRun({ engine, kills, place, say = () => {} }: CrashOptions): Promise<CrashResult> {
  // Building the web app would take longer than everything else.
  const variables: Variables = { ...place.variables, SERVE_WEB: 'no' }
  const journal = emptyJournal()
  const faults: string[] = []
  let slowestStart = 0
  let round = 0
  try {
    let server = await startServer(variables, filling)
    await server.stop()
    const members = await seeded(variables)
    server = await startServer(variables)
    const load = await findLoad(server, members)
    while (round < kills && faults.length === 0) {
      round++
      await writeUntilKilled(server, journal, load)
      server = await startServer(variables)
      slowestStart = Math.max(slowestStart, Math.round(server.readyAfter))
      const asking = await demoAdmin(server)
      faults.push(
        ...(await untilSettled(server.url, asking, journal)),
        ...(await untilRunsOver(server.url, asking, journal)),
      )
      const callers = { staff: asking, members: await signInMembers(server.url) }
      faults.push(...(await settleMembers(server.url, callers, journal.members)))
      faults.push(...(await settle(server.url, asking, journal)), ...(await repeatSome(server.url, asking, journal)))
      if (round === kills || round % thorough === 0) {
        const { code } = await server.stop()
        if (code !== 0) faults.push(`the server ended with ${code} after SIGTERM`)
        faults.push(...(await inDatabase(variables, journal, members)))
        if (round < kills && faults.length === 0) server = await startServer(variables)
      }
      say(
        `kill ${round}: ${journal.acknowledged} acknowledged, ${journal.members.acknowledged.length} of members, ${journal.landed}/${journal.inFlight} in flight had landed, ${faults.length} faults`,
      )
    }
    if (faults.length > 0) await server.stop()
  } finally {
    await place.remove()
  }
  const { acknowledged, inFlight, landed, repeated, moderated, decisions, rows, runs, interrupted } = journal
  return {
    engine,
    kills: round,
    acknowledged,
    inFlight,
    landed,
    repeated,
    moderated,
    decisions: decisions.length,
    decisionsOfMany: decisions.filter(({ records }) => records > mostStepsInRequest).length,
    secondLooks: decisions.filter(({ secondLook }) => secondLook).length,
    commands: Object.fromEntries([...rows].map(([name, changed]) => [name, changed.size])),
    members: countedActs(journal.members.acknowledged),
    runs,
    interrupted,
    slowestStart,
    faults: faults.map((fault) => `kill ${round}: ${fault}`),
  }
}

function countedActs(acts: Journal['members']['acknowledged']): Record<string, number> {
  const counts: Record<string, number> = { won: 0 }
  for (const { write, answer } of acts) {
    counts[write.kind] = (counts[write.kind] ?? 0) + 1
    if (write.kind === 'spin' && !answer.includes('"won":null')) counts.won!++
  }
  return counts
}

const seeded = (variables: Variables): Promise<Members> =>
  withDatabase(variables, ({ asOwner }) => asOwner((db) => seedMembers(db, lanesOfMembers)))

const inDatabase = (variables: Variables, journal: Journal, members: Members): Promise<string[]> =>
  withDatabase(variables, async ({ kysely }) => [
    ...(await checkDatabase(kysely, journal)),
    ...(await lostActs(kysely, journal.members, members)),
  ])

/** Opens the database itself while no server runs: only one process at a time can open the embedded one. */
async function withDatabase<T>(variables: Variables, use: (database: OwnedDatabase) => Promise<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = variables
  const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: dataDir! })
  try {
    return await repeatedly(() => use(database))
  } finally {
    await database.close()
  }
}

/** A busy machine may take longer to connect than the product waits. */
async function repeatedly<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = 10; ; left--) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || left === 0) throw error
      await wait(1_000)
    }
  }
}
