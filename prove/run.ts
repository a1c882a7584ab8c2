/**
 * `npm run prove -- SUBJECT`: starts the product with everything around it as operators run it, does to it what happens to
 * them, and says in one line what held. Exits with 1 otherwise.
 */
const subjects: Record<string, () => Promise<{ prove(): Promise<string> }>> = {
  failover: () => import('./failover/failover.ts'),
  restore: () => import('./restore/restore.ts'),
  faults: () => import('./faults/faults.ts'),
}

const subject = subjects[process.argv[2] ?? '']
if (!subject) {
  process.stderr.write(`Say what to prove: npm run prove -- ${Object.keys(subjects).join('|')}\n`)
  process.exit(1)
}
process.argv.splice(2, 1)
// Exits normally, so that started processes are stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
try {
  const { prove } = await subject()
  process.stdout.write(`${await prove()}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`Did not hold: ${(error as Error).message}\n`)
  process.exit(1)
}
