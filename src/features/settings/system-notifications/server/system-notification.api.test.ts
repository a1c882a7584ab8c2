import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin, aPage } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

const fields = `{ _id customMessage sendToAllUsers systemNotificationTo type sent sentAt reached deletedAt version
  fromUser { _id } users { _id } excludedUsers { _id } excludedPages { _id } }`
interface Given {
  customMessage?: string
  sendToAllUsers?: boolean
  userIds?: string[]
  excludedUserIds?: string[]
  excludedPageIds?: string[]
}
const audience = '$sendToAllUsers: Boolean, $userIds: [ID!], $excludedUserIds: [ID!], $excludedPageIds: [ID!]'
const passed =
  'sendToAllUsers: $sendToAllUsers, userIds: $userIds, excludedUserIds: $excludedUserIds, excludedPageIds: $excludedPageIds'
const creating = `mutation ($customMessage: String!, ${audience}) { createSystemNotification(customMessage: $customMessage, systemNotificationTo: USER, ${passed}) ${fields} }`
const updating = `mutation ($_id: ID!, $version: Int, $customMessage: String, ${audience}) { updateSystemNotification(_id: $_id, version: $version, customMessage: $customMessage, ${passed}) ${fields} }`
const sending = `mutation ($_id: ID!, $version: Int) { sendSystemNotification(_id: $_id, version: $version) ${fields} }`
const deleting = 'mutation ($_id: ID!, $version: Int) { deleteSystemNotification(_id: $_id, version: $version) }'

const create = async (given: Given = {}) =>
  (await client.data(creating, { customMessage: 'Bảo trì lúc 23 giờ', sendToAllUsers: true, ...given }))
    .createSystemNotification
const update = async (_id: string, given: Given & { version?: number }) =>
  (await client.data(updating, { _id, ...given })).updateSystemNotification
const send = async (_id: string, version?: number) =>
  (await client.data(sending, { _id, version })).sendSystemNotification
const remove = async (_id: string, version?: number) =>
  (await client.data(deleting, { _id, version })).deleteSystemNotification
const preview = async (given: Given) =>
  (await client.data(`query (${audience}) { cmsPreviewSystemNotification(${passed}) }`, given))
    .cmsPreviewSystemNotification
/** What the member reads in the app. Those who are blocked cannot ask. */
const inbox = async (id: string, first = 50, after: string | null = null) => {
  const query =
    'query ($first: Int, $after: String) { notifications(first: $first, after: $after) { items { _id } endCursor } }'
  return (await server.asMember({ id }).data(query, { first, after })).notifications
}
const received = async (userId: string): Promise<string[]> =>
  (await inbox(userId)).items.map(({ _id }: { _id: string }) => _id)
const block = (_id: string, termStatus = 'BLOCKED') =>
  client.data(
    `mutation { cmsSetTermStatus(_id: "${_id}", model: USER, termStatus: ${termStatus}, reason: "spam") { version } }`,
  )
const list = async (args = '') =>
  (await client.data(`{ getSystemNotifications${args} { counter items ${fields} } }`)).getSystemNotifications

