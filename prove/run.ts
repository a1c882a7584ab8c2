/**
 * `npm run prove -- SUBJECT`: starts the product with everything around it as operators run it, does to it what happens to
 * them, and says in one line what held. Exits with 1 otherwise.
 */
import { namedSubject } from '../bench/harness/subject.ts'

const subjects: Record<string, () => Promise<{ prove(): Promise<string> }>> = {
  failover: () => import('./failover/failover.ts'),
  restore: () => import('./restore/restore.ts'),
  faults: () => import('./faults/faults.ts'),
  load: () => import('./load/load.ts'),
  upgrade: () => import('./upgrade/upgrade.ts'),
  replicas: () => import('./replicas/replicas.ts'),
}

const subject = namedSubject(subjects, 'Say what to prove: npm run prove --')
try {
  const { prove } = await subject()
  process.stdout.write(`${await prove()}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`Did not hold: ${(error as Error).message}\n`)
  process.exit(1)
}
