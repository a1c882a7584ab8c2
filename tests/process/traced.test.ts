import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ask, loginDocument, signIn } from './api-client.ts'
import { preparedFolder, scratchDatabase, scratchFolder, serve } from './scratch.ts'
import { testDatabaseUrl } from './scratch-database.ts'
import { root } from './server-process.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

/** A collector of spans; those of its last moment arrive when the server stops. */
async function collector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => void (body += text))
    request.on('end', () => {
      bodies.push(body)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  type Told = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Told).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

const valueOf = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

test('a request, its operation and jobs are spans with the id of the request, and hold nothing that was typed', async () => {
  const { DATA_DIR, admin } = await preparedFolder()
  const collected = await collector()
  const server = await serve({
    DATA_DIR,
    DEMO_DATA: 'no',
    OTEL_EXPORTER_OTLP_ENDPOINT: collected.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
  const { idToken: token } = await signIn(server.url, admin)
  const data = { phoneNumber: '0909 876 543', password: 'a-wrong-one' }
  const refused = await ask(server.url, loginDocument, { data })
  await ask(server.url, '{ me { _id } }', {}, { token })
  await fetch(`${server.url}/exports/a-secret-ticket?signature=abc`)
  await fetch(`${server.url}/livez`)
  await vi.waitFor(() => expect(collected.text()).toContain('job audit checkpoint'), { timeout: 60_000, interval: 200 })
  await server.stop()

  const spans = collected.spans()
  const operation = spans.find(
    (span) => valueOf(span, 'request.id') === refused.requestId && span.name === 'mutation login',
  )!
  expect(valueOf(operation, 'graphql.refused')).toBe('UNAUTHENTICATED')
  const request = spans.find(({ spanId }) => spanId === operation.parentSpanId)!
  expect([request.name, valueOf(request, 'request.id'), request.traceId]).toEqual([
    'POST /graphql',
    refused.requestId,
    operation.traceId,
  ])
  const names = spans.map(({ name }) => name)
  expect(names).toContain('query me')
  expect(names).toContain('GET /exports/:ticket')
  expect(names.join('\n')).not.toContain('livez')
  for (const secret of [
    data.phoneNumber,
    data.password,
    admin.password,
    admin.phoneNumber,
    token,
    'a-secret-ticket',
    'signature=abc',
  ])
    expect(collected.text()).not.toContain(secret)
})

test.skipIf(!testDatabaseUrl)('a statement is a span of its operation, without its values', async () => {
  const collected = await collector()
  const server = await serve({
    DATA_DIR: await scratchFolder(),
    DATABASE_URL: await scratchDatabase(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collected.url,
  })
  const data = { phoneNumber: '+84909876543', password: 'a-wrong-one' }
  await ask(server.url, loginDocument, { data })
  await server.stop()
  const operation = collected.spans().find(({ name }) => name === 'mutation login')!
  const statements = collected.spans().filter(({ parentSpanId }) => parentSpanId === operation.spanId)
  expect(statements.some((span) => String(valueOf(span, 'db.query.text')).includes('password_hash'))).toBe(true)
  expect(collected.text()).not.toContain(data.phoneNumber)
})

test('a collector that is away keeps nobody waiting', async () => {
  const { DATA_DIR, admin } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  await signIn(server.url, admin)
  const begun = performance.now()
  expect((await server.stop()).code).toBe(0)
  expect(performance.now() - begun).toBeLessThan(15_000)
})

test('OpenTelemetry is loaded by one file alone, which only the start imports, and only if it is asked to', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const saying = (pattern: RegExp) =>
    files.filter((name) => pattern.test(readFileSync(join(root, 'src', name), 'utf8')))
  expect(saying(/^import (?!type).*from '@(opentelemetry|fastify\/otel)/m)).toEqual([
    'platform/server/tracing/export-spans.ts',
  ])
  expect(saying(/export-spans\.ts/)).toEqual(['app/server.ts'])
  expect(readFileSync(join(root, 'src/app/server.ts'), 'utf8')).toMatch(
    /if \(environment\.tracesTo\) \{\s+const .* = await import\(/,
  )
})
