import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { anAdmin } = factories(server.db)
const client = server.as(await anAdmin())

test('the audit log names an export as its screen does, in both languages', async () => {
  await client.data(
    `mutation ($list: String!, $filters: JSON!, $columns: [String!]!) {
      createExport(list: $list, format: CSV, filters: $filters, columns: $columns) { url } }`,
    { list: 'User', filters: { group: 'STAFF' }, columns: ['fullName', 'createdAt'] },
  )
  const { cmsGetAuditEntries } = await client.data(`{
    cmsGetAuditEntries(limit: 1, filter: { model: LIST }) {
      items { targetWords { en vi } changes { field afterWords { en vi } } } } }`)
  const [{ targetWords, changes }] = cmsGetAuditEntries.items
  expect(targetWords).toEqual({ en: 'Users', vi: 'Người dùng' })
  const said = changes.map(({ field, afterWords }: { field: string; afterWords: object | null }) => [field, afterWords])
  expect(Object.fromEntries(said)).toMatchObject({
    list: { en: 'Users', vi: 'Người dùng' },
    filters: { en: 'Group: Staff', vi: 'Nhóm: Nhân viên' },
    columns: { en: 'Full name, Created at', vi: 'Họ và tên, Ngày tạo' },
    sort: { en: 'Created at, Descending', vi: 'Ngày tạo, Giảm dần' },
    format: null,
  })
})
