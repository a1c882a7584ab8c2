/**
 * `npm run restore:verify -- FROM`: restores a backup into a scratch place and proves it there. Exits 1 and names what is
 * wrong. The screen Operations of the product that the environment names shows the result.
 */
import '../features/records.ts'
import { parseArgs } from 'node:util'
import { readPassphrase } from '../platform/server/backup/secrets.ts'
import { readEnvironment } from '../platform/server/environment.ts'
import { keepProof } from './backup-commands.ts'
import { proveBackup } from './prove-backup.ts'

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [from] = positionals
  if (!from || positionals.length > 1) throw new Error('say which backup: npm run restore:verify -- FROM')
  const environment = readEnvironment()
  const proof = await proveBackup(environment, from, await readPassphrase(environment))
  const { rows, files, auditEntries, pointEntries, newestWriteAt, took, faults } = proof
  if (faults.length > 0) {
    process.stderr.write(`Not proven:\n${faults.map((fault) => `- ${fault}\n`).join('')}`)
    process.exitCode = 1
  } else {
    const age = newestWriteAt === null ? 'none' : `${newestWriteAt}, ${ageOf(newestWriteAt)} ago`
    process.stdout.write(
      `${[
        `Proven in ${(took / 1000).toFixed(1)} s: ${rows} rows, ${files} files, ${auditEntries} entries of the audit log, ${pointEntries} entries of points.`,
        `Newest write: ${age}.`,
      ].join('\n')}\n`,
    )
  }
  await keepProof(environment, proof).catch((error: Error) => {
    process.stderr.write(`The screen Operations does not show this: ${error.message}\n`)
  })
} catch (error) {
  process.stderr.write(`Cannot verify: ${(error as Error).message}\n`)
  process.exitCode = 1
}

function ageOf(moment: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 60_000))
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
}
