import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Products } from './products.ts'

export interface Fault {
  readonly name: string
  /** Milliseconds without an acknowledged write that it may cost. */
  readonly longestGap: number
  /** Does it. Returns what brings the part back, as its supervisor or a person would. */
  readonly happen: (cluster: Cluster, products: Products) => Promise<() => Promise<void> | void>
}

/** Milliseconds after which systemd starts a process again (`RestartSec`). */
const restartAfter = 1_000
const failover = 30_000
/** Longer than a primary may be silent before another one takes over. */
const frozenFor = 40_000

/** The machine of the primary is gone, with everything on it, and comes back later. */
export const primaryDies: Fault = {
  name: 'the primary is killed',
  longestGap: failover,
  async happen({ primary }) {
    const node = await primary()
    await node.kill()
    return async () => {
      await wait(failover)
      node.again()
    }
  },
}

export const faults: readonly Fault[] = [
  primaryDies,
  {
    name: 'the primary falls silent',
    longestGap: failover,
    async happen({ primary }) {
      const node = await primary()
      node.signal('SIGSTOP')
      return async () => {
        await wait(frozenFor)
        node.signal('SIGCONT')
      }
    },
  },
  {
    name: 'a standby is killed',
    longestGap: 15_000,
    async happen({ primary, databases }) {
      const first = await primary()
      const standby = databases.find((node) => node !== first)!
      await standby.kill()
      return async () => {
        await wait(10_000)
        standby.again()
      }
    },
  },
  {
    name: 'both standbys are killed',
    // Nothing may be acknowledged before one is back.
    longestGap: failover,
    async happen({ primary, databases }) {
      const first = await primary()
      const standbys = databases.filter((node) => node !== first)
      await Promise.all(standbys.map((node) => node.kill()))
      return async () => {
        await wait(10_000)
        for (const node of standbys) node.again()
      }
    },
  },
  {
    name: 'etcd’s leader is killed',
    longestGap: 10_000,
    async happen({ etcdLeader }) {
      const leader = await etcdLeader()
      await leader.kill()
      return async () => {
        await wait(10_000)
        leader.again()
      }
    },
  },
  {
    name: 'a replica of the product is killed',
    longestGap: 5_000,
    async happen(_, products) {
      await products.kill(0)
      return async () => {
        await wait(restartAfter)
        await products.again(0)
      }
    },
  },
  {
    name: 'a PgBouncer is killed',
    longestGap: 5_000,
    async happen({ poolers }) {
      await poolers[1]!.kill()
      return async () => {
        await wait(restartAfter)
        poolers[1]!.again()
      }
    },
  },
]
