import { expect, test, vi } from 'vitest'
import { RequestError } from '../requests/request-error.ts'
import { submissionKeys } from './idempotency.ts'
import { deliver } from './use-submission.ts'

const submission = (given: { send: () => Promise<string>; onDone?: (result: string) => void }) => ({
  onDone: vi.fn(),
  onFailure: vi.fn(),
  ...given,
})

test('a failure is reported once, and nothing else follows', async () => {
  const given = submission({ send: () => Promise.reject(new RequestError('FORBIDDEN', [{ message: 'No.' }])) })
  await deliver({}, () => given, submissionKeys())
  expect(given.onFailure).toHaveBeenCalledExactlyOnceWith('No.')
  expect(given.onDone).not.toHaveBeenCalled()
})

test('a success is not reported as a failure when what follows it throws', async () => {
  const given = submission({
    send: () => Promise.resolve('done'),
    onDone: () => {
      throw new Error('the next screen is broken')
    },
  })
  await expect(deliver({}, () => given, submissionKeys())).rejects.toThrow('the next screen is broken')
  expect(given.onFailure).not.toHaveBeenCalled()
})

test('after a success whose sequel threw, the same values are a new submission', async () => {
  const keys = submissionKeys()
  const sent: string[] = []
  const given = {
    send: (_: object, { idempotencyKey }: { idempotencyKey: string }) =>
      Promise.resolve(void sent.push(idempotencyKey)),
    onDone: () => {
      throw new Error('broken')
    },
  }
  for (let i = 0; i < 2; i++) await deliver({ a: 1 }, () => given, keys).catch(() => undefined)
  expect(new Set(sent).size).toBe(2)
})
