import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../context.ts'
import { loads } from '../turns.ts'
import type { KeptFigures } from '../feature.ts'
import { registerClockMetric } from './clock-metric.ts'
import { registerKeptMetrics } from './kept-metrics.ts'
import { registerStandbyMetrics } from './standby-metrics.ts'

export interface Metrics {
  observeGraphql(operation: string, milliseconds: number): void
  /** A request of an API key, by the key's beginning. */
  countKey(prefix: string, outcome: string): void
}

/**
 * Serves Prometheus metrics at `/metrics`: the process, HTTP by route, GraphQL by the names of our persisted documents,
 * requests of API keys, what waits and is worked on in each queue, the recurring jobs, and the figures of features.
 */
export function registerMetrics(fastify: FastifyInstance, app: App, ofFeatures: readonly KeptFigures[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  const http = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const graphql = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['operation'],
    buckets,
    registers: [registry],
  })
  const faults = new Counter({
    name: 'http_server_errors_total',
    help: 'Responses of 500 and above.',
    registers: [registry],
  })
  const keys = new Counter({
    name: 'api_key_requests_total',
    help: 'Requests of API keys, by the beginning of the key.',
    labelNames: ['prefix', 'outcome'],
    registers: [registry],
  })
  const queues = new Gauge({
    name: 'queue_pieces',
    help: 'Pieces of work in the queue.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect() {
      for (const [queue, load] of loads())
        for (const [state, count] of Object.entries(load)) queues.set({ queue, state }, count)
    },
  })
  registerClockMetric(app, registry)
  registerStandbyMetrics(registry, app.database.standbys)
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    http.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) faults.inc()
  })
  const readKept = registerKeptMetrics(app, registry, ofFeatures)
  fastify.get('/metrics', async (_, reply) => {
    await readKept()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return {
    observeGraphql: (operation, milliseconds) => graphql.observe({ operation }, milliseconds / 1000),
    countKey: (prefix, outcome) => keys.inc({ prefix, outcome }),
  }
}
