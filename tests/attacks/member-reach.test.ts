import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { placesWith } from '../harness/every-argument.ts'
import { factories, noId } from '../harness/factories.ts'
import { type Kind, type KindName, outOfReach } from '../harness/out-of-reach.ts'
import { startServer } from '../harness/server.ts'

/**
 * A member reaches nothing of others, of staff, or that is out of sight: whatever id they give, in every place that takes
 * one, the answer is that to an id that nobody has.
 */
const server = await startServer()
const make = factories(server.db)
const [me, other] = [await make.aUser(), await make.aUser()]
await server.db
  .updateTable('system_settings')
  .set({ value: '1000' })
  .where('key', 'in', ['wheel.turnsPerDay', 'wheel.spinsPerMinute'])
  .execute()
const { kinds, badge, pictured, pictureForm } = await outOfReach(server, me, other)
const client = server.asMember(me)

interface Row {
  readonly kind: KindName
  /** What is asked with the id. */
  readonly call: (id: string) => string
}

const query =
  (text: (id: string) => string) =>
  (id: string): string =>
    `{ ${text(id)} }`
const mutation =
  (text: (id: string) => string) =>
  (id: string): string =>
    `mutation { ${text(id)} }`
const one = (kind: KindName, name: string, selection = '{ _id }'): Row => ({
  kind,
  call: query((id) => `${name}(_id: "${id}") ${selection}`),
})
const change = (kind: KindName, name: string, selection = '{ _id }', more = ''): Row => ({
  kind,
  call: mutation((id) => `${name}(_id: "${id}"${more}) ${selection}`),
})
const post = (kind: KindName, data: (id: string) => string): Row => ({
  kind,
  call: mutation((id) => `createPost(data: { ${data(id)} }) { post { _id } }`),
})
const report = (kind: KindName, model: string): Row => ({
  kind,
  call: mutation((id) => `report(data: { _id: "${id}", model: ${model}, reason: SPAM }) { _id }`),
})
const verification = (kind: KindName, data: (id: string) => string): Row => ({
  kind,
  call: mutation((id) => `requestVerification(data: { identityNumber: "1", ${data(id)} }) { status }`),
})
const listed = (kind: KindName, filter: string): Row => ({
  kind,
  call: query((id) => `posts(filter: { ${filter}: "${id}" }) { items { _id } endCursor }`),
})
const paper = async () => (await make.aPrivateUpload(me.id)).id
const papers = [await paper(), await paper(), await paper(), await paper()]
const aPageOfMine = () => make.aPage({ created_by: me.id, owner_id: me.id })
const [firstPage, secondPage, thirdPage] = [await aPageOfMine(), await aPageOfMine(), await aPageOfMine()]

