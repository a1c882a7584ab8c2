import { expect, test, vi } from 'vitest'
import { preparedFolder, serve } from './scratch.ts'

/** Loaded before the product: on SIGUSR2 the next of these errors happens, which nothing catches. */
const mishaps = `
  import { Socket } from 'node:net'
  const mishaps = [
    () => void Promise.reject(new Error('rejected without a handler')),
    () => new Socket().destroy(Object.assign(new Error('broken without a listener'), { code: 'ECONNRESET' })),
    () => setTimeout(() => { throw new Error('nobody knows what was left behind') }),
  ]
  process.on('SIGUSR2', () => mishaps.shift()())
`

test('uncaught errors are logged without harm; after one that may leave an unknown state, the process shuts down in order', async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(mishaps)}`
  const { DATA_DIR } = await preparedFolder()
  const server = await serve({ DATA_DIR, DEMO_DATA: 'no', SERVE_WEB: 'no', NODE_OPTIONS })
  const ready = async () => (await fetch(`${server.url}/readyz`)).status
  for (const said of ['rejected without a handler', 'broken without a listener']) {
    server.signal('SIGUSR2')
    await vi.waitFor(() => expect(server.output()).toContain(said), 5_000)
    expect(await ready()).toBe(200)
  }
  server.signal('SIGUSR2')
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.output()).toContain('nobody knows what was left behind')
})
