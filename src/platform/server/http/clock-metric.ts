import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { App } from '../context.ts'
import { withPatience } from '../database/patience.ts'

/** Milliseconds: without the database there is no figure. */
const patience = 1_500

/**
 * Adds how many seconds this replica's clock is ahead of the database's. Both are used: sign-ins and links end by the one,
 * the audit log and what members do is dated by the other.
 */
export function registerClockMetric({ database }: App, registry: Registry): void {
  const ahead = new Gauge({
    name: 'clock_ahead_seconds',
    help: 'How far the clock of the replica is ahead of the clock of the database.',
    registers: [registry],
    async collect() {
      const read = () => sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.background)
      const answer = await withPatience(patience, read).catch(() => null)
      if (answer === null) return this.remove()
      ahead.set((Date.now() - answer.rows[0]!.now.getTime()) / 1000)
    },
  })
}
