import { describe, expect, test, vi } from 'vitest'
import { signLink } from '../../src/platform/server/files/media-link.ts'
import type { Client } from '../harness/client.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Documents, and the media of blocked records, requested by people who may not see them. */
const server = await startServer()
const { aVerify, aDocument, aMedia, aPost, aGrantee, anAdmin, aStaff, aVerified, attach } = factories(server.db)
const boss = server.as(await anAdmin())
const store = server.app.mediaStore

const get = async (url: string, client: Client | null = null, headers: Record<string, string> = {}) => {
  const token = await client?.token()
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return server.fastify.inject({ url, headers: { ...authorization, ...headers } })
}
const statusOf = async (...args: Parameters<typeof get>) => (await get(...args)).statusCode

const minutesLater = async (minutes: number, run: () => Promise<unknown>) => {
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] })
  try {
    await run()
  } finally {
    vi.useRealTimers()
  }
}
const sessionOf = async (client: Client) => {
  const { sid } = JSON.parse(Buffer.from((await client.token())!.split('.')[1]!, 'base64url').toString()) as {
    sid: string
  }
  return sid
}

describe('a document of a request', async () => {
  const request = await aVerify()
  const document = await aDocument(request.id)
  await store.put(document.key, Buffer.from('0123456789'), 'image/jpeg')
  const linkFor = async (client: Client) =>
    (await client.data(`{ cmsGetVerify(_id: "${request.id}") { photoIdentityMedias { uri } } }`)).cmsGetVerify
      .photoIdentityMedias[0].uri as string
  const openings = async () =>
    (await server.db.selectFrom('audit_entries').select('id').where('target_id', '=', request.id).execute()).length

  test('has no public address, however it is written', async () => {
    const { key } = document
    const spellings = [
      key,
      key.replace('private', '%70rivate'),
      key.replace('private/', 'private%2f'),
      `./${key}`,
      `x/../${key}`,
      `/${key}`,
    ]
    for (const spelling of [...spellings, key.toUpperCase(), key.replace('private', 'PRIVATE')])
      expect(await statusOf(`/media/${spelling}`, boss), spelling).not.toBe(200)
    for (const purpose of ['media', 'document'] as const) {
      const link = signLink({ app: server.app, sessionId: await sessionOf(boss) }, purpose, key)!
      expect(await statusOf(`/media-links/${link}`, boss)).toBe(404)
      expect(await statusOf(`/verify-documents/${link}`, boss)).toBe(404)
    }
  })

  test('is not opened by a guessed, changed or foreign link', async () => {
    const link = await linkFor(boss)
    const [, claims, signature] = /^\/verify-documents\/([\w-]+)\.([\w-]+)$/.exec(link)!
    const other = await aDocument((await aVerify()).id)
    const forged = Buffer.from(Buffer.from(claims!, 'base64url').toString().replace(document.id, other.id)).toString(
      'base64url',
    )
    const longer = Buffer.from(
      Buffer.from(claims!, 'base64url')
        .toString()
        .replace(/~[\da-z]+~/, '~zzzzzz~'),
    ).toString('base64url')
    for (const guess of [
      document.id,
      claims!,
      `${claims}.`,
      `${claims}.${'A'.repeat(43)}`,
      `${forged}.${signature}`,
      `${longer}.${signature}`,
      `.${signature}`,
    ])
      expect(await statusOf(`/verify-documents/${guess}`, boss), guess).toBe(404)
    // A link to the media of a blocked record does not open a document, even in the same session.
    const media = signLink({ app: server.app, sessionId: await sessionOf(boss) }, 'media', document.id)!
    expect(await statusOf(`/verify-documents/${media}`, boss)).toBe(404)
  })

  test('is not opened without the token of the very session, not even by the same person', async () => {
    const link = await linkFor(boss)
    const again = server.as({ id: (await boss.data('{ me { _id } }')).me._id })
    const before = await openings()
    for (const client of [null, again, server.as(await anAdmin()), server.as(await aStaff())])
      expect(await statusOf(link, client)).toBe(404)
    expect(await openings()).toBe(before)
    expect(await statusOf(link, boss)).toBe(200)
  })

  test('is not opened five minutes later', async () => {
    const link = await linkFor(boss)
    await minutesLater(3.9, async () => expect(await statusOf(link, boss)).toBe(200))
    await minutesLater(5.01, async () => expect(await statusOf(link, boss)).toBe(404))
  })

  test('is not opened after logging out, after a demotion, and after the grant was taken back', async () => {
    const loggedOut = server.as(await anAdmin())
    const demoted = await anAdmin()
    const demotedClient = server.as(demoted)
    const grantee = await aGrantee('VERIFICATION')
    const granted = server.as(grantee)
    const links = await Promise.all([loggedOut, demotedClient, granted].map(linkFor))
    for (const [i, client] of [loggedOut, demotedClient, granted].entries())
      expect(await statusOf(links[i]!, client)).toBe(200)
    await server.db
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'logout' })
      .where('id', '=', await sessionOf(loggedOut))
      .execute()
    await boss.data(`mutation { updateUserGroup(userId: "${demoted.id}", group: STAFF) { _id } }`)
    await boss.data(`mutation { cmsSetGrants(userId: "${grantee.id}", areas: []) { _id } }`)
    expect(await statusOf(links[0]!, loggedOut)).toBe(404)
    expect(await statusOf(links[1]!, demotedClient)).toBe(404)
    expect(await statusOf(links[2]!, granted)).toBe(403)
  })

  test('is sent as a whole, so that no part is read without an entry', async () => {
    const before = await openings()
    const response = await get(await linkFor(boss), boss, { range: 'bytes=0-3' })
    expect(response.statusCode).toBe(200)
    expect(response.payload).toBe('0123456789')
    expect(response.headers['accept-ranges']).toBeUndefined()
    expect(await openings()).toBe(before + 1)
    const token = await boss.token()
    const head = await server.fastify.inject({
      method: 'HEAD',
      url: await linkFor(boss),
      headers: { authorization: `Bearer ${token}` },
    })
    expect(head.statusCode).toBe(404)
    expect(await openings()).toBe(before + 1)
  })
})

