import { type Kysely, type RawBuilder } from 'kysely'
import { pino } from 'pino'
import type { Tables } from '../../database/tables.ts'
import { chainOf } from '../../src/platform/server/audit/audit.ts'
import type { BrokenPlace } from '../../src/platform/server/audit/broken.ts'
import { takeCheckpoint } from '../../src/platform/server/audit/checkpoint.ts'
import { readCheckpointLine } from '../../src/platform/server/audit/checkpoint-line.ts'
import { verifyAudit } from '../../src/platform/server/audit/verify.ts'
import { compareWithLog } from '../../src/platform/server/audit/verify-log.ts'
import type { App } from '../../src/platform/server/context.ts'
import { factories } from './factories.ts'
import { undoneAsSuperuser } from './forger.ts'
import { startServer } from './server.ts'

export type Attack = (db: Kysely<Tables>) => Promise<unknown>

/**
 * A server whose audit log has three chains under two checkpoints: `long` has three entries under the first, two more
 * under the second, and a sixth that no checkpoint covers yet; `short` has two under the first; `late` has one under
 * the second. The chains are in this order.
 */
export async function startWithSealedLog() {
  const server = await startServer()
  const { aUser, anAdmin } = factories(server.db)
  const client = server.as(await anAdmin())
  /** The lines of the server's log. */
  const lines: string[] = []
  const app: App = { ...server.app, log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) }

  const people = [(await aUser()).id, (await aUser()).id, (await aUser()).id] as const
  const change = async (id: string, ...groups: readonly string[]) => {
    for (const group of groups) {
      await client.data(`mutation { updateUserGroup(userId: "${id}", group: ${group}) { version } }`)
    }
  }
  await change(people[0], 'STAFF', 'MEMBER', 'PROVIDER')
  await change(people[1], 'STAFF', 'MEMBER')
  await takeCheckpoint(app)
  await change(people[0], 'STAFF', 'MEMBER')
  await change(people[2], 'STAFF')
  await takeCheckpoint(app)
  await change(people[0], 'PROVIDER')

  /**
   * Returns what the verification finds after an attack, in the database alone and with the log's lines. Rolls the
   * attack back afterwards.
   */
  const seenAfter = (attack: Attack) =>
    undoneAsSuperuser(server, async (db) => {
      await attack(db)
      const { findings } = await verifyAudit(db)
      const compared = await compareWithLog(db, checkpointsIn(lines))
      return {
        alone: findings.broken,
        byLog: compared.findings.broken,
        firstDifference: compared.differing?.logged.number ?? null,
      }
    })
  const [long, short, late] = [chainOf('USER', people[0]), chainOf('USER', people[1]), chainOf('USER', people[2])]
  return { server, long, short, late, lines, seenAfter }
}

async function* checkpointsIn(lines: readonly string[]) {
  for (const line of lines) {
    const checkpoint = readCheckpointLine(line)
    if (checkpoint) yield checkpoint
  }
}

/** An attack by these statements. */
export const statements =
  (...all: RawBuilder<unknown>[]): Attack =>
  async (db) => {
    for (const statement of all) await statement.execute(db)
  }

/** A place of a chain, as the verification reports it. */
export const inChain = (
  chain: string,
  problem: BrokenPlace['problem'],
  first: number,
  last: number,
  checkpoint: number | null = null,
): BrokenPlace => ({ problem, chain, first, last, checkpoint })

/** Checkpoints, as the verification reports them. */
export const ofCheckpoints = (problem: BrokenPlace['problem'], first: number, last = first): BrokenPlace => ({
  problem,
  chain: null,
  first,
  last,
  checkpoint: null,
})
