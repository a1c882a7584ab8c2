import { describe, expect, test, vi } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aMedia, aPost, aProduct, aPage, aPlace, aUser, anAdmin, attach } = factories(server.db)
const client = server.as(await anAdmin())

const isRefused = async (id: string) =>
  (await server.db.selectFrom('media').select('refused').where('id', '=', id).executeTakeFirstOrThrow()).refused
const set = (model: string, id: string, status: string) =>
  client.data(
    `mutation { cmsSetTermStatus(_id: "${id}", model: ${model}, termStatus: ${status}, reason: "Spam") { version } }`,
  )

describe('a picture is refused when a blocked record shows it and no visible one', () => {
  const shownBy: readonly [string, (media: string) => Promise<string>][] = [
    [
      'POST',
      async (media) => {
        const { id } = await aPost()
        await attach(id, media)
        return id
      },
    ],
    [
      'PRODUCT',
      async (media) => {
        const { id } = await aProduct()
        await server.db.insertInto('product_media').values({ product_id: id, media_id: media, position: 0 }).execute()
        return id
      },
    ],
    ['PAGE', async (media) => (await aPage({ logo_id: media })).id],
    ['USER', async (media) => (await aUser({ avatar_id: media })).id],
  ]

  test.each(shownBy)('of a %s', async (model, show) => {
    const { id: media } = await aMedia()
    const record = await show(media)
    expect(await isRefused(media)).toBe(false)
    for (const status of ['HIDDEN', 'SUSPENDING']) {
      await set(model, record, status)
      expect(await isRefused(media), status).toBe(false)
    }
    await set(model, record, 'BLOCKED')
    expect(await isRefused(media)).toBe(true)
    await set(model, record, 'NORMAL')
    expect(await isRefused(media)).toBe(false)
  })

  test.each(shownBy)(
    'also when a blocked %s shows it from the start, or a visible one shows it later',
    async (model, show) => {
      const { id: media } = await aMedia()
      const first = await show(media)
      await set(model, first, 'BLOCKED')
      const second = await show(media)
      expect(await isRefused(media)).toBe(false)
      await set(model, second, 'BLOCKED')
      expect(await isRefused(media)).toBe(true)
      const place = await aPlace({ primary_image_id: media })
      expect(await isRefused(media)).toBe(false)
      await server.db.updateTable('places').set({ primary_image_id: null }).where('id', '=', place.id).execute()
      expect(await isRefused(media)).toBe(true)
    },
  )

  test('a product that is deleted shows nothing any more', async () => {
    const { id: media } = await aMedia()
    const [product, post] = [await aProduct(), await aPost()]
    await server.db
      .insertInto('product_media')
      .values({ product_id: product.id, media_id: media, position: 0 })
      .execute()
    await attach(post.id, media)
    await set('POST', post.id, 'BLOCKED')
    expect(await isRefused(media)).toBe(false)
    await client.data(`mutation { cmsDeleteProduct(_id: "${product.id}") }`)
    expect(await isRefused(media)).toBe(true)
  })

  test('and again when the visible record no longer shows it', async () => {
    const { id: media } = await aMedia()
    const [blocked, visible] = [await aPost(), await aPost()]
    for (const { id } of [blocked, visible]) await attach(id, media)
    await set('POST', blocked.id, 'BLOCKED')
    expect(await isRefused(media)).toBe(false)
    await server.db.deleteFrom('post_media').where('post_id', '=', visible.id).execute()
    expect(await isRefused(media)).toBe(true)
  })

  test('and whatever shows it, when it is blocked itself', async () => {
    const { id: media } = await aMedia()
    const post = await aPost()
    await attach(post.id, media)
    await set('MEDIA', media, 'BLOCKED')
    expect(await isRefused(media)).toBe(true)
    await attach((await aPost()).id, media)
    expect(await isRefused(media)).toBe(true)
    await set('MEDIA', media, 'NORMAL')
    expect(await isRefused(media)).toBe(false)
    await set('MEDIA', (await aMedia()).id, 'BLOCKED')
  })

  test('judging all anew finds the same', async () => {
    const before = await server.db.selectFrom('media').select(['id', 'refused']).orderBy('id').execute()
    expect(before.some(({ refused }) => refused)).toBe(true)
    await server.db.updateTable('media').set({ refused: false }).execute()
    await server.asOwner((db) =>
      db.executeQuery({ sql: 'select judge_all_media()', parameters: [], query: {} } as never),
    )
    expect(await server.db.selectFrom('media').select(['id', 'refused']).orderBy('id').execute()).toEqual(before)
  })

  test('two records that show it and are blocked at once', async () => {
    const { id: media } = await aMedia()
    const posts = [await aPost(), await aPost()]
    for (const { id } of posts) await attach(id, media)
    // By then both have judged the picture, unless the second waits for the first.
    await atOnce(
      server,
      { writesTo: 'audit_entries' },
      posts.map(
        ({ id }) =>
          () =>
            set('POST', id, 'BLOCKED'),
      ),
    )
    expect(await isRefused(media)).toBe(true)
  })
})

describe('every replica', () => {
  test('learns of it, and one that starts later knows it', async () => {
    const media = await aMedia()
    const key = `/media/${media.key}`
    await server.app.mediaStore.put(media.key, Buffer.from('x'), 'image/jpeg')
    await other.app.mediaStore.put(media.key, Buffer.from('x'), 'image/jpeg')
    const statuses = () =>
      Promise.all([server, other].map(async ({ fastify }) => (await fastify.inject({ url: key })).statusCode))
    expect(await statuses()).toEqual([200, 200])
    const post = await aPost()
    await attach(post.id, media.id)
    await set('POST', post.id, 'BLOCKED')
    await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]))
    const late = await server.again()
    await late.app.mediaStore.put(media.key, Buffer.from('x'), 'image/jpeg')
    expect((await late.fastify.inject({ url: key })).statusCode).toBe(404)
    await set('POST', post.id, 'NORMAL')
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]))
  })
})
