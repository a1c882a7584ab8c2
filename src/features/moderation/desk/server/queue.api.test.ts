import { beforeEach, describe, expect, test } from 'vitest'
import { caseOf, casesOf, deskOf } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const client = server.as(await make.anAdmin())
const desk = deskOf(client)
const { aCase } = casesOf(server, make)

const listed = async (variables: Record<string, unknown> = {}) => {
  const { cmsGetCases } = await client.data(
    `query ($q: String, $order: CaseOrder, $model: CaseKind, $state: CaseState, $limit: Int, $page: Int) {
      cmsGetCases(q: $q, order: $order, model: $model, state: $state, limit: $limit, page: $page) { total items { _id } } }`,
    variables,
  )
  const ids = cmsGetCases.items.map(({ _id }: { _id: string }) => _id) as string[]
  return { total: cmsGetCases.total as number, ids }
}
const next = async (passedOver: readonly string[] = []) =>
  (
    await client.data(`mutation ($passedOver: [ID!]) { cmsClaimNextCase(passedOver: $passedOver) { _id } }`, {
      passedOver,
    })
  ).cmsClaimNextCase?._id as string | undefined

beforeEach(async () => {
  await server.db.updateTable('report_targets').set({ handled: true }).where('handled', '=', false).execute()
})

/** Cases whose age, severity and number of reports give three different orders. */
async function threeCases() {
  const old = await aCase({ title: 'Chợ nổi' })
  const severe = await aCase({ title: 'Hang động' })
  await make.aReport('POST', severe.post.id, { type: 'VIOLENCE' })
  const reported = await aCase({ title: 'Ruộng bậc thang' })
  await make.aReport('POST', reported.post.id)
  await make.aReport('POST', reported.post.id)
  return [old.id, severe.id, reported.id] as const
}

describe('the queue', () => {
  test('is ordered by severity, age or reports, also page by page', async () => {
    const [old, severe, reported] = await threeCases()
    expect((await listed()).ids[0]).toBe(severe)
    expect((await listed({ order: 'SEVERITY' })).ids[0]).toBe(severe)
    expect((await listed({ order: 'AGE' })).ids).toEqual([old, severe, reported])
    expect((await listed({ order: 'REPORTS' })).ids.slice(0, 2)).toEqual([reported, severe])
    const paged = await Promise.all([1, 2, 3].map((page) => listed({ order: 'REPORTS', limit: 1, page })))
    expect(paged.flatMap(({ ids }) => ids)).toEqual([reported, severe, old])
    expect((await listed({ order: 'REPORTS', model: 'POST' })).ids).toHaveLength(3)
  })

  test('is searched by title, text and author, without accents; closed cases are not', async () => {
    const author = await make.aUser({ full_name: 'Trịnh Thị Mộng' })
    const { id, post } = await aCase({ title: 'Thuyền thúng', content: 'Đi dạo sông Hoài', created_by: author.id })
    await aCase({ title: 'Khác' })
    for (const q of ['thuyen thung', 'Hoài', 'mong trinh']) expect(await listed({ q })).toEqual({ total: 1, ids: [id] })
    expect(await listed({ q: 'không có đâu' })).toEqual({ total: 0, ids: [] })
    await server.db.updateTable('report_targets').set({ handled: true }).where('target_id', '=', post.id).execute()
    expect(await listed({ q: 'thuyen thung', state: 'CLOSED' })).toEqual({ total: 0, ids: [] })
  })

  test('finds a record by its new title once its case changes', async () => {
    const { id, post } = await aCase({ title: 'Cũ rích' })
    await server.db.updateTable('posts').set({ title: 'Mới tinh' }).where('id', '=', post.id).execute()
    await make.aReport('POST', post.id)
    expect((await listed({ q: 'moi tinh' })).ids).toEqual([id])
  })

  test('counts the open cases by kind and severity', async () => {
    const counts = async () =>
      (await client.data('{ cmsGetDeskFigures { open byKind { model severity open } } }')).cmsGetDeskFigures
    await aCase()
    const page = await make.aPage()
    await make.aReport('PAGE', page.id, { type: 'VIOLENCE' })
    const { open, byKind } = await counts()
    expect(open).toBe(2)
    expect(byKind).toEqual([
      { model: 'PAGE', severity: 3, open: 1 },
      { model: 'POST', severity: 1, open: 1 },
    ])
    expect(await caseOf(server, page.id)).toBeTruthy()
  })
})

describe('the next case', () => {
  test('is what is due first, whatever was held before, without what was passed over', async () => {
    const { id: first } = await aCase()
    const { id: second } = await aCase()
    const { id: third } = await aCase()
    await desk.claim(third)
    // Left for later, while the others that are due first still wait.
    expect(await next([third])).toBe(first)
    expect(await next([third])).toBe(first)
    expect(await next([third, first])).toBe(second)
    expect(await next([third, first, second])).toBeUndefined()
  })
})