/** How each place that takes an id is asked. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'comments(postId)': [{ kind: 'post', call: query((id) => `comments(postId: "${id}") { items { _id } }`) }],
  'group(_id)': [one('group', 'group')],
  'myVerification(_id)': [
    { kind: 'ownPage', call: query((id) => `myVerification(_id: "${id}", model: PAGE) { status }`) },
    { kind: 'oneself', call: query((id) => `myVerification(_id: "${id}", model: USER) { status }`) },
  ],
  'page(_id)': [one('page', 'page')],
  'post(_id)': [one('post', 'post')],
  'posts(filter.createdBy)': [listed('person', 'createdBy')],
  'posts(filter.groupId)': [listed('joinedGroup', 'groupId')],
  'posts(filter.pageId)': [listed('page', 'pageId')],
  'posts(filter.placeId)': [listed('place', 'placeId')],
  'products(pageId)': [{ kind: 'page', call: query((id) => `products(pageId: "${id}") { items { _id } }`) }],
  'spinReceipt(spinId)': [{ kind: 'spin', call: query((id) => `spinReceipt(spinId: "${id}") { salt }`) }],
  'voucher(_id)': [one('voucher', 'voucher')],
  'whyPoints(entryId)': [{ kind: 'entry', call: query((id) => `whyPoints(entryId: "${id}") { sentences }`) }],
  'appeal(data._id)': [
    {
      kind: 'appealable',
      call: mutation((id) => `appeal(data: { _id: "${id}", model: POST, message: "x" }) { _id }`),
    },
  ],
  'buyVoucher(_id)': [change('voucher', 'buyVoucher', '{ redemption { _id } }')],
  'commentPost(data.pageId)': [
    {
      kind: 'ownPage',
      call: mutation(
        (id) =>
          `commentPost(data: { postId: "${kinds.post.reachable}", content: "x", pageId: "${id}" }) { comment { _id } }`,
      ),
    },
  ],
  'commentPost(data.postId)': [
    {
      kind: 'post',
      call: mutation((id) => `commentPost(data: { postId: "${id}", content: "x" }) { comment { _id } }`),
    },
  ],
  'createGroup(data.categoryId)': [
    {
      kind: 'category',
      call: mutation((id) => `createGroup(data: { name: "x", privacy: PUBLIC, categoryId: "${id}" }) { _id }`),
    },
  ],
  'createPage(data.categoryId)': [
    {
      kind: 'category',
      call: mutation((id) => `createPage(data: { name: "x", type: BUSINESS_OR_BRAND, categoryId: "${id}" }) { _id }`),
    },
  ],
  'createPage(data.logoId)': [
    {
      kind: 'ownMedia',
      call: mutation((id) => `createPage(data: { name: "x", type: BUSINESS_OR_BRAND, logoId: "${id}" }) { _id }`),
    },
  ],
  'createPlace(data.mediaIds.0)': [
    { kind: 'ownMedia', call: mutation((id) => `createPlace(data: { name: "x", mediaIds: ["${id}"] }) { _id }`) },
  ],
  'createPost(data.groupId)': [post('joinedGroup', (id) => `type: STATUS, content: "x", groupId: "${id}"`)],
  'createPost(data.mediaIds.0)': [post('ownMedia', (id) => `type: STATUS, content: "x", mediaIds: ["${id}"]`)],
  'createPost(data.pageId)': [post('ownPage', (id) => `type: STATUS, content: "x", pageId: "${id}"`)],
  'createPost(data.placeId)': [post('place', (id) => `type: CHECK_IN, placeId: "${id}"`)],
  'createPost(data.sharedPostId)': [post('post', (id) => `type: SHARE, sharedPostId: "${id}"`)],
  'createProduct(data.mediaIds.0)': [
    {
      kind: 'ownMedia',
      call: mutation(
        (id) =>
          `createProduct(data: { pageId: "${kinds.ownPage.reachable}", type: TOUR, title: "x", price: 1, mediaIds: ["${id}"] }) { _id }`,
      ),
    },
  ],
  'createProduct(data.pageId)': [
    {
      kind: 'ownPage',
      call: mutation((id) => `createProduct(data: { pageId: "${id}", type: TOUR, title: "x", price: 1 }) { _id }`),
    },
  ],
  'deleteComment(_id)': [change('ownComment', 'deleteComment', '')],
  'deletePost(_id)': [change('ownPost', 'deletePost', '')],
  'joinGroup(_id)': [change('group', 'joinGroup')],
  'leaveGroup(_id)': [change('group', 'leaveGroup')],
  'likePost(_id)': [change('post', 'likePost')],
  'report(data._id)': [
    report('post', 'POST'),
    report('comment', 'COMMENT'),
    report('group', 'GROUP'),
    report('media', 'MEDIA'),
    report('page', 'PAGE'),
    report('product', 'PRODUCT'),
    report('person', 'USER'),
  ],
  'requestBadge(data.answers.0.formId)': [
    {
      kind: 'form',
      call: mutation(
        (id) => `requestBadge(data: { badgeId: "${badge}", answers: [{ formId: "${id}", text: "x" }] }) { _id }`,
      ),
    },
  ],
  'requestBadge(data.answers.0.mediaId)': [
    {
      kind: 'ownMedia',
      call: mutation(
        (id) =>
          `requestBadge(data: { badgeId: "${pictured}", answers: [{ formId: "${pictureForm}", mediaId: "${id}" }] }) { _id }`,
      ),
    },
  ],
  'requestBadge(data.badgeId)': [
    { kind: 'badge', call: mutation((id) => `requestBadge(data: { badgeId: "${id}", answers: [] }) { _id }`) },
  ],
  'requestVerification(data._id)': [
    verification('ownPage', (id) => `model: PAGE, _id: "${id}", photoIdentityIds: ["${papers[0]}"]`),
    verification('oneself', (id) => `model: USER, _id: "${id}", photoIdentityIds: ["${papers[1]}"]`),
  ],
  'requestVerification(data.businessLicenseIds.0)': [
    verification(
      'paper',
      (id) => `model: PAGE, _id: "${firstPage.id}", photoIdentityIds: ["${papers[2]}"], businessLicenseIds: ["${id}"]`,
    ),
  ],
  'requestVerification(data.photoIdentityIds.0)': [
    verification('paper', (id) => `model: PAGE, _id: "${secondPage.id}", photoIdentityIds: ["${id}"]`),
  ],
  'requestVerification(data.photosTakenIds.0)': [
    verification(
      'paper',
      (id) => `model: PAGE, _id: "${thirdPage.id}", photoIdentityIds: ["${papers[3]}"], photosTakenIds: ["${id}"]`,
    ),
  ],
  'spin(wheelId)': [
    { kind: 'wheel', call: mutation((id) => `spin(wheelId: "${id}", requestId: "${uuidv7()}") { spinId }`) },
  ],
  'unlikePost(_id)': [change('post', 'unlikePost')],
  'updateMe(data.avatarId)': [
    { kind: 'ownMedia', call: mutation((id) => `updateMe(data: { avatarId: "${id}" }) { _id }`) },
  ],
  'updatePage(_id)': [change('ownPage', 'updatePage', '{ _id }', ', data: { name: "y" }')],
  'updatePost(_id)': [change('ownPost', 'updatePost', '{ _id }', ', data: { content: "y" }')],
  'updatePost(data.mediaIds.0)': [
    {
      kind: 'ownMedia',
      call: mutation((id) => `updatePost(_id: "${kinds.ownPost.reachable}", data: { mediaIds: ["${id}"] }) { _id }`),
    },
  ],
  'useVoucher(redemptionId)': [
    { kind: 'redemption', call: mutation((id) => `useVoucher(redemptionId: "${id}") { _id }`) },
  ],
}

/** Not for members: API keys reach every member who is not staff, which their own tests show. */
const ofKeys: ReadonlySet<string> = new Set(['memberToken(memberId)'])

