import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { Caller } from './client.ts'
import type { TestServer } from './server.ts'

interface LiveEvent {
  readonly event: string
  // oxlint-disable-next-line no-explicit-any
  readonly data: any
}

/**
 * Live streams as a browser holds them. Call it after the servers were started, so that the streams end before the
 * servers.
 */
export function liveStreams() {
  const addresses = new Map<TestServer, string>()
  /** The address of the live streams of a listening server. */
  async function addressOf(server: TestServer): Promise<string> {
    if (!addresses.has(server)) {
      await server.fastify.listen({ host: '127.0.0.1', port: 0 })
      addresses.set(server, `http://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}/live`)
    }
    return addresses.get(server)!
  }

  const open: AbortController[] = []
  afterAll(() => {
    for (const stream of open) stream.abort()
    // The tests' own client keeps idle connections open.
    for (const server of addresses.keys()) server.fastify.server.closeAllConnections()
  })

  /** A person's stream from a server: its events so far, and a function that waits for a matching one. */
  const streamOf = async (server: TestServer, caller: Caller) =>
    streamAt(await addressOf(server), await server.as(caller).token())

  async function streamAt(address: string, token: string | null, more: object = {}) {
    const abort = new AbortController()
    open.push(abort)
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip', ...more }
    const response = await fetch(address, { headers, signal: abort.signal })
    const events: LiveEvent[] = []
    let over = false
    if (response.ok)
      void read()
        .catch(() => {})
        .finally(() => (over = true))
    async function read() {
      let text = ''
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + part).split('\n\n')
        text = blocks.pop()!
        for (const block of blocks) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
          if (event) events.push({ event, data: JSON.parse(data!) })
        }
      }
    }
    const until = async <T>(what: () => T | undefined | false, within = 5_000): Promise<T> => {
      for (const end = Date.now() + within; Date.now() < end;) {
        const found = what()
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`not seen: ${JSON.stringify(events)}`)
    }
    if (response.ok) await until(() => events.some(({ event }) => event === 'hello'))
    const changes = () =>
      events.flatMap(({ event, data }) => (event === 'changed' ? data : [])) as {
        id: string
        version: number
        by: string
        model: string
      }[]
    return {
      response,
      events,
      changes,
      until,
      close: () => abort.abort(),
      hears: (id: string, version: number) =>
        until(() => changes().find((change) => change.id === id && change.version === version)),
      presence: (id: string, times: number) =>
        until(
          () =>
            events.filter(
              ({ event, data }) => event === 'presence' && data.some((record: { id: string }) => record.id === id),
            ).length >= times,
        ),
      ended: () => until(() => over && (events.find(({ event }) => event === 'end')?.data.why as string | undefined)),
    }
  }

  return { addressOf, streamOf, streamAt }
}
