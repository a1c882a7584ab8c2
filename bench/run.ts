/**
 * `npm run bench -- lists|rankings|bulk|ledger|desk|runs|throughput|web|start|documents|fairness|members|loop|purchases|engine|draws|replay|content|webhooks|live`: runs one bench, prints the figures and
 * stores them in bench/results.
 */
const subjects: Record<string, () => Promise<unknown>> = {
  ledger: () => import('./ledger/ledger.ts'),
  purchases: () => import('./purchases/purchases.ts'),
  desk: () => import('./desk/desk.ts'),
  runs: () => import('./runs/runs.ts'),
  throughput: () => import('./throughput/throughput.ts'),
  lists: () => import('./lists/lists.ts'),
  rankings: () => import('./rankings/rankings.ts'),
  bulk: () => import('./bulk/bulk.ts'),
  web: () => import('./web/web.ts'),
  start: () => import('./start/start.ts'),
  documents: () => import('./documents/documents.ts'),
  fairness: () => import('./fairness/fairness.ts'),
  members: () => import('./fairness/members.ts'),
  loop: () => import('./loop/loop.ts'),
  engine: () => import('./engine/engine.ts'),
  draws: () => import('./engine/draws.ts'),
  replay: () => import('./engine/replay.ts'),
  webhooks: () => import('./webhooks/webhooks.ts'),
  live: () => import('./live/live.ts'),
  content: () => import('./content/content.ts'),
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