describe('writing', () => {
  test('a draft holds its text, its author and whom it is for; it reaches nobody', async () => {
    const [person, left] = [await aUser(), await aUser()]
    const page = await aPage()
    const draft = await create({
      sendToAllUsers: false,
      userIds: [person.id, person.id],
      excludedUserIds: [left.id],
      excludedPageIds: [page.id],
    })
    expect(draft).toEqual({
      _id: expect.any(String),
      customMessage: 'Bảo trì lúc 23 giờ',
      sendToAllUsers: false,
      systemNotificationTo: 'USER',
      type: 'SYSTEM',
      sent: false,
      sentAt: null,
      reached: null,
      deletedAt: null,
      version: 1,
      fromUser: { _id: admin.id },
      users: [{ _id: person.id }],
      excludedUsers: [{ _id: left.id }],
      excludedPages: [{ _id: page.id }],
    })
    expect(await received(person.id)).not.toContain(draft._id)
  })

  test('a change keeps what it does not name, and to all forgets the people who were chosen', async () => {
    const person = await aUser()
    const draft = await create({ sendToAllUsers: false, userIds: [person.id], excludedUserIds: [admin.id] })
    const changed = await update(draft._id, { customMessage: ' Mới ', version: 1 })
    expect(changed).toEqual({ ...draft, customMessage: 'Mới', version: 2 })
    expect(await update(draft._id, { sendToAllUsers: true })).toEqual({
      ...changed,
      sendToAllUsers: true,
      users: [],
      version: 3,
    })
    expect(await update(draft._id, { customMessage: 'Mới' })).toMatchObject({ version: 3 })
  })

  test.each<[string, Given, string]>([
    ['no text', { customMessage: ' ' }, 'customMessage system_notifications_text_message_required'],
    ['a text that is too long', { customMessage: 'x'.repeat(1001) }, 'customMessage platform_text_too_long'],
    ['nobody', { sendToAllUsers: false }, 'userIds system_notifications_text_people_required'],
    ['all and some', { userIds: [admin.id] }, 'userIds system_notifications_text_all_and_some'],
    [
      'an unknown person',
      { sendToAllUsers: false, userIds: [noId] },
      'userIds system_notifications_text_person_unknown',
    ],
    [
      'an unknown person left out',
      { excludedUserIds: [noId] },
      'excludedUserIds system_notifications_text_person_unknown',
    ],
    ['an unknown page', { excludedPageIds: [noId] }, 'excludedPageIds system_notifications_text_page_unknown'],
  ])('refuses %s, naming the field', async (_, given, issue) => {
    const { _id } = await create()
    const previewing = `query (${audience}) { cmsPreviewSystemNotification(${passed}) }`
    const asked = { sendToAllUsers: true, ...given }
    for (const [text, variables] of [
      [creating, { customMessage: 'x', ...asked }],
      [updating, { _id, ...asked }],
      ...('customMessage' in given ? [] : ([[previewing, asked]] as const)),
    ] as const) {
      const refusal = await client.refusal(text, variables)
      expect(refusal.code).toBe('BAD_USER_INPUT')
      expect(refusal.fields?.map(({ field, reason }) => `${field} ${reason}`)).toEqual([issue])
    }
  })

  test('the text to the letter', async () => {
    const { message } = await client.refusal(creating, { customMessage: '', sendToAllUsers: true })
    expect(message).toBe('Please enter message')
  })

  test('a stale change is refused, and a change can be undone', async () => {
    const draft = await create()
    const changed = await update(draft._id, { customMessage: 'Hai' })
    expect(await client.refusal(updating, { _id: draft._id, customMessage: 'Ba', version: 1 })).toMatchObject({
      code: 'CONFLICT',
      changes: [{ field: 'customMessage' }],
    })
    await client.data(
      'mutation ($_id: ID!, $version: Int!) { cmsUndo(model: SYSTEM_NOTIFICATION, _id: $_id, version: $version) { version } }',
      changed,
    )
    expect((await list('(filter: { status: DRAFT })')).items).toContainEqual({ ...draft, version: 3 })
  })
})

describe('whom a notification reaches', () => {
  test('all who are not BLOCKED, without people and pages that are left out; the preview is exact', async () => {
    const [owner, creator, manager, left, blocked, suspended] = await Promise.all(
      Array.from({ length: 6 }, () => aUser()),
    )
    const page = await aPage({ created_by: creator!.id, owner_id: owner!.id })
    await server.db.insertInto('page_admins').values({ page_id: page.id, user_id: manager!.id }).execute()
    await block(blocked!.id)
    await block(suspended!.id, 'SUSPENDING')
    const given = {
      sendToAllUsers: true,
      excludedUserIds: [left!.id, owner!.id, blocked!.id],
      excludedPageIds: [page.id],
    }
    const { people } = await server.db
      .selectFrom('users')
      .where('term_status', '<>', 'BLOCKED')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow()
    expect(await preview({ sendToAllUsers: true })).toBe(people)
    expect(await preview(given)).toBe(people - 4)

    const { _id } = await create(given)
    expect((await send(_id)).reached).toBe(people - 4)
    await block(blocked!.id, 'NORMAL')
    for (const person of [owner, creator, manager, left, blocked]) expect(await received(person!.id)).not.toContain(_id)
    for (const person of [suspended!, admin]) expect(await received(person.id)).toContain(_id)
  })

  test('chosen people who are neither BLOCKED nor left out', async () => {
    const [one, two, left, blocked, other] = await Promise.all(Array.from({ length: 5 }, () => aUser()))
    await block(blocked!.id)
    const given = {
      sendToAllUsers: false,
      userIds: [one!, two!, left!, blocked!].map(({ id }) => id),
      excludedUserIds: [left!.id],
    }
    expect(await preview(given)).toBe(2)
    const { _id } = await create(given)
    expect(await send(_id)).toMatchObject({ sent: true, reached: 2 })
    await block(blocked!.id, 'NORMAL')
    for (const person of [one, two]) expect(await received(person!.id)).toContain(_id)
    for (const person of [left, blocked, other]) expect(await received(person!.id)).not.toContain(_id)
  })

  test('is decided when it is sent: who joined later, was BLOCKED then, or was made an admin later', async () => {
    const [was, becomes, manager] = await Promise.all(Array.from({ length: 3 }, () => aUser()))
    const page = await aPage()
    await block(was!.id)
    const { _id } = await create({ excludedPageIds: [page.id] })
    await send(_id)
    await block(was!.id, 'NORMAL')
    await block(becomes!.id)
    await server.db.insertInto('page_admins').values({ page_id: page.id, user_id: manager!.id }).execute()
    const later = await aUser({ created_at: new Date(Date.now() + 1_000) })
    expect(await received(was!.id)).not.toContain(_id)
    expect(await received(later.id)).not.toContain(_id)
    await block(becomes!.id, 'NORMAL')
    expect(await received(becomes!.id)).toContain(_id)
    expect(await received(manager!.id)).toContain(_id)
  })

  test('a person reads them in the order of sending, page by page, and what is withdrawn no longer', async () => {
    const person = await aUser()
    const drafts = [await create(), await create({ sendToAllUsers: false, userIds: [person.id] }), await create()]
    const [first, second, third] = drafts.map(({ _id }) => _id)
    for (const id of [second, third, first]) await send(id)
    expect(await received(person.id)).toEqual([first, third, second])
    const { endCursor } = await inbox(person.id, 1)
    expect((await inbox(person.id, 1, endCursor)).items).toEqual([{ _id: third }])
    await remove(third)
    expect(await received(person.id)).toEqual([first, second])
    const { version } = (await list('(filter: { status: WITHDRAWN })')).items.find(
      (item: { _id: string }) => item._id === third,
    )
    await client.data(
      'mutation ($_id: ID!, $version: Int!) { cmsUndo(model: SYSTEM_NOTIFICATION, _id: $_id, version: $version) { version } }',
      { _id: third, version },
    )
    expect(await received(person.id)).toEqual([first, third, second])
  })
})

