import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RightsEnded } from '../access/rights.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { changeEach } from './change-each.ts'

const records = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => ({ _id }))

/** Changes them, and tells the most that ran at once and which were begun. */
async function changed(change: (id: string) => number) {
  const begun: string[] = []
  let [running, most] = [0, 0]
  const outcomes = await changeEach({} as Context, records, async (_, { _id }) => {
    begun.push(_id)
    most = Math.max(most, ++running)
    try {
      await setTimeout(5)
      return change(_id)
    } finally {
      running--
    }
  }).catch((error: unknown) => error)
  return { outcomes, begun, most }
}

test('one at a time is changed, and a refusal is the outcome of its record alone', async () => {
  const { outcomes, most } = await changed((id) => {
    if (id === 'b') throw new Refusal('NOT_FOUND', 'platform_text_permission_denied')
    return id.charCodeAt(0)
  })
  expect(most).toBe(1)
  expect(outcomes).toMatchObject([
    { _id: 'a', version: 97 },
    { _id: 'b', refusal: { code: 'NOT_FOUND' } },
    ...['c', 'd', 'e', 'f'].map((_id) => ({ _id, version: _id.charCodeAt(0), refusal: null })),
  ])
})

test('a fault begins no others', async () => {
  const { outcomes, begun } = await changed((id) => {
    if (id === 'b') throw new Error('broken')
    return 1
  })
  expect(outcomes).toEqual(new Error('broken'))
  expect(begun).toEqual(['a', 'b'])
})

test('once rights have ended, the rest is refused without being tried', async () => {
  const { outcomes, begun } = await changed((id) => {
    if (id === 'c') throw new RightsEnded('FORBIDDEN', 'platform_text_permission_denied')
    return 1
  })
  expect(begun).toEqual(['a', 'b', 'c'])
  const refused = (outcomes as { _id: string; refusal: Refusal | null }[]).filter(({ refusal }) => refusal)
  expect(refused.map(({ _id }) => _id)).toEqual(['c', 'd', 'e', 'f'])
})
