/**
 * `npm run bench -- lists|rankings|ledger|desk|runs|throughput|web|start|documents|fairness`: runs one bench, prints the figures and
 * stores them in bench/results.
 */
const subjects: Record<string, () => Promise<unknown>> = {
  ledger: () => import('./ledger/ledger.ts'),
  desk: () => import('./desk/desk.ts'),
  runs: () => import('./runs/runs.ts'),
  throughput: () => import('./throughput/throughput.ts'),
  lists: () => import('./lists/lists.ts'),
  rankings: () => import('./rankings/rankings.ts'),
  web: () => import('./web/web.ts'),
  start: () => import('./start/start.ts'),
  documents: () => import('./documents/documents.ts'),
  fairness: () => import('./fairness/fairness.ts'),
}

const subject = subjects[process.argv[2] ?? '']
if (!subject) {
  process.stderr.write(`Say what to measure: npm run bench -- ${Object.keys(subjects).join('|')}\n`)
  process.exit(1)
}
process.argv.splice(2, 1)
// Exits normally, so that started processes are stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await subject()