describe('the media of a blocked record', async () => {
  const media = await aMedia({ thumbnail2x_key: 'set below' })
  const keys = {
    key: `photos/${media.id}.mp4`,
    thumbnail_key: `photos/${media.id}-t.webp`,
    thumbnail2x_key: `photos/${media.id}-t2.webp`,
  }
  await server.db.updateTable('media').set(keys).where('id', '=', media.id).execute()
  await store.put(keys.key, Buffer.from('0123456789'), 'video/mp4')
  for (const key of [keys.thumbnail_key, keys.thumbnail2x_key]) await store.put(key, Buffer.from('small'), 'image/webp')
  const post = await aPost()
  await attach(post.id, media.id)
  const block = (status: 'BLOCKED' | 'NORMAL') =>
    boss.data(
      `mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: ${status}, reason: "Spam") { version } }`,
    )
  const addresses = Object.values(keys).map((key) => `/media/${key}`)
  const seen = async (client: Client) =>
    (await client.data(`{ cmsGetPost(_id: "${post.id}") { medias { uri thumbnail thumbnail2x } } }`)).cmsGetPost
      .medias[0] as Record<string, string>

  test('is refused at its public addresses, thumbnails, parts and known copies too, until it is unblocked', async () => {
    for (const url of addresses) expect(await statusOf(url)).toBe(200)
    expect((await get(addresses[0]!)).headers['cache-control']).toBe('public, max-age=3600')
    const { etag } = (await get(addresses[0]!)).headers
    await block('BLOCKED')
    await vi.waitFor(async () => expect(await statusOf(addresses[0]!)).toBe(404))
    for (const url of addresses) {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect(await statusOf(addresses[0]!, boss)).toBe(404)
    expect(await statusOf(addresses[0]!, null, { range: 'bytes=0-3' })).toBe(404)
    expect(await statusOf(addresses[0]!, null, { 'if-none-match': String(etag) })).toBe(404)
    await block('NORMAL')
    await vi.waitFor(async () => expect(await statusOf(addresses[0]!)).toBe(200))
  })

  test('is shown to those who may read the record, by links of their session, in parts too', async () => {
    await block('BLOCKED')
    for (const client of [boss, server.as(await aStaff()), server.as(await aVerified())]) {
      const { uri, thumbnail, thumbnail2x } = await seen(client)
      for (const url of [uri!, thumbnail!, thumbnail2x!]) {
        expect(url).toMatch(/^\/media-links\/[\w-]+\.[\w-]+$/)
        expect(await statusOf(url)).toBe(200)
      }
      const part = await get(uri!, null, { range: 'bytes=2-4' })
      expect([part.statusCode, part.payload, part.headers['cache-control']]).toEqual([206, '234', 'no-store'])
    }
  })

  test('is not opened by a guessed, changed or foreign link', async () => {
    await block('BLOCKED')
    const { uri } = await seen(boss)
    const [, claims, signature] = /^\/media-links\/([\w-]+)\.([\w-]+)$/.exec(uri!)!
    const other = await aMedia()
    await store.put(other.key, Buffer.from('other'), 'image/jpeg')
    const changed = (change: (text: string) => string) =>
      Buffer.from(change(Buffer.from(claims!, 'base64url').toString())).toString('base64url')
    for (const guess of [
      claims!,
      `${claims}.`,
      `${claims}.${'A'.repeat(43)}`,
      `${changed((text) => text.replace(keys.key, other.key))}.${signature}`,
      `${changed((text) => text.replace(/~[\da-z]+~/, '~zzzzzz~'))}.${signature}`,
      `.${signature}`,
    ])
      expect(await statusOf(`/media-links/${guess}`, boss), guess).toBe(404)
    // A link to a document does not open media, even media with the same key in the same session.
    const as = { app: server.app, sessionId: await sessionOf(boss) }
    expect(await statusOf(`/media-links/${signLink(as, 'media', keys.key)!}`)).toBe(200)
    expect(await statusOf(`/media-links/${signLink(as, 'document', keys.key)!}`)).toBe(404)
  })

  test('is not shown five minutes later, after logging out, or to somebody who is no longer admitted', async () => {
    await block('BLOCKED')
    const client = server.as(await aStaff())
    const { uri } = await seen(client)
    await minutesLater(5.01, async () => expect(await statusOf(uri!)).toBe(404))
    expect(await statusOf(uri!)).toBe(200)
    await server.db
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'logout' })
      .where('id', '=', await sessionOf(client))
      .execute()
    expect(await statusOf(uri!)).toBe(404)
    const verified = await aVerified()
    const link = (await seen(server.as(verified))).uri!
    expect(await statusOf(link)).toBe(200)
    await server.db.updateTable('users').set({ badge_status: 'REJECTED' }).where('id', '=', verified.id).execute()
    expect(await statusOf(link)).toBe(404)
  })
})