const memberPlaces = placesWith('ID')
  .filter(({ audience }) => audience === 'MEMBER')
  .map(({ field, path }) => `${field.name}(${path.join('.')})`)

test('every place of the API of members that takes an id is asked below', () => {
  expect(Object.keys(rows).toSorted()).toEqual(memberPlaces.filter((place) => !ofKeys.has(place)).toSorted())
})

/** The answer without what differs from request to request. */
async function answerTo(call: Row['call'], id: string) {
  const { status, data, errors } = await client.query(call(id))
  const told = JSON.stringify({ status, data, errors }, (key, value: unknown) => (key === 'requestId' ? '' : value))
  return told.replaceAll(id, 'the id')
}

/** Lists answer with nothing, and so does what a member may not have yet. */
const quiet = new Set(['posts', 'myVerification'])

const asked = Object.entries(rows).flatMap(([place, of]) =>
  of.map((row, i) => ({ place: of.length > 1 ? `${place} #${i}` : place, ...row })),
)

describe.each(asked)('$place, of which $kind', ({ place, kind, call }) => {
  const { unreachable, reachable, fresh }: Kind = kinds[kind]
  const isPerson = kind === 'oneself' || kind === 'person'
  const otherKinds = { 'of another kind of record': isPerson ? kinds.place.reachable : me.id }

  test('answers every record out of reach like an id that nobody has', async () => {
    const nobodys = await answerTo(call, noId)
    if (!quiet.has(place.split('(')[0]!)) expect(nobodys).toMatch(/"code":"(NOT_FOUND|BAD_USER_INPUT)"/)
    for (const [state, id] of Object.entries({ ...unreachable, ...otherKinds }))
      expect(await answerTo(call, id), state).toBe(nobodys)
  })

  test('answers one within reach in another way', async () => {
    if (place.startsWith('posts(') || place.startsWith('myVerification(')) await fillFor(place, reachable)
    expect(await answerTo(call, fresh ? await fresh() : reachable)).not.toBe(await answerTo(call, noId))
  })
})

/** Something to find by a filter. */
async function fillFor(place: string, id: string): Promise<void> {
  const column = { createdBy: 'created_by', groupId: 'group_id', pageId: 'page_id', placeId: 'place_id' } as const
  const name = Object.keys(column).find((name) => place.includes(name)) as keyof typeof column | undefined
  if (name) await make.aPost({ [column[name]]: id })
  else if (place.endsWith('#0'))
    await make.aVerify({ type: 'PAGE', target_id: id, status: 'REJECTED', owner_id: me.id })
  else await make.aVerify({ target_id: id, status: 'REJECTED' })
}
