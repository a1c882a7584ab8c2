import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin, anEvent } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const enabling = 'mutation ($_id: ID!) { updateEvent(_id: $_id, data: { status: true }) { status } }'
const enabled = () => server.db.selectFrom('events').select('id').where('status', '=', true).execute()

test.each([[false], [true]])(
  'two events enabled at once (another is enabled: %s): one is in the end',
  async (before) => {
    await server.db.updateTable('events').set({ status: false }).execute()
    await anEvent({ status: before })
    const [a, b] = [await anEvent(), await anEvent()]
    const results = await atOnce(server, { writesTo: 'events' }, [
      () => one.query(enabling, { _id: a.id }),
      () => two.query(enabling, { _id: b.id }),
    ])
    const reasons = results.map((result) =>
      result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.reason : 'failed',
    )
    expect(await enabled()).toHaveLength(1)
    // On a single connection the two requests run one after the other, so the second sees the first.
    const refused = server.engine === 'postgres' ? ['events_text_other_enabled'] : []
    expect(reasons.filter((reason) => reason !== undefined)).toEqual(refused)
  },
)
