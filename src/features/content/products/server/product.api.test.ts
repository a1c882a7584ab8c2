import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { tallies } from './product.schema.ts'

const server = await startServer()
const { aProduct, aPage, aUser, anAdmin, aReport, aMedia } = factories(server.db)
const client = server.as(await anAdmin())

const list = `query ($limit: Int, $offset: Int, $q: String, $type: ProductType, $onTravelStore: YesNo, $filter: ProductFilter, $sortBy: ProductSort) {
  cmsPartnerProducts(limit: $limit, offset: $offset, q: $q, type: $type, onTravelStore: $onTravelStore, filter: $filter, sortBy: $sortBy) { counter items { _id } } }`
const products = async (variables: object) => {
  const { counter, items } = (await client.data(list, { limit: 100, ...variables })).cmsPartnerProducts
  return { counter: counter as number, ids: items.map(({ _id }: { _id: string }) => _id) as string[] }
}
const remove = async (_id: string, version?: number) =>
  (
    await client.data('mutation ($_id: ID!, $version: Int) { cmsDeleteProduct(_id: $_id, version: $version) }', {
      _id,
      version,
    })
  ).cmsDeleteProduct as boolean
const undo = (id: string, version: number) =>
  client.data(`mutation { cmsUndo(model: PRODUCT, _id: "${id}", version: ${version}) { version } }`)
const isOpen = async (id: string) =>
  !(
    await server.db.selectFrom('report_targets').select('handled').where('target_id', '=', id).executeTakeFirstOrThrow()
  ).handled

describe('cmsPartnerProducts', async () => {
  const made: Awaited<ReturnType<typeof aProduct>>[] = []
  for (let i = 0; i < 8; i++) {
    made.push(
      await aProduct({
        title: `Chuyến đi ${i}`,
        type: i % 2 ? 'TOUR' : 'HOTEL',
        term_status: i % 4 === 3 ? 'BLOCKED' : 'NORMAL',
        on_travel_store: i < 3,
        created_at: new Date(Date.UTC(2026, 0, i + 1)),
      }),
    )
  }
  const at = (...indexes: number[]) => indexes.map((i) => made[i]!.id)
  const q = 'chuyen di'

  test('answers the newest first, in pages that count from 1', async () => {
    expect((await products({ q })).ids).toEqual(at(7, 6, 5, 4, 3, 2, 1, 0))
    expect((await products({ q, limit: 3, offset: 3 })).ids).toEqual(at(1, 0))
    expect((await products({ q, limit: 2, sortBy: { dir: 'ASC' } })).ids).toEqual(at(0, 1))
  })

  test('filters by type, status and travel store, alone and together, with an exact counter', async () => {
    const cases = [
      [{ type: 'TOUR' }, at(7, 5, 3, 1)],
      [{ filter: { termStatus: 'BLOCKED' } }, at(7, 3)],
      [{ onTravelStore: 'YES' }, at(2, 1, 0)],
      [{ onTravelStore: 'NO', type: 'HOTEL' }, at(6, 4)],
      [{ onTravelStore: 'YES', type: 'TOUR', filter: { termStatus: 'NORMAL' } }, at(1)],
    ] as const
    for (const folded of [false, true]) {
      if (folded) await foldTally(server.db, tallies[0]!)
      for (const [variables, expected] of cases) {
        expect(await products({ ...variables, q })).toEqual({ counter: expected.length, ids: expected })
        expect(await products(variables)).toMatchObject({ counter: (await products(variables)).ids.length })
      }
    }
  })

  test('has what the screens show', async () => {
    const [page, creator, photo] = [await aPage({ name: 'Xe Khách' }), await aUser(), await aMedia()]
    const { id } = await aProduct({ page_id: page.id, created_by: creator.id, price: 2_500_000, on_travel_store: true })
    await server.db.insertInto('product_media').values({ product_id: id, media_id: photo.id, position: 0 }).execute()
    await aReport('PRODUCT', id)
    const fields =
      'type price medias { _id } availableOnTravelStore creator { _id } page { name } totalLikes totalShares totalReports reason { reason } termStatus'
    expect((await client.data(`{ cmsGetProduct(_id: "${id}") { ${fields} } }`)).cmsGetProduct).toEqual({
      type: 'TOUR',
      price: 2_500_000,
      medias: [{ _id: photo.id }],
      availableOnTravelStore: true,
      creator: { _id: creator.id },
      page: { name: 'Xe Khách' },
      totalLikes: 0,
      totalShares: 0,
      totalReports: 1,
      reason: [],
      termStatus: 'NORMAL',
    })
  })
})

describe('cmsDeleteProduct', () => {
  test('takes a product out of the list and its count, and closes its reports; undo restores all of it', async () => {
    const { id } = await aProduct({ title: 'Sắp biến mất' })
    await aReport('PRODUCT', id)
    const before = (await products({ limit: 1 })).counter
    expect(await remove(id, 1)).toBe(true)
    expect(await products({ q: 'sap bien mat' })).toEqual({ counter: 0, ids: [] })
    expect((await products({ limit: 1 })).counter).toBe(before - 1)
    expect((await client.refusal(`{ cmsGetProduct(_id: "${id}") { _id } }`)).reason).toBe('products_text_gone')
    expect(await isOpen(id)).toBe(false)
    await undo(id, 2)
    expect((await products({ q: 'sap bien mat' })).ids).toEqual([id])
    expect((await products({ limit: 1 })).counter).toBe(before)
    expect(await isOpen(id)).toBe(true)
  })

  test('answers false for one that is deleted already, whose status cannot be set either', async () => {
    const { id } = await aProduct()
    await remove(id)
    expect(await remove(id)).toBe(false)
    const status = `mutation { cmsSetTermStatus(_id: "${id}", model: PRODUCT, termStatus: HIDDEN) { version } }`
    expect((await client.refusal(status)).reason).toBe('products_text_gone')
    const unknown = `mutation { cmsDeleteProduct(_id: "${noId}") }`
    expect((await client.refusal(unknown)).reason).toBe('products_text_gone')
  })

  test('of two deletions at once, one deletes and one finds it deleted; a stale one is refused', async () => {
    const { id } = await aProduct()
    const results = await atOnce(server, { writesTo: 'products' }, [() => remove(id), () => remove(id)])
    expect(results.map((result) => String((result as PromiseFulfilledResult<boolean>).value)).toSorted()).toEqual([
      'false',
      'true',
    ])
    const other = await aProduct({ version: 4 })
    const stale = `mutation { cmsDeleteProduct(_id: "${other.id}", version: 3) }`
    expect((await client.refusal(stale)).code).toBe('CONFLICT')
  })
})

test('a report of a product counts for the person who created it', async () => {
  const creator = await aUser()
  const { id } = await aProduct({ created_by: creator.id })
  await aReport('PRODUCT', id)
  const target = await server.db.selectFrom('report_targets').selectAll().where('target_id', '=', id).executeTakeFirst()
  expect(target).toMatchObject({ model: 'PRODUCT', creator_id: creator.id, total: 1 })
})

test('a product whose page is blocked is marked', async () => {
  const page = await aPage()
  const { id } = await aProduct({ page_id: page.id })
  const marked = async () =>
    (await client.data(`{ cmsGetProduct(_id: "${id}") { leadsToBlocked } }`)).cmsGetProduct.leadsToBlocked
  expect(await marked()).toBe(false)
  await server.db.updateTable('pages').set({ term_status: 'BLOCKED' }).where('id', '=', page.id).execute()
  expect(await marked()).toBe(true)
})
