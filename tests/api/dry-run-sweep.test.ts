import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { schemas } from '../../src/app/schema.ts'
import { webhookTypes } from '../../src/features/records/webhook-events/webhook-event.values.ts'
import type { Operation } from '../../src/platform/shared/operation.ts'
import type { Answer } from '../harness/client.ts'
import { backendOf, type Doing, everyMutation } from '../harness/every-mutation.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'
import { everythingStored } from '../harness/whole-database.ts'

/**
 * A dry run of every mutation of the members' API leaves every table and all files as they were, and tells what the same
 * request then really does.
 */
const server = await startServer()
const me = await factories(server.db).aUser()
await server.db
  .updateTable('system_settings')
  .set({ value: '1000' })
  .where('key', 'in', ['wheel.turnsPerDay', 'wheel.spinsPerMinute'])
  .execute()
await server.db
  .insertInto('webhook_endpoints')
  .values({ id: crypto.randomUUID(), url: 'https://hooks.example/', types: [...webhookTypes], secret_sealed: '' })
  .execute()
const calls = await everyMutation(server, me)
const { backend, dry, real } = await backendOf(server, me)
await real.data('{ me { _id } }')

const mutations = Object.values(schemas.MEMBER.getMutationType()!.getFields())
const isSecret = ({ extensions }: (typeof mutations)[number]) => {
  const { provesSecret, givesSecret } = extensions.operation as Operation
  return provesSecret === true || givesSecret === true
}
const rehearsable = mutations.filter((one) => !isSecret(one)).map(({ name }) => name)

const rehearse = ({ byKey, body }: Doing): Promise<Answer> =>
  byKey ? backend.send({ ...body, headers: { ...body.headers, 'dry-run': '1' } }) : dry.send(body)
const perform = ({ byKey, body }: Doing): Promise<Answer> => (byKey ? backend : real).send(body)

interface Row {
  readonly id: string
}

/** What was booked, announced and told so far. */
async function booked() {
  const entries = await sql<Row>`select id, user_id as "memberId", amount / 100.0::float8 as amount, cause
    from point_entries order by id`.execute(server.db)
  const webhooks = await sql<Row>`select id, type, model from outbox order by id`.execute(server.db)
  const notices = await sql<Row>`select id, user_id, type from member_notices order by id`.execute(server.db)
  return [entries.rows, webhooks.rows, notices.rows] as const
}
interface Told {
  readonly entries: readonly object[]
  readonly webhooks: readonly { readonly type: string; readonly subject: { readonly model: string } }[]
  readonly notices: readonly { readonly memberId: string; readonly type: string }[]
}
/** What is told, in the same shape. */
const asBooked = ({ entries, webhooks, notices }: Told) => [
  entries,
  webhooks.map(({ type, subject: { model } }) => ({ type, model })),
  notices.map(({ memberId, type }) => ({ user_id: memberId, type })),
]
const newer = (before: readonly Row[], after: readonly Row[]) => {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, id: undefined }))
}

test('every mutation is tried here, or has no dry run because of a secret', () => {
  expect(Object.keys(calls).toSorted()).toEqual(rehearsable.toSorted())
  expect(
    mutations
      .filter(isSecret)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['appealByPhone', 'changePassword', 'login', 'memberToken', 'refreshToken', 'register'])
})

describe.each(rehearsable)('%s', (name) => {
  test('is answered, leaves nothing, and tells what then happens', async () => {
    const doing = await calls[name]!()
    const before = await everythingStored(server)
    const rehearsed = await rehearse(doing)
    expect(rehearsed.errors).toBeUndefined()
    expect(await everythingStored(server)).toEqual(before)

    const [entries, webhooks, notices] = await booked()
    const performed = await perform(doing)
    expect(performed.errors).toBeUndefined()
    expect(Object.keys(rehearsed.data)).toEqual(Object.keys(performed.data))
    expect(performed.extensions).toBeUndefined()
    expect(await everythingStored(server)).not.toEqual(before)
    const after = await booked()
    const happened = [newer(entries, after[0]), newer(webhooks, after[1]), newer(notices, after[2])]
    const nothing = [[], [], []]
    expect(asBooked(rehearsed.extensions.dryRun)).toEqual(name === 'spin' ? nothing : happened)
  })
})
