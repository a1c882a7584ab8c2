import { getNamedType, GraphQLID } from 'graphql'
import { expect, test } from 'vitest'
import { aDrawnWheel } from '../harness/a-drawn-wheel.ts'
import { ownArguments } from '../harness/every-argument.ts'
import { asking, memberQueries } from '../harness/every-query.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Code compares ids as texts, and the database ignores their case. */
const server = await startServer()
const { aUser, anAdmin, aPost, aPage, aGroup, aProduct, aComment, aVoucher, points } = factories(server.db)

test('an id in capital letters is the same id, whoever it is of', async () => {
  const client = server.as(await anAdmin())
  const person = await aUser()
  const id = person.id.toUpperCase()
  expect((await client.data(`{ cmsGetUser(userId: "${id}") { _id } }`)).cmsGetUser._id).toBe(person.id)
  const block = 'mutation ($id: ID!) { blockUser(targetId: $id) { _id termStatus } }'
  expect((await client.data(block, { id })).blockUser).toEqual({ _id: person.id, termStatus: 'BLOCKED' })
})

test('an own id in capital letters is still one’s own', async () => {
  const person = await anAdmin()
  // Otherwise an administrator would lose their own second factor without proving who they are.
  const remove = 'mutation ($id: ID!) { cmsRemoveSecondFactor(userId: $id) }'
  const end = 'mutation ($id: ID!) { cmsEndSessions(userId: $id) }'
  for (const [mutation, reason] of [
    [remove, 'security_text_own_factor'],
    [end, 'security_text_own_sessions'],
  ] as const) {
    const { fields } = await server.as(person).refusal(mutation, { id: person.id.toUpperCase() })
    expect(fields).toMatchObject([{ field: 'userId', reason }])
  }
})

test('a member finds the same by an id in capital letters, whatever is asked for', async () => {
  const me = await aUser()
  const member = server.asMember(me)
  const wheel = await aDrawnWheel(server, [{ qty: 1 }])
  const spinning = 'mutation ($wheelId: ID!) { spin(wheelId: $wheelId, requestId: "capitals") { spinId } }'
  const { spinId } = (await member.data(spinning, { wheelId: wheel.id.toUpperCase() })).spin
  const [post, page] = [await aPost(), await aPage({ created_by: me.id })]
  await aComment({ post_id: post.id })
  await aProduct({ page_id: page.id, created_by: me.id })
  await points(me.id, 100)
  const history = (await member.data('{ pointHistory { items { _id } } }')).pointHistory
  const begun = new Date(Date.now() - 86_400_000)
  const ids: Record<string, string> = {
    comments: post.id,
    group: (await aGroup(me.id)).id,
    myVerification: me.id,
    page: page.id,
    post: post.id,
    products: page.id,
    spinReceipt: spinId,
    voucher: (await aVoucher({ type: 'POINT_EXCHANGE', admin_status: 'APPROVED', start_date: begun })).id,
    whyPoints: history.items[0]._id,
  }
  const asked = memberQueries.flatMap((field) => {
    const arg = ownArguments(field).find(({ type }) => getNamedType(type) === GraphQLID)
    return arg ? { field, arg: arg.name } : []
  })
  expect(asked.map(({ field }) => field.name).toSorted()).toEqual(Object.keys(ids).toSorted())
  for (const { field, arg } of asked) {
    const found = async (id: string) => {
      const others = field.name === 'myVerification' ? ', model: USER' : ''
      return (await member.data(asking(field, `${arg}: "${id}"${others}`, { depth: 3 })))[field.name]
    }
    const id = ids[field.name]!
    expect(await found(id.toUpperCase()), field.name).toEqual(await found(id))
  }
})

test('a record of a member’s own is still their own by its id in capital letters', async () => {
  const me = await aUser()
  const member = server.asMember(me)
  const post = await aPost({ created_by: me.id })
  const reporting = 'mutation ($data: ReportInput!) { report(data: $data) { __typename } }'
  const data = { model: 'POST', _id: post.id.toUpperCase(), reason: 'SPAM', message: 'x' }
  expect((await member.refusal(reporting, { data })).code).toBe('FORBIDDEN')
  const liking = 'mutation ($id: ID!) { likePost(_id: $id) { _id } }'
  const other = await aPost()
  for (const id of [other.id, other.id.toUpperCase()]) await member.data(liking, { id })
  const likes = await server.db.selectFrom('posts').select('total_likes').where('id', '=', other.id).executeTakeFirst()
  expect(likes?.total_likes).toBe(other.total_likes + 1)
})
