/**
 * `npm run import:members -- FILE` and `npm run import:records -- FILE`: brings an app's people, with their points, and
 * what they wrote into the product, from a file of one JSON object a line. Can be ended and started again at any time.
 * Rows that are refused stand in FILE.refused.ndjson. Exits 1 if it could not read the file to its end.
 */
import '../features/records.ts'
import {
  importFile,
  members,
  progressFile,
  records,
  reportFile,
  type RowKind,
} from '../features/integration/imports/server/public.ts'
import { openDatabase } from '../platform/server/database/database.ts'
import { migrate } from '../platform/server/database/migrate.ts'
import { readEnvironment } from '../platform/server/environment.ts'
import { assembleApp } from './assemble.ts'

const kinds: Readonly<Record<string, RowKind<never>>> = {
  members: members as RowKind<never>,
  records: records as RowKind<never>,
}
const [kind, path, ...more] = process.argv.slice(2)
const tellEvery = 5_000

try {
  if (!kind || !kinds[kind] || !path || more.length > 0)
    throw new Error('say which file: npm run import:members -- FILE')
  await importAll(kinds[kind], path)
} catch (error) {
  process.stderr.write(`Cannot import: ${(error as Error).message}\n`)
  process.exitCode = 1
}

async function importAll(kind: RowKind<never>, path: string): Promise<void> {
  const environment = readEnvironment()
  const database = await openDatabase(environment)
  try {
    await migrate(database)
    const app = await assembleApp(environment, database)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.stopping.abort())
    let toldAt = performance.now()
    const { done, lines, counts } = await importFile(app, path, kind, ({ lines, counts }) => {
      if (performance.now() - toldAt < tellEvery) return
      toldAt = performance.now()
      process.stdout.write(`line ${lines}: ${said(counts)}\n`)
    })
    const end = done ? 'All' : 'Ended; start it again to go on after'
    process.stdout.write(`${end} ${lines} lines: ${said(counts)}. Progress: ${progressFile(path)}\n`)
    if (counts.REFUSED) process.stdout.write(`Refused rows, with the reasons: ${reportFile(path)}\n`)
  } finally {
    await database.close()
  }
}

function said(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([state, count]) => `${count} ${state.toLowerCase()}`)
  return parts.length > 0 ? parts.join(', ') : 'nothing'
}
