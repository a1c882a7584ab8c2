/**
 * `npm run bench -- lists|rankings|bulk|ledger|desk|runs|throughput|web|start|documents|fairness|members|loop|purchases|engine|draws|replay|content|webhooks|live|growth|partitions|tracing|citus`: runs one bench, prints the figures and
 * stores them in bench/results.
 */
import { namedSubject } from './harness/subject.ts'

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
  partitions: () => import('./partitions/partitions.ts'),
  content: () => import('./content/content.ts'),
  citus: () => import('./citus/citus.ts'),
  growth: () => import('./growth/growth.ts'),
  tracing: () => import('./tracing/tracing.ts'),
}

const subject = namedSubject(subjects, 'Say what to measure: npm run bench --')
await subject()
