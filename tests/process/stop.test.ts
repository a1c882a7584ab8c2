import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { keepAliveMilliseconds } from '../../src/platform/server/http/stopping.ts'
import { liveStreams } from '../harness/live-streams.ts'
import { signIn } from './api-client.ts'
import { preparedFolder, serve } from './scratch.ts'
import type { ServerProcess } from './server-process.ts'

/** The default grace: see `server-process.ts`. */
const withItsGrace = { SHUTDOWN_GRACE: '' }

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s lets an open request end, accepts no new one, closes and exits 0',
  async (signal) => {
    const { DATA_DIR } = await preparedFolder()
    const server = await serve({ DATA_DIR, DEMO_DATA: 'no', ...withItsGrace })
    // Half a sign-in: the server waits for the rest of the body. Answering it needs the database.
    const body = JSON.stringify({
      query: 'mutation { login(data: { phoneNumber: "0900000000", password: "nobody-here" }) { idToken } }',
    })
    const { socket, answer } = await sendHead(server, body.length)
    socket.write(body.slice(0, 10))
    await wait(200)
    server.signal(signal)
    await untilRefused(server)
    socket.write(body.slice(10))
    const text = await answer
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
    expect(text).toContain('UNAUTHENTICATED')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    // Closed properly: the next start takes the folder and finds a database that was shut down.
    const next = await serve({ DATA_DIR, DEMO_DATA: 'no' })
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
  },
)

test('a connection on which nothing was asked delays no stop', async () => {
  const { DATA_DIR } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  await wait(200)
  const began = performance.now()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('probes notice first; kept and new connections are answered meanwhile, live streams end', async () => {
  const { DATA_DIR, admin } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no', ...withItsGrace })
  const { streamAt } = liveStreams()
  const stream = await streamAt(`${server.url}/live`, (await signIn(server.url, admin)).idToken)
  // Each of them keeps one connection, which is idle when the signal comes.
  const kept = Array.from({ length: 5 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  onTestFinished(() => kept.forEach((agent) => agent.destroy()))
  for (const agent of kept) expect(await get(server, '/livez', agent)).toMatchObject({ status: 200, closes: false })

  server.signal('SIGTERM')
  const signalledAt = Date.now()
  // Ctrl-C under npm arrives twice: from the terminal, and forwarded.
  await wait(20)
  server.signal('SIGTERM')
  expect(await stream.ended()).toBe('stopping')
  for (const agent of kept) {
    await wait(200)
    expect(await get(server, '/livez', agent)).toEqual({ status: 200, closes: true, sameConnection: true })
    expect(await get(server, '/readyz')).toMatchObject({ status: 503, closes: true })
    const query = `/graphql?query=${encodeURIComponent('{ me { _id } }')}`
    expect(await get(server, query)).toMatchObject({ status: 405, closes: true })
  }
  // The kept connections, which stay open for longer, do not delay the end.
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(Date.now() - signalledAt).toBeLessThan(keepAliveMilliseconds)
})

test('a server without clients ends at once', async () => {
  const { DATA_DIR } = await preparedFolder()
  const grace = 60
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no', SHUTDOWN_GRACE: String(grace) })
  const signalledAt = Date.now()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(Date.now() - signalledAt).toBeLessThan(grace * 1_000)
})

/** Whether the response announces the end of its connection, and whether that connection existed before. */
async function get(server: ServerProcess, path: string, agent = new Agent()) {
  const asked = request(server.url + path, { agent })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return {
    status: answer.statusCode,
    closes: answer.headers.connection === 'close',
    sameConnection: asked.reusedSocket,
  }
}

async function sendHead(server: ServerProcess, length: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => void (received += text))
  const answer = once(socket, 'close').then(() => received)
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
  )
  return { socket, answer }
}

/** Waits until the server accepts no more requests. */
async function untilRefused(server: ServerProcess): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const status = await fetch(`${server.url}/livez`).then(
      (response) => response.status,
      () => 0,
    )
    if (status !== 200) return
    await wait(50)
  }
  throw new Error('it still takes requests after the signal')
}
