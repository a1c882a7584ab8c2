import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { foldTally } from '../../../../platform/server/jobs/fold-tally.ts'
import { tallies } from './page.schema.ts'

const server = await startServer()
const other = await server.again()
const { aPage, aCategory, aUser, anAdmin, aStaff, aPost, aReport, aMedia, aGrantee } = factories(server.db)
const boss = await anAdmin()
const client = server.as(boss)

const list = `query ($limit: Int, $offset: Int, $after: ID, $q: String, $filter: PageFilter, $sortBy: PageSort) {
  cmsGetPages(limit: $limit, offset: $offset, after: $after, q: $q, filter: $filter, sortBy: $sortBy) { counter items { _id } } }`
const pages = async (variables: object) =>
  (await client.data(list, { limit: 100, ...variables })).cmsGetPages as { counter: number; items: { _id: string }[] }
const ids = async (variables: object) => (await pages(variables)).items.map(({ _id }) => _id)
const status = async (_id: string, termStatus: string, reason: string | null = 'Spam') =>
  (
    await client.data(
      'mutation ($_id: ID!, $termStatus: TermStatus!, $reason: String) { cmsSetTermStatus(_id: $_id, model: PAGE, termStatus: $termStatus, reason: $reason) { version } }',
      { _id, termStatus, reason },
    )
  ).cmsSetTermStatus as { version: number }
const read = async (id: string, fields: string) =>
  (await client.data(`{ cmsGetPage(_id: "${id}") { ${fields} } }`)).cmsGetPage

describe('cmsGetPages', async () => {
  const statuses = ['NORMAL', 'BLOCKED', 'HIDDEN', 'NORMAL', 'BLOCKED', 'NORMAL'] as const
  const made: Awaited<ReturnType<typeof aPage>>[] = []
  for (const [i, term_status] of statuses.entries()) {
    made.push(
      await aPage({
        name: `Lữ quán ${i}`,
        term_status,
        type: i % 2 ? 'BUSINESS_OR_BRAND' : 'COMMUNITY_OR_PUBLIC_FIGURE',
        created_at: new Date(Date.UTC(2026, 0, 10 - i)),
        status_set_at: new Date(Date.UTC(2026, 1, 1 + (i % 3))),
      }),
    )
  }
  const q = 'lu quan'
  const at = (...indexes: number[]) => indexes.map((i) => made[i]!.id)

  test('answers those whose status was set last first, equal times by id, or by creation', async () => {
    const bySetting = made.toSorted(
      (a, b) => b.status_set_at.getTime() - a.status_set_at.getTime() || (a.id < b.id ? 1 : -1),
    )
    expect(await ids({ q })).toEqual(bySetting.map(({ id }) => id))
    expect(await ids({ q, sortBy: { type: 'CREATED_AT', dir: 'DESC' } })).toEqual(at(0, 1, 2, 3, 4, 5))
    expect(await ids({ q, sortBy: { type: 'CREATED_AT', dir: 'ASC' } })).toEqual(at(5, 4, 3, 2, 1, 0))
  })

  test('filters by status and type, alone and together, with an exact counter, before and after the tally is folded', async () => {
    const cases = [
      [{ termStatus: 'BLOCKED' }, 2],
      [{ type: 'BUSINESS_OR_BRAND' }, 3],
      [{ termStatus: 'BLOCKED', type: 'BUSINESS_OR_BRAND' }, 1],
    ] as const
    for (const folded of [false, true]) {
      if (folded) await foldTally(server.db, tallies[0]!)
      for (const [filter, expected] of cases) {
        expect((await pages({ q, filter })).counter).toBe(expected)
        const { counter, items } = await pages({ filter })
        expect(counter).toBe(items.length)
      }
    }
  })

  test('goes on after a page, and in pages that count from 1', async () => {
    const sortBy = { type: 'CREATED_AT', dir: 'DESC' }
    expect(await ids({ q, sortBy, limit: 2, offset: 2 })).toEqual(at(2, 3))
    expect(await ids({ q, sortBy, limit: 2, after: made[1]!.id })).toEqual(at(2, 3))
  })

  test('finds by name, number, address and website, whatever the accents', async () => {
    const page = await aPage({
      name: 'Đỉnh Núi',
      phone_number: '+84900111222',
      email: 'dinh@nui.vn',
      website: 'nui.example',
    })
    for (const q of ['đinh nui', '900111222', 'dinh@nui', 'nui.example']) expect(await ids({ q })).toEqual([page.id])
  })
})

test('a page has what the screens show', async () => {
  const [creator, owner, manager] = [await aUser(), await aUser(), await aUser()]
  const category = await aCategory({ enum: 'LODGE' })
  const logo = await aMedia()
  const given = { category_id: category.id, logo_id: logo.id, owner_id: owner.id, created_by: creator.id }
  const { id } = await aPage({ ...given, verified: true, verify_status: 'PENDING', total_likes: 3, pinned_limit: 5 })
  await server.db.insertInto('page_admins').values({ page_id: id, user_id: manager.id }).execute()
  await aReport('PAGE', id)
  const fields =
    'type businessType creator { _id } owner { _id } admins { _id } logo { _id } verified verify { status } totals { likes posts follows reviews reports } pinnedLimit isPartner isProvideNews'
  expect(await read(id, fields)).toEqual({
    type: 'BUSINESS_OR_BRAND',
    businessType: 'LODGE',
    creator: { _id: creator.id },
    owner: { _id: owner.id },
    admins: [{ _id: manager.id }],
    logo: { _id: logo.id },
    verified: true,
    verify: { status: 'PENDING' },
    totals: { likes: 3, posts: 0, follows: 0, reviews: 0, reports: 1 },
    pinnedLimit: 5,
    isPartner: false,
    isProvideNews: false,
  })
  expect((await client.refusal(`{ cmsGetPage(_id: "${noId}") { _id } }`)).reason).toBe('pages_text_gone')
})

