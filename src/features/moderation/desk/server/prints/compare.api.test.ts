import { readFile } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { drawScene } from '../../../../../../database/demo/pictures/scenes.ts'
import { caseOf, deskOf } from '../../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../../tests/harness/server.ts'
import { compareNew } from './compare.job.ts'

const server = await startServer()
const make = factories(server.db)
const client = server.as(await make.anAdmin())
const desk = deskOf(client)
const second = deskOf(server.as(await make.anAdmin()))

let texts = 0
/** A text that is no near duplicate of another test's. */
const aText = () => {
  const n = ++texts
  return Array.from({ length: 30 }, (_, i) => `từ${(n * 104_729 + i * 7_919) % 99_991}`).join(' ')
}

const compare = () => runThrough(compareNew, server.app)
const notCompared = async () =>
  (
    await server.db
      .selectFrom('report_targets')
      .select('target_id')
      .where('compared_at', 'is', null)
      .where('case_id', 'is not', null)
      .execute()
  ).map(({ target_id }) => target_id)

async function reportedPost(content: string) {
  const { id } = await make.aPost({ content })
  await make.aReport('POST', id)
  return id
}
async function reportedComment(content: string) {
  const { id } = await make.aComment({ content })
  await make.aReport('COMMENT', id)
  return id
}
const decidedBefore = async (id: string) =>
  (await client.data(`{ cmsGetCase(_id: "${id}") { decidedBefore { _id status reason case { _id } } } }`)).cmsGetCase
    .decidedBefore
const asOwner = (statement: RawBuilder<unknown>) => server.asOwner((db) => statement.execute(db))
const caseOfRecord = (id: string) => caseOf(server, id)

beforeEach(async () => {
  // Each test has an empty queue.
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
  await compare()
})

