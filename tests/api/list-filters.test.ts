import { z } from 'zod'
import { expect, test } from 'vitest'
import { products } from '../../src/features/content/products/server/product.lists.ts'
import { listInput } from '../../src/platform/server/graphql/lists.ts'
import { termStatuses } from '../../src/platform/shared/permission.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

// Products have filters of both kinds. A list of this test would stay registered for the other files of its worker.
const { db } = await startServer()
const { aProduct } = factories(db)
const ctx = { db } as never
const input = listInput(products.spec)
const titlesOf = async (filter: object) => {
  const rows = await products.page(db, input.parse({ filter })).items()
  return rows.map(({ title }) => title).toSorted()
}

for (const term_status of termStatuses) await aProduct({ title: term_status, term_status })
await aProduct({ title: 'sold', term_status: 'HIDDEN', on_travel_store: true })

test('a filter of several values matches any of them', async () => {
  expect(await titlesOf({ termStatusIn: ['HIDDEN', 'BLOCKED'], onTravelStore: 'NO' })).toEqual(['BLOCKED', 'HIDDEN'])
  expect(await titlesOf({ termStatus: 'HIDDEN', onTravelStore: 'NO' })).toEqual(['HIDDEN'])
  expect(await products.idsAfter(ctx, { termStatus: 'BLOCKED.SUSPENDING' }, null, 10)).toHaveLength(2)
  expect(z.safeParse(input, { filter: { termStatusIn: [] } }).success).toBe(false)
  expect(z.safeParse(input, { filter: { termStatusIn: ['GONE'] } }).success).toBe(false)
})

test('a yes/no filter', async () => {
  expect(await titlesOf({ onTravelStore: 'YES' })).toEqual(['sold'])
  expect(await products.count(db, { onTravelStore: 'NO' })).toBe(termStatuses.length)
  expect(await products.rowsAfter(ctx, { onTravelStore: 'YES' }, products.spec.defaultSort, null, 10)).toHaveLength(1)
})
