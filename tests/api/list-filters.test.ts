import { z } from 'zod'
import { expect, test } from 'vitest'
import { listInput } from '../../src/platform/server/graphql/lists.ts'
import { tableList } from '../../src/platform/server/records/table-list.ts'
import { defineList } from '../../src/platform/shared/list.ts'
import { admin, userGroups } from '../../src/platform/shared/permission.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const { db } = await startServer()
const { aUser } = factories(db)

/** All kinds of filters, on a list for this test. */
const list = tableList({
  spec: defineList({
    name: 'KindOfFilter',
    filters: {
      group: { kind: 'choices', values: userGroups },
      deleted: { kind: 'yesNo' },
    },
    sorts: ['NAME'],
    defaultSort: { type: 'NAME', dir: 'ASC' },
    pageSize: 10,
    pageSizes: [10],
  }),
  operation: { type: 'query', name: 'kindOfFilter', permission: admin } as never,
  table: 'users',
  where: { group: 'user_group', deleted: 'deleted' },
  sorts: { NAME: 'full_name' },
  columns: {},
})
const input = listInput(list.spec)
const namesOf = async (filter: object) => {
  const rows = await list.page(db, input.parse({ filter })).items()
  return rows.map((user) => user.full_name)
}

for (const user_group of userGroups) await aUser({ full_name: user_group, user_group })
await aUser({ full_name: 'gone', user_group: 'STAFF', deleted: true })

test('a filter of several values matches any of them', async () => {
  expect(await namesOf({ groupIn: ['STAFF', 'ADMIN'], deleted: 'NO' })).toEqual(['ADMIN', 'STAFF'])
  expect(await namesOf({ group: 'STAFF', deleted: 'NO' })).toEqual(['STAFF'])
  expect(await list.idsAfter({ db } as never, { group: 'ADMIN.PROVIDER' }, null, 10)).toHaveLength(2)
  expect(z.safeParse(input, { filter: { groupIn: [] } }).success).toBe(false)
  expect(z.safeParse(input, { filter: { groupIn: ['CHIEF'] } }).success).toBe(false)
})

test('a yes/no filter', async () => {
  expect(await namesOf({ deleted: 'YES' })).toEqual(['gone'])
  expect(await list.count(db, { deleted: 'NO' })).toBe(userGroups.length)
  expect(await list.rowsAfter({ db } as never, { deleted: 'YES' }, list.spec.defaultSort, null, 10)).toHaveLength(1)
})