describe('near duplicates', () => {
  test('of an open case join it, whatever kind of record they are', async () => {
    const text = aText()
    const first = await reportedPost(text)
    const others = [await reportedPost(`${text} nhé!`), await reportedComment(`${text.toUpperCase()} 🔥🔥`)]
    const stranger = await reportedPost(aText())
    expect(await compare()).toBe(4)
    expect(await notCompared()).toEqual([])
    const found = await desk.open(await caseOfRecord(first))
    expect(found).toMatchObject({ state: 'OPEN', totalMembers: 3, totalReports: 3, lead: { _id: first } })
    expect(found.members.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([first, ...others].toSorted())
    expect((await desk.open(await caseOfRecord(stranger))).totalMembers).toBe(1)
    expect((await desk.queue()).total).toBe(2)
  })

  test('are decided at once, and undone exactly', async () => {
    const text = aText()
    const ids = [await reportedPost(text), await reportedPost(`${text}!`), await reportedPost(`${text} nha`)]
    await compare()
    const id = await caseOfRecord(ids[0]!)
    const decision = await desk.decide(id, { status: 'BLOCKED', reason: 'Spam' })
    expect(decision).toMatchObject({ state: 'APPLIED', done: 3, case: { state: 'CLOSED' } })
    expect(await desk.undo(decision._id)).toMatchObject({ state: 'UNDONE', case: { state: 'OPEN' } })
    expect((await desk.open(id)).totalMembers).toBe(3)
    const posts = await server.db.selectFrom('posts').select(['status', 'version']).where('id', 'in', ids).execute()
    expect(posts).toEqual(ids.map(() => ({ status: 'NORMAL', version: 3 })))
  })

  test('are compared with the lead only: there are no chains', async () => {
    const words = Array.from({ length: 60 }, (_, i) => `chuỗi${i * 7_919}`)
    const changed = (upTo: number) => words.map((word, i) => (i < upTo ? `khác${i}` : word)).join(' ')
    const ids = []
    for (const upTo of [0, 4, 8, 12, 16, 20, 24]) ids.push(await reportedPost(changed(upTo)))
    await compare()
    expect(await caseOfRecord(ids[0]!)).not.toBe(await caseOfRecord(ids.at(-1)!))
  })

  test('need enough text', async () => {
    const ids = [await reportedPost('Chào cả nhà'), await reportedPost('Chào cả nhà')]
    await compare()
    expect(await caseOfRecord(ids[0]!)).not.toBe(await caseOfRecord(ids[1]!))
  })

  test('of a person are not looked for', async () => {
    const username = 'x'.repeat(60)
    const ids = [(await make.aUser({ username })).id, (await make.aUser({ username: `${username}y` })).id]
    for (const id of ids) await make.aReport('USER', id)
    await compare()
    expect(await caseOfRecord(ids[0]!)).not.toBe(await caseOfRecord(ids[1]!))
  })

  test('are pictures that look nearly the same; flat and missing ones are compared with nothing', async () => {
    const scene = (i: number, mark: string) =>
      sharp(Buffer.from(drawScene(i).replace('</svg>', `<text x="40" y="60" font-size="26">${mark}</text></svg>`)))
    const flat = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#457' } })
    const reported = async (picture: Sharp | null) => {
      const { id, thumbnail_key } = await make.aMedia()
      if (picture) await server.app.mediaStore.put(thumbnail_key!, await picture.webp().toBuffer(), 'image/webp')
      await make.aReport('MEDIA', id)
      return id
    }
    const [one, two, other] = [
      await reported(scene(5, '@1')),
      await reported(scene(5, '@2')),
      await reported(scene(6, '')),
    ]
    const flats = [await reported(flat()), await reported(flat()), await reported(null), await reported(null)]
    await server.app.mediaStore.put('broken.webp', await readFile(import.meta.filename), 'image/webp')
    const broken = await make.aMedia({ thumbnail_key: 'broken.webp' })
    await make.aReport('MEDIA', broken.id)
    expect(await compare()).toBe(8)
    expect(await caseOfRecord(two)).toBe(await caseOfRecord(one))
    const cases = await Promise.all([one, other, ...flats, broken.id].map(caseOfRecord))
    expect(new Set(cases).size).toBe(7)
  })
})

describe('a case', () => {
  test('that somebody works on takes nothing in until it is given back', async () => {
    const text = aText()
    const first = await reportedPost(text)
    const id = await caseOfRecord(first)
    await second.claim(id)
    const late = await reportedPost(text)
    expect(await compare()).toBe(1)
    expect(await notCompared()).toEqual([late])
    await server.db
      .updateTable('cases')
      .set({ held_until: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute()
    expect(await compare()).toBe(1)
    expect(await caseOfRecord(late)).toBe(id)
  })

  test('whose only record somebody looks at is not taken away from under their hands', async () => {
    const text = aText()
    const first = await reportedPost(text)
    await compare()
    const late = await reportedPost(text)
    const own = await caseOfRecord(late)
    await second.claim(own)
    await compare()
    expect(await caseOfRecord(late)).toBe(own)
    await second.decide(own, { status: 'HIDDEN' })
    await compare()
    expect(await notCompared()).toEqual([])
    expect(await caseOfRecord(first)).not.toBe(own)
  })

  test('takes in at most 200 records', async () => {
    const text = aText()
    const first = await reportedPost(text)
    await compare()
    const id = await caseOfRecord(first)
    await asOwner(sql`update cases set members = 200 where id = ${id}`)
    const late = await reportedPost(text)
    const later = await reportedPost(text)
    await compare()
    expect(await caseOfRecord(late)).not.toBe(id)
    expect(await caseOfRecord(later)).toBe(await caseOfRecord(late))
  })

  test('that was left by hand is never joined again', async () => {
    const text = aText()
    const ids = [await reportedPost(text), await reportedPost(text)]
    await compare()
    const id = await caseOfRecord(ids[0]!)
    await desk.takeOut(id, 'POST', ids[1]!)
    await compare()
    const own = await caseOfRecord(ids[1]!)
    expect(own).not.toBe(id)
    // A new report after a decision gives it a new case, which is compared.
    await desk.decide(own, { status: null })
    await make.aReport('POST', ids[1]!)
    await compare()
    expect([id, own]).not.toContain(await caseOfRecord(ids[1]!))
    expect((await desk.open(id)).totalMembers).toBe(1)
  })
})

describe('what was decided before', () => {
  test('is proposed for a near duplicate, and never applied', async () => {
    const text = aText()
    const first = await caseOfRecord(await reportedPost(text))
    await compare()
    const { _id } = await desk.decide(first, { status: 'BLOCKED', reason: 'Quảng cáo' })
    const late = await reportedPost(`${text}!`)
    await compare()
    const id = await caseOfRecord(late)
    expect(await desk.open(id)).toMatchObject({ state: 'OPEN', totalMembers: 1, decision: null })
    expect(await decidedBefore(id)).toEqual({ _id, status: 'BLOCKED', reason: 'Quảng cáo', case: { _id: first } })
    expect(
      (await server.db.selectFrom('posts').select('status').where('id', '=', late).executeTakeFirst())?.status,
    ).toBe('NORMAL')
    // The next one joins the open case.
    const later = await reportedPost(`${text} nha`)
    await compare()
    expect(await caseOfRecord(later)).toBe(id)
  })

  test('is no longer proposed once it is undone', async () => {
    const text = aText()
    const first = await caseOfRecord(await reportedPost(text))
    await compare()
    const { _id } = await desk.decide(first, { status: 'HIDDEN' })
    const id = await caseOfRecord(await reportedPost(text))
    await compare()
    await desk.undo(_id)
    expect(await decidedBefore(id)).toBeNull()
  })

  test('is forgotten after 90 days', async () => {
    const text = aText()
    const first = await caseOfRecord(await reportedPost(text))
    await compare()
    await desk.decide(first, { status: 'HIDDEN' })
    await asOwner(sql`update cases set closed_at = now() - interval '91 days' where id = ${first}`)
    const id = await caseOfRecord(await reportedPost(text))
    await compare()
    expect(await decidedBefore(id)).toBeNull()
  })

  test('is nothing if the case was closed from a list', async () => {
    const text = aText()
    const post = await reportedPost(text)
    await compare()
    await client.data(`mutation { cmsSetTermStatus(_id: "${post}", model: POST, termStatus: HIDDEN) { version } }`)
    const id = await caseOfRecord(await reportedPost(text))
    await compare()
    expect(await decidedBefore(id)).toBeNull()
  })
})
