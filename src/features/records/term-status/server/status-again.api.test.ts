import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const admin = await make.anAdmin()
const client = server.as(admin)

const set = (model: string, _id: string, termStatus: string, reason: string | null = null, until?: string) =>
  client.data(
    `mutation ($_id: ID!, $model: TermModel!, $termStatus: TermStatus!, $reason: String, $until: DateTime) {
      cmsSetTermStatus(_id: $_id, model: $model, termStatus: $termStatus, reason: $reason, until: $until) { version reason { reason status until } } }`,
    { _id, model, termStatus, reason, until },
  )
const isOpen = async (id: string) =>
  !(
    await server.db.selectFrom('report_targets').select('handled').where('target_id', '=', id).executeTakeFirstOrThrow()
  ).handled
const blocksOf = async (creator: string) =>
  (
    await server.db
      .selectNoFrom((eb) => eb.fn<number>('blocks_of_creator', [eb.val(creator)]).as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** A post that was blocked, and reported again. */
async function aReportedBlock() {
  const author = await make.aUser()
  const post = await make.aPost({ created_by: author.id })
  await set('POST', post.id, 'BLOCKED', 'Spam')
  await make.aReport('POST', post.id)
  return { author, post }
}

describe('a status that a record already has', () => {
  test('is set again: the reason is kept, the reports are closed, and it is no further block of the author', async () => {
    const { author, post } = await aReportedBlock()
    const { cmsSetTermStatus } = await set('POST', post.id, 'BLOCKED', 'Scam')
    expect(cmsSetTermStatus).toMatchObject({
      version: 3,
      reason: [
        { reason: 'Scam', status: 'BLOCKED' },
        { reason: 'Spam', status: 'BLOCKED' },
      ],
    })
    expect(await isOpen(post.id)).toBe(false)
    expect(await blocksOf(author.id)).toBe(1)
    const { cmsGetBlockedDetailList } = await client.data(
      `{ cmsGetBlockedDetailList(id: "${post.id}", forModel: POST) { total items { reason status } } }`,
    )
    expect(cmsGetBlockedDetailList).toMatchObject({ total: 2, items: [{ reason: 'Scam' }, { reason: 'Spam' }] })
  })

  test('closes the reports without a reason, too', async () => {
    const post = await make.aPost()
    await make.aReport('POST', post.id)
    expect((await set('POST', post.id, 'NORMAL')).cmsSetTermStatus.version).toBe(2)
    expect(await isOpen(post.id)).toBe(false)
    expect((await set('POST', post.id, 'NORMAL')).cmsSetTermStatus.version).toBe(2)
  })

  test('opens exactly these reports again when it is undone, and the block before still counts', async () => {
    const { author, post } = await aReportedBlock()
    await set('POST', post.id, 'BLOCKED', 'Scam')
    await client.data(`mutation { cmsUndo(model: POST, _id: "${post.id}", version: 3) { version } }`)
    expect(await isOpen(post.id)).toBe(true)
    expect(await blocksOf(author.id)).toBe(1)
    const { cmsGetPost } = await client.data(`{ cmsGetPost(_id: "${post.id}") { status reason { reason } } }`)
    expect(cmsGetPost).toMatchObject({ status: 'BLOCKED', reason: [{ reason: 'Spam' }, {}, {}] })
  })

  test('keeps the end of a suspension, and ends no session', async () => {
    const person = await make.aUser()
    const until = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString()
    await set('USER', person.id, 'SUSPENDING', 'Spam', until)
    await server.db
      .insertInto('sessions')
      .values({ id: crypto.randomUUID(), user_id: person.id, address: 'test', user_agent: 'test' })
      .execute()
    await make.aReport('USER', person.id)
    await set('USER', person.id, 'SUSPENDING', 'Scam')
    const { until: kept, version } = await server.db
      .selectFrom('suspension_ends')
      .selectAll()
      .where('target_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect([kept.toISOString(), version]).toEqual([until, 3])
    const open = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
  })

  test('of many: only what has nothing to keep is refused', async () => {
    const { post } = await aReportedBlock()
    const other = await make.aPost()
    const { cmsSetTermStatusOfMany } = await client.data(
      'mutation ($ids: [ID!]!) { cmsSetTermStatusOfMany(model: POST, ids: $ids, termStatus: NORMAL) { outcomes { _id ok reason } } }',
      { ids: [other.id] },
    )
    expect(cmsSetTermStatusOfMany.outcomes).toEqual([
      { _id: other.id, ok: false, reason: 'term_status_text_already_normal' },
    ])
    const again = await client.data(
      'mutation ($ids: [ID!]!) { cmsSetTermStatusOfMany(model: POST, ids: $ids, termStatus: BLOCKED, reason: "Scam") { outcomes { ok version } } }',
      { ids: [post.id] },
    )
    expect(again.cmsSetTermStatusOfMany.outcomes).toEqual([{ ok: true, version: 3 }])
    expect(await isOpen(post.id)).toBe(false)
  })
})
