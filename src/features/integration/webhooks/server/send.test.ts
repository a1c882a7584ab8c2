import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { webhookSink } from '../../../../../tests/harness/webhook-sink.ts'
import { senderTo } from './send.ts'

const sink = await webhookSink()
const body = '{"type":"webhook.test"}'
const headers = { 'webhook-id': '1' }

async function tried(url: string, rules: Partial<Parameters<typeof senderTo>[1]> = {}) {
  const sender = senderTo(url, { allowed: ['127.0.0.0/8'], connections: 1, within: 600, ...rules })
  try {
    return await sender.send({ headers, body })
  } finally {
    await sender.close()
  }
}
const at = (host: string) => `http://${host}:${sink.port}/`
/** Answers each look-up with the next of some addresses. */
const leadingTo =
  (...answers: string[][]) =>
  (_: string, __: unknown, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      (answers.shift() ?? answers.at(-1) ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

test('what was accepted is delivered, and its answer is kept', async () => {
  await sink.answer({ body: 'thanks\0' })
  expect(await tried(sink.url)).toMatchObject({ fault: null, status: 200, answer: 'thanks' })
})

test.each([
  [{ status: 500, body: 'no' }, 'STATUS', 500],
  [{ status: 301, location: '/elsewhere' }, 'REDIRECT', 301],
  [{ how: 'HANG' }, 'TIMEOUT', null],
  [{ how: 'DRIP' }, 'TIMEOUT', 200],
] as const)('%j is a failure', async (answering, fault, status) => {
  await sink.answer(answering)
  const outcome = await tried(sink.url)
  expect(outcome).toMatchObject({ fault, status })
  expect(outcome.tookMs).toBeLessThan(2_000)
  expect(sink.received).toHaveLength(1)
})

test('of an answer of 10 MB only the first kilobyte is read', async () => {
  await sink.answer({ bytes: 10 * 1024 * 1024 })
  const outcome = await tried(sink.url)
  expect(outcome).toMatchObject({ fault: null, status: 200 })
  expect(outcome.answer).toBe('x'.repeat(1_024))
})

test('a refused connection, a name that does not exist, and one that is cut', async () => {
  const cutting = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await new Promise((resolve) => cutting.once('listening', resolve))
  const { port } = cutting.address() as { port: number }
  expect(await tried(`http://127.0.0.1:${port}/`)).toMatchObject({ fault: 'INTERRUPTED', status: null })
  await new Promise((resolve) => cutting.close(resolve))
  expect(await tried(`http://127.0.0.1:${port}/`)).toMatchObject({ fault: 'REFUSED', status: null })
  const unknown = (_: string, __: unknown, done: (error: Error, found: []) => void) =>
    done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), [])
  expect(await tried(at('hooks.example'), { lookUp: unknown as never })).toMatchObject({ fault: 'DNS' })
})

/** Ways to write, or to lead to, addresses of this machine and its networks. */
const inside = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:a9fe:a9fe]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  'localhost',
]
test.each(inside)('nothing is sent to %s', async (host) => {
  await sink.answer({})
  for (const protocol of ['http', 'https'])
    expect(await tried(`${protocol}://${host}:${sink.port}/`, { allowed: [] })).toMatchObject({ fault: 'ADDRESS' })
  expect(sink.received).toEqual([])
})

test.each(inside.filter((host) => /^(\[[\da-f:.]+\]|\d+\.\d+\.\d+\.\d+)$/.test(host)))(
  'nothing is sent to a name that leads to %s, or to that too',
  async (host) => {
    await sink.answer({})
    const address = host.replaceAll(/[[\]]/g, '')
    for (const found of [[address], ['8.8.8.8', address], [address, '8.8.8.8']])
      expect(
        await tried(`https://hooks.example:${sink.port}/`, { allowed: [], lookUp: leadingTo(found) as never }),
      ).toMatchObject({ fault: 'ADDRESS' })
    expect(sink.received).toEqual([])
  },
)

test('a name that leads elsewhere after it was checked is not looked up again', async () => {
  await sink.answer({})
  const answers = [['127.0.0.1'], ['10.0.0.1'], ['10.0.0.1']]
  expect(await tried(at('hooks.example'), { lookUp: leadingTo(...answers) as never })).toMatchObject({ fault: null })
  expect(sink.received).toHaveLength(1)
  const changed = leadingTo(['10.0.0.1'], ['127.0.0.1'])
  expect(await tried(at('hooks.example'), { lookUp: changed as never })).toMatchObject({ fault: 'ADDRESS' })
})

test('without TLS only allowed networks are reached; an allowed one also as IPv4 within IPv6', async () => {
  await sink.answer({})
  expect(await tried('http://8.8.8.8/', { allowed: [] })).toMatchObject({ fault: 'ADDRESS' })
  expect(await tried(at('[::ffff:127.0.0.1]'))).toMatchObject({ fault: null })
})
