import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
const admin = server.as(await anAdmin())

const listing = 'query ($q: String!) { cmsGetUsers(query: $q) { counter items { _id } } }'
const finding = 'query ($q: String!) { cmsFindUsers(q: $q) { _id } }'

const lan = await aUser({ full_name: 'Ngọc Lan', phone_number: '+84901000001' })
// Others hold the parts of the number.
for (const phone_number of ['+84010900901', '+84900010901']) await aUser({ full_name: 'Lan', phone_number })

test.each(['0901.000.001', '0901-000-001', '(+84) 901 000 001', '0901 000 001', '84901000001', '+84 (0) 901 000 001'])(
  'a phone number typed as %s finds its person alone, also beside a name',
  async (typed) => {
    for (const q of [typed, `lan ${typed}`]) {
      expect((await admin.data(listing, { q })).cmsGetUsers).toEqual({ counter: 1, items: [{ _id: lan.id }] })
      expect((await admin.data(finding, { q })).cmsFindUsers).toEqual([{ _id: lan.id }])
    }
  },
)

test('a number of another country, and the beginning of a number, are found too', async () => {
  const { id } = await aUser({ phone_number: '+14155550132' })
  for (const q of ['+1 (415) 555-0132', '1 415 555 0132', '415-555-0'])
    expect((await admin.data(listing, { q })).cmsGetUsers.items).toEqual([{ _id: id }])
})
