import { testSecret } from '../../tests/harness/provided.ts'
import { type ServerProcess, startServer } from '../../tests/process/server-process.ts'
import { until } from '../until.ts'
import type { Cluster } from './cluster.ts'

/** Two replicas of the product, each with its PgBouncer, behind HAProxy. */
export interface Products {
  kill(i: number): Promise<void>
  again(i: number): Promise<void>
  /** Waits until HAProxy sends requests to one. */
  untilReady(): Promise<void>
  /** Lists that standbys have answered, since each replica was last started. */
  readsOfStandbys(): Promise<number>
  stop(): Promise<void>
}

/** Milliseconds of a start, the first of which fills the demo. */
const patience = 180_000

export async function startProducts({
  folder,
  poolerUrls,
  readUrls,
  productPorts,
  productUrl,
}: Cluster): Promise<Products> {
  const variables = (i: number) => ({
    NODE_ENV: 'production',
    TOKEN_SECRET: testSecret,
    DATABASE_URL: poolerUrls[i]!,
    DATABASE_READ_URLS: readUrls.join(','),
    PORT: String(productPorts[i]),
    // One folder stands for the storage of media that replicas share.
    DATA_DIR: `${folder}/media`,
    TRUST_PROXY: '1',
    SERVE_WEB: 'no',
    DEMO_DATA: 'yes',
    LOG_LEVEL: 'error',
  })
  const start = (i: number) => startServer(variables(i), patience)
  const running: ServerProcess[] = await Promise.all([start(0), start(1)])
  return {
    async kill(i) {
      running[i]!.signal('SIGKILL')
      await running[i]!.exited
    },
    again: async (i) => void (running[i] = await start(i)),
    untilReady: () =>
      until('HAProxy leads to the product', async () => (await fetch(`${productUrl}/readyz`)).ok, 30_000),
    async readsOfStandbys() {
      const of = async ({ url }: ServerProcess) => {
        const text = await (await fetch(`${url}/metrics`)).text()
        const counts = [...text.matchAll(/^database_reads_total\{source="(?!primary)[^"]*"\} (\d+)$/gm)]
        return counts.reduce((sum, [, count]) => sum + Number(count), 0)
      }
      const [first, second] = await Promise.all([of(running[0]!), of(running[1]!)])
      return first + second
    },
    async stop() {
      await Promise.all(running.map((server) => server.stop()))
    },
  }
}
