import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aMedia, aPage, aProduct, aUser, anAdmin } = factories(server.db)

const create = 'mutation ($data: ProductInput!) { createProduct(data: $data) { _id title price medias { _id } } }'
const list = `query ($pageId: ID!, $first: Int, $after: String) { products(pageId: $pageId, first: $first, after: $after) {
  items { _id status } endCursor } }`

test('whoever runs a page adds its products, which staff see at once', async () => {
  const me = await aUser()
  const page = await aPage({ created_by: me.id })
  const photo = await aMedia({ uploaded_by: me.id })
  const data = { pageId: page.id, type: 'TOUR', title: 'Hạ Long hai ngày', price: 2_500_000, mediaIds: [photo.id] }
  const product = (await server.asMember(me).data(create, { data })).createProduct
  expect(product).toMatchObject({ title: data.title, price: data.price, medias: [{ _id: photo.id }] })
  const staff = '{ cmsPartnerProducts(limit: 1) { items { _id } } }'
  expect((await server.as(await anAdmin()).data(staff)).cmsPartnerProducts.items).toEqual([{ _id: product._id }])
  expect((await server.asMember(await aUser()).refusal(create, { data })).reason).toBe('pages_text_gone')
  const free = { ...data, price: -1 }
  expect((await server.asMember(me).refusal(create, { data: free })).fields![0]!.field).toBe('data.price')
})

test('the products of a page that exist for the member are listed, newest first', async () => {
  const me = await aUser()
  const page = await aPage()
  const one = await aProduct({ page_id: page.id })
  const hidden = await aProduct({ page_id: page.id, created_by: me.id, term_status: 'HIDDEN' })
  await aProduct({ page_id: page.id, term_status: 'HIDDEN' })
  await aProduct({ page_id: page.id, created_by: me.id, term_status: 'BLOCKED' })
  await aProduct({ page_id: page.id, deleted_at: new Date() })
  const first = (await server.asMember(me).data(list, { pageId: page.id, first: 1 })).products
  expect(first.items).toEqual([{ _id: hidden.id, status: 'HIDDEN' }])
  const rest = (await server.asMember(me).data(list, { pageId: page.id, first: 1, after: first.endCursor })).products
  expect(rest).toEqual({ items: [{ _id: one.id, status: 'NORMAL' }], endCursor: null })
  const blocked = await aPage({ term_status: 'BLOCKED' })
  expect((await server.asMember(me).refusal(list, { pageId: blocked.id })).code).toBe('NOT_FOUND')
})
