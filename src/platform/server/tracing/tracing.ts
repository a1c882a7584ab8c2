import type { Attributes, Span, Tracer } from '@opentelemetry/api'
import type { FastifyPluginCallback } from 'fastify'

/** What records spans, once `exportSpans` has begun. */
export interface Tracing {
  readonly tracer: Tracer
  /** Makes a span of each HTTP request. */
  readonly ofRequests: FastifyPluginCallback
  /** Sends the last spans, for three seconds at most. */
  close(): Promise<void>
}

let current: Tracing | undefined

/** Undefined where nothing is exported; then nothing of OpenTelemetry is loaded, and `traced` only calls the work. */
export const tracing = (): Tracing | undefined => current

export function traceWith(tracing: Tracing): void {
  current = tracing
}

/** OpenTelemetry's code for a span that failed; importing its enumeration would load the library. */
const failed = 2

/**
 * Does the work within a span. Attributes are ids, names and counts, never what people typed. An error is recorded by its type, because
 * messages can quote values.
 */
export async function traced<T>(
  describe: () => readonly [name: string, attributes: Attributes],
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!current) return work()
  const [name, attributes] = describe()
  return current.tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: failed }).setAttribute('error.type', (error as Error).name)
      throw error
    } finally {
      span.end()
    }
  })
}