test('readers of posts see the name of a post’s page, and nothing else', async () => {
  const post = await aPost({ page_id: (await aPage({ name: 'Bếp Nhà' })).id })
  const staff = server.as(await aStaff())
  const ask = (field: string) => `{ cmsGetPost(_id: "${post.id}") { page { ${field} } } }`
  expect((await staff.data(ask('name'))).cmsGetPost.page).toEqual({ name: 'Bếp Nhà' })
  expect((await staff.refusal(ask('email'))).code).toBe('FORBIDDEN')
})

describe('the settings', () => {
  const settings = [
    ['isPartner', 'cmsSetPagePartner', (id: string) => `_id: "${id}", status: true`, false, true],
    ['isProvideNews', 'cmsSetPageHotNews', (id: string) => `_id: "${id}", active: true`, false, true],
    ['pinnedLimit', 'cmsSetPinnedProductLimit', (id: string) => `data: { pageId: "${id}", amount: 8 }`, null, 8],
  ] as const

  test.each(settings)(
    '%s is changed, recorded, refused when stale, and undone',
    async (field, operation, args, before, after) => {
      const { id } = await aPage()
      const change = (version: number) =>
        `mutation { ${operation}(${args(id)}, version: ${version}) { version ${field} } }`
      expect((await client.data(change(1)))[operation]).toEqual({ version: 2, [field]: after })
      expect((await client.refusal(change(1))).code).toBe('CONFLICT')
      const history = `{ cmsHistory(model: PAGE, targetId: "${id}") { items { action changes { field before after } } } }`
      expect((await client.data(history)).cmsHistory.items).toEqual([
        { action: operation, changes: [{ field, before, after }] },
      ])
      await client.data(`mutation { cmsUndo(model: PAGE, _id: "${id}", version: 2) { version } }`)
      expect(await read(id, `version ${field}`)).toEqual({ version: 3, [field]: before })
    },
  )

  test.each([
    [0, 'Please enter a number greater than 0'],
    [-3, 'Please enter a number greater than 0'],
    [1.5, 'Please enter a number greater than 0'],
    ['abc', 'Please enter a number greater than 0'],
    [1001, 'must be at most 1000'],
  ])('a pinned limit of %s is refused by field', async (amount, message) => {
    const { id } = await aPage()
    const change = `mutation ($amount: Int!) { cmsSetPinnedProductLimit(data: { pageId: "${id}", amount: $amount }) { version } }`
    expect(await client.refusal(change, { amount })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'data.amount', message }],
    })
  })

  test('of two who decide on one page at once, one does and one is refused with what changed', async () => {
    const { id } = await aPage()
    const results = await atOnce(server, { writesTo: 'pages' }, [
      () => server.as(boss).query(`mutation { cmsSetPagePartner(_id: "${id}", status: true, version: 1) { version } }`),
      () => other.as(boss).query(`mutation { cmsSetPageHotNews(_id: "${id}", active: true, version: 1) { version } }`),
    ])
    const answers = results.map(
      (result) => (result as PromiseFulfilledResult<Awaited<ReturnType<typeof client.query>>>).value,
    )
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done')
    expect(codes.toSorted()).toEqual(['CONFLICT', 'done'])
    expect(await read(id, 'version')).toEqual({ version: 2 })
  })
})

describe('the status', () => {
  test('moves a page to the front of the list, and undo restores it', async () => {
    const { id } = await aPage({ status_set_at: new Date('2020-01-01') })
    const { version } = await status(id, 'BLOCKED')
    expect((await ids({ limit: 1 }))[0]).toBe(id)
    await client.data(`mutation { cmsUndo(model: PAGE, _id: "${id}", version: ${version}) { version } }`)
    expect(await read(id, 'termStatus')).toEqual({ termStatus: 'NORMAL' })
  })

  test('of two who block and unblock one page at once, each is applied whole', async () => {
    const { id } = await aPage()
    const change = (termStatus: string) =>
      `mutation { cmsSetTermStatus(_id: "${id}", model: PAGE, termStatus: ${termStatus}, reason: "x", version: 1) { version } }`
    const results = await atOnce(server, { writesTo: 'pages' }, [
      () => server.as(boss).query(change('BLOCKED')),
      () => other.as(boss).query(change('SUSPENDING')),
    ])
    const codes = results.map(
      (result) =>
        (result as PromiseFulfilledResult<Awaited<ReturnType<typeof client.query>>>).value.errors?.[0]?.extensions
          .code ?? 'done',
    )
    expect(codes.toSorted()).toEqual(['CONFLICT', 'done'])
    expect((await read(id, 'reason { status }')).reason).toHaveLength(1)
  })
})

test('pickers find pages by their name, the newest first, for those who name pages', async () => {
  const pages = [await aPage({ name: 'Quán Mộc Châu' }), await aPage({ name: 'Mộc Châu Homestay' })]
  const find = '{ cmsFindPages(q: "moc chau", limit: 2) { _id name } }'
  const expected = pages.toReversed().map(({ id, name }) => ({ _id: id, name }))
  expect((await client.data(find)).cmsFindPages).toEqual(expected)
  expect((await server.as(await aGrantee('NOTIFICATIONS')).data(find)).cmsFindPages).toEqual(expected)
  expect((await server.as(await aGrantee('PEOPLE')).refusal(find)).code).toBe('FORBIDDEN')
})