describe('what was sent', () => {
  test('is neither changed nor sent again; deleting withdraws it, once', async () => {
    const { _id } = await create()
    const sent = await send(_id, 1)
    expect(sent).toMatchObject({ sent: true, sentAt: expect.any(String), version: 2 })
    for (const document of [updating, sending]) {
      const { code, reason } = await client.refusal(document, { _id, customMessage: 'x' })
      expect({ code, reason }).toEqual({ code: 'CONFLICT', reason: 'system_notifications_text_sent_already' })
    }
    expect(await remove(_id, 2)).toBe(true)
    expect(await remove(_id)).toBe(false)
    expect((await list('(filter: { status: WITHDRAWN })')).items.map((item: { _id: string }) => item._id)).toContain(
      _id,
    )
    const entries = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('target_id', '=', _id)
      .orderBy('position')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'createSystemNotification',
      'sendSystemNotification',
      'deleteSystemNotification',
    ])
  })

  test('stays as it is in the database, whoever writes', async () => {
    const { _id } = await create()
    await send(_id)
    for (const change of ["custom_message = 'x'", 'sent_at = null, reached = null', 'reached = 0']) {
      const text = sql`update system_notifications set ${sql.raw(change)} where id = ${_id}`
      await expect(
        server.asOwner((db) => text.execute(db)),
        change,
      ).rejects.toThrow(/stays as it is/)
    }
  })

  test('a deleted draft is gone: from the list, and for every change', async () => {
    const { _id } = await create()
    expect(await remove(_id)).toBe(true)
    expect(await remove(_id)).toBe(false)
    expect((await list()).items.map((item: { _id: string }) => item._id)).not.toContain(_id)
    for (const document of [updating, sending])
      expect((await client.refusal(document, { _id, customMessage: 'x' })).code).toBe('NOT_FOUND')
    for (const document of [updating, sending, deleting])
      expect((await client.refusal(document, { _id: noId, customMessage: 'x' })).code).toBe('NOT_FOUND')
  })
})

test('the list is newest first, counts exactly, and has an offset that is a page', async () => {
  const { _id } = await create({ customMessage: 'Khuyến mãi Tết' })
  const all = await list()
  expect(all.items[0]._id).toBe(_id)
  expect(all.counter).toBe(all.items.length)
  expect((await list('(limit: 1, offset: 2)')).items).toEqual([all.items[1]])
  expect((await list('(filter: { q: "khuyen mai" })')).items.map((item: { _id: string }) => item._id)).toEqual([_id])
  expect((await client.refusal('{ getSystemNotifications(limit: 101) { counter } }')).code).toBe('BAD_USER_INPUT')
})
