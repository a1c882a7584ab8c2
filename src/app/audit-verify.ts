/**
 * `npm run audit:verify`: recomputes the audit log's chains and checkpoints, and compares them. With `-- --checkpoints
 * FILE` (repeat it for each file) also with the checkpoints in the server's log. Exits 1 and lists the differences.
 */
import { parseArgs } from 'node:util'
import { describePlace, type Findings } from '../platform/server/audit/broken.ts'
import { hex } from '../platform/server/audit/checkpoint-hash.ts'
import { readCheckpointLines } from '../platform/server/audit/checkpoint-line.ts'
import type { AuditProgress } from '../platform/server/audit/progress.ts'
import { verifyAudit } from '../platform/server/audit/verify.ts'
import { compareWithLog, type Difference } from '../platform/server/audit/verify-log.ts'
import { type Database, openDatabase } from '../platform/server/database/database.ts'
import { readEnvironment } from '../platform/server/environment.ts'

try {
  const { values } = parseArgs({ options: { checkpoints: { type: 'string', multiple: true, default: [] } } })
  const database = await openDatabase(readEnvironment())
  try {
    process.exitCode = await verify(database, values.checkpoints)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`Cannot verify: ${(error as Error).message}\n`)
  process.exitCode = 1
}

/** @returns the exit code */
async function verify({ kysely }: Database, files: readonly string[]): Promise<number> {
  // The log files first: a wrong file is reported at once, while a large database takes its time.
  const compared = files.length > 0 ? await compareWithLog(kysely, readCheckpointLines(files)) : null
  if (compared?.lines === 0) throw new Error(`no line of ${files.join(', ')} names a checkpoint`)
  const state = await verifyAudit(kysely, compared?.findings)
  if (state.findings.found > 0) {
    const difference = compared?.differing ? differenceTexts(compared.differing) : []
    process.stderr.write(`${[...brokenTexts(state.findings), ...difference].join('\n')}\n`)
    return 1
  }
  const whole = [`Intact: ${state.entries} entries in ${state.chains} chains.`, await newestText(kysely, state)]
  if (compared) whole.push(`The log agrees: ${compared.lines} checkpoints.`)
  process.stdout.write(`${whole.join('\n')}\n`)
  return 0
}

async function newestText(kysely: Database['kysely'], { checkpoint, checkpointHash }: AuditProgress): Promise<string> {
  if (!checkpointHash) return 'No checkpoint has been made yet.'
  const { created_at } = await kysely
    .selectFrom('audit_checkpoints')
    .select('created_at')
    .where('number', '=', checkpoint)
    .executeTakeFirstOrThrow()
  return `Newest checkpoint: ${checkpoint} of ${created_at.toISOString()}, ${hex(checkpointHash)}.`
}

function brokenTexts({ found, broken }: Findings): string[] {
  const more = found > broken.length ? [`- and ${found - broken.length} more`] : []
  return [`Problems found: ${found}`, ...broken.map((place) => `- ${describePlace(place)}`), ...more]
}

function differenceTexts({ logged, found, suspects }: Difference): string[] {
  const text = (side: NonNullable<Difference['found']>) =>
    `${side.entries} entries in ${side.chains} chains, ${side.hash}`
  const texts = [
    `The first difference from the log is checkpoint ${logged.number} of ${logged.time}.`,
    `The log:      ${text(logged)}`,
    `The database: ${found ? text(found) : 'no such checkpoint'}`,
  ]
  if (suspects.length > 0) texts.push(`The change is in one of its chains: ${suspects.join(', ')}`)
  return texts
}
