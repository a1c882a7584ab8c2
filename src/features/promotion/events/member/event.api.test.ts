import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anEvent } = factories(server.db)
const client = server.asMember(await aUser())

test('the app shows the enabled event, without the parts that are switched off', async () => {
  const read = async () =>
    (await client.data('{ event { _id name loop logo { _id } background { _id } animation { _id } } }')).event
  await anEvent()
  expect(await read()).toBeNull()
  const enabled = await anEvent({ status: true, background_status: false })
  expect(await read()).toEqual({
    _id: enabled.id,
    name: enabled.name,
    loop: 5,
    logo: { _id: enabled.logo_id },
    background: null,
    animation: { _id: enabled.animation_id },
  })
})
