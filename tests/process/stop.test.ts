import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { scratchFolder, serve } from './scratch.ts'
import type { ServerProcess } from './server-process.ts'

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a request in flight end, takes no new one, closes and exits 0',
  async (signal) => {
    const DATA_DIR = await scratchFolder()
    const server = await serve({ DATA_DIR, DEMO_DATA: 'no' })
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
    // Closed as it should be: the next start takes the folder and finds a database that was shut down.
    const next = await serve({ DATA_DIR, DEMO_DATA: 'no' })
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
  },
)

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

/** Waits until the server takes no more requests. */
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
