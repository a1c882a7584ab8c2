import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aCategory, aMedia, aPage, aUser, anAdmin } = factories(server.db)

const create = `mutation ($data: PageInput!) { createPage(data: $data) {
  _id name description type phoneNumber email website verified isPartner logo { _id } status } }`
const update = 'mutation ($id: ID!, $data: PageChange!) { updatePage(_id: $id, data: $data) { name description } }'
const read = 'query ($id: ID!) { page(_id: $id) { _id name status } }'
const shop = { name: 'Bún chả Hàng Mành', type: 'BUSINESS_OR_BRAND' }

test('members are offered the categories that are there', async () => {
  const kept = await aCategory()
  await aCategory({ deleted_at: new Date() })
  const { categories } = await server.asMember(await aUser()).data('{ categories { _id name { VI_VN EN_US } enum } }')
  expect(categories).toEqual([{ _id: kept.id, name: { VI_VN: kept.name_vi, EN_US: kept.name_en }, enum: kept.enum }])
})

test('a page belongs to the member who made it, and staff see how it came', async () => {
  const me = await aUser()
  const category = await aCategory()
  const logo = await aMedia({ uploaded_by: me.id })
  const data = {
    ...shop,
    logoId: logo.id,
    businessType: category.enum,
    website: 'https://buncha.vn',
    phoneNumber: '0901234567',
    email: 'a@buncha.vn',
  }
  const page = (await server.asMember(me).data(create, { data })).createPage
  expect(page).toMatchObject({
    ...shop,
    logo: { _id: logo.id },
    website: 'https://buncha.vn/',
    verified: false,
    status: 'NORMAL',
  })
  const row = await server.db.selectFrom('pages').selectAll().where('id', '=', page._id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ owner_id: me.id, created_by: me.id, category_id: category.id })
  const listed = '{ cmsGetPages(limit: 1) { items { _id name } } }'
  expect((await server.as(await anAdmin()).data(listed)).cmsGetPages.items).toEqual([
    { _id: page._id, name: shop.name },
  ])
  await server.asMember(me).data(update, { id: page._id, data: { description: 'Từ 1966' } })
  const entries = await server.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('target_id', '=', page._id)
    .orderBy('created_at')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['createPage', 'updatePage'])
  expect(entries[1]!.after).toEqual({ description: 'Từ 1966' })
})

test('a page says only what is right', async () => {
  const me = await aUser()
  const refused = async (more: object) =>
    (await server.asMember(me).refusal(create, { data: { ...shop, ...more } })).fields![0]!.field
  expect(await refused({ name: ' ' })).toBe('data.name')
  expect(await refused({ website: 'javascript:alert(1)' })).toBe('data.website')
  expect(await refused({ phoneNumber: 'không có' })).toBe('data.phoneNumber')
  expect(await refused({ email: 'không có' })).toBe('data.email')
  expect(await refused({ categoryId: uuidv7() })).toBe('data.categoryId')
  expect(await refused({ businessType: 'NOTHING' })).toBe('data.businessType')
  expect(await refused({ type: 'COMMUNITY_OR_PUBLIC_FIGURE', businessType: 'NOTHING' })).toBe('data.categoryId')
  expect(await refused({ logoId: (await aMedia()).id })).toBe('data.logoId')
})

test('only those who run a page change it, or see it while it is hidden', async () => {
  const [me, other] = [await aUser(), await aUser()]
  const page = await aPage({ created_by: other.id, owner_id: me.id, term_status: 'HIDDEN' })
  expect((await server.asMember(me).data(read, { id: page.id })).page.status).toBe('HIDDEN')
  expect((await server.asMember(me).data(update, { id: page.id, data: { name: 'Tên mới' } })).updatePage.name).toBe(
    'Tên mới',
  )
  const stranger = server.asMember(await aUser())
  expect((await stranger.refusal(read, { id: page.id })).code).toBe('NOT_FOUND')
  const open = await aPage()
  const blocked = await aPage({ created_by: me.id, term_status: 'BLOCKED' })
  expect((await stranger.data(read, { id: open.id })).page._id).toBe(open.id)
  expect((await stranger.refusal(update, { id: open.id, data: { name: 'Của tôi' } })).reason).toBe('pages_text_gone')
  expect((await server.asMember(me).refusal(read, { id: blocked.id })).reason).toBe('pages_text_gone')
})

test.runIf(server.engine === 'postgres')('a page that is blocked at the moment is not changed any more', async () => {
  const me = await aUser()
  const page = await aPage({ owner_id: me.id, created_by: me.id })
  const gate = await lock(server, { statement: `update pages set term_status = 'BLOCKED' where id = '${page.id}'` })
  const changing = server.asMember(me).query(update, { id: page.id, data: { name: 'Tên mới' } })
  await untilWaiting(server, 1)
  await gate.commit()
  expect((await changing).errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
  const { name } = await server.db
    .selectFrom('pages')
    .select('name')
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow()
  expect(name).toBe(page.name)
})
