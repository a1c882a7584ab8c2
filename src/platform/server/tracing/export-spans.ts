/**
 * Sends spans to an OpenTelemetry collector. Imported only where OTEL_EXPORTER_OTLP_ENDPOINT is set, and before Fastify and `pg`,
 * which are instrumented as they are loaded.
 */
import FastifyOtel from '@fastify/otel'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyRequest } from 'fastify'
import { version } from '../version.ts'
import { traceWith } from './tracing.ts'

/** Addresses that probes call all the time. */
const probes = new Set(['/livez', '/readyz', '/metrics'])
/** Milliseconds for the last spans. */
const lastWords = 3_000

/** Begins to record. Where to send it, under which name and how much of it, the SDK reads from its own variables (OTEL_…). */
export function exportSpans(): void {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'backoffice', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  // Anybody can send a `traceparent` and would decide with it what is recorded, so each request begins a trace of its own.
  provider.register({ propagator: null })
  // A statement outside of a span (a job that looks for work every second) is no news. Its values are not recorded.
  new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }).setTracerProvider(provider)
  const fastify = new FastifyOtel.FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }: { url: string }) => probes.has(url),
    requestHook: (span, request: FastifyRequest) => {
      // The route instead of the address, which may hold a ticket or a signature.
      const route = request.routeOptions.url ?? 'unknown'
      span.updateName(`${request.method} ${route}`).setAttributes({ 'url.path': route, 'request.id': request.id })
    },
  })
  fastify.setTracerProvider(provider)
  traceWith({
    tracer: provider.getTracer('backoffice'),
    ofRequests: fastify.plugin(),
    close: () => Promise.race([provider.shutdown().catch(() => undefined), over(lastWords)]),
  })
}

const over = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds).unref())
