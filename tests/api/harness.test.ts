import { expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { anAdmin } = factories(server.db)

test('a person made by a factory is signed in and known', async () => {
  const admin = await anAdmin()
  expect(await server.as(admin).data('{ me { _id group phoneNumber } }')).toEqual({
    me: { _id: admin.id, group: 'ADMIN', phoneNumber: admin.phone_number },
  })
})

test('another instance works on the same database', async () => {
  const admin = await anAdmin()
  const other = await server.again()
  expect(await other.as({ idToken: (await server.as(admin).token())! }).data('{ me { _id } }')).toEqual({ me: { _id: admin.id } })
})
