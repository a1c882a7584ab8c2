import { Gauge, type Registry } from 'prom-client'
import type { App } from '../context.ts'
import { withPatience } from '../database/patience.ts'
import type { KeptFigures } from '../feature.ts'
import { jobFigures } from './job-figures.ts'

/** Milliseconds: without the database there are no figures of this kind, but all others. */
const patience = 1_500

/**
 * Adds the figures that are read from the database, which are the same on every replica: of the recurring jobs, and of
 * features. Returns a function that reads them.
 */
export function registerKeptMetrics(
  app: App,
  registry: Registry,
  ofFeatures: readonly KeptFigures[],
): () => Promise<void> {
  const readers = [jobFigures, ...ofFeatures].map(({ label, figures, read }) => {
    const gauges = Object.entries(figures).map(
      ([name, help]) => [name, new Gauge({ name, help, labelNames: [label], registers: [registry] })] as const,
    )
    return async () => {
      // Like the probes, on connections that requests do not use.
      const rows = await withPatience(patience, () => read(app, app.database.background)).catch(() => [])
      for (const [name, gauge] of gauges) {
        gauge.reset()
        for (const { of, values } of rows) {
          const value = values[name]
          if (value !== undefined) gauge.set({ [label]: of }, value)
        }
      }
    }
  })
  let reading: Promise<unknown> | undefined
  // Readers at the same moment share the queries.
  return async () => {
    await (reading ??= Promise.all(readers.map((read) => read())).finally(() => (reading = undefined)))
  }
}
