import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Posts } from '../../database/tables.ts'
import { aDrawnWheel } from './a-drawn-wheel.ts'
import { factories, type Person } from './factories.ts'
import type { TestServer } from './server.ts'

/** Ids by the state that keeps a member from the record, and one that they reach: what the others are compared with. */
export interface Kind {
  readonly unreachable: Readonly<Record<string, string>>
  readonly reachable: string
  /** Another one that they reach, of what can be asked for only once. */
  readonly fresh?: () => Promise<string>
}

const statusesOut = ['HIDDEN', 'SUSPENDING', 'BLOCKED'] as const
/** One's own record stays visible while it is HIDDEN. */
const ownStatusesOut = ['SUSPENDING', 'BLOCKED'] as const

/**
 * Records of every kind that members name by an id, in every state in which the record does not exist for `me`.
 *
 * @param me the member who asks
 * @param other whose records they are, if not one's own
 */
export async function outOfReach(server: TestServer, me: Person, other: Person) {
  const make = factories(server.db)
  const deleted_at = new Date()
  type Made = Promise<{ readonly id: string }>
  const idOf = async (made: Made) => (await made).id
  /** Records of others and of oneself in the states that take them out of sight. */
  async function states(of: (owner: string, status: (typeof statusesOut)[number] | 'NORMAL') => Made) {
    const found: Record<string, string> = {}
    for (const status of statusesOut) found[`${status} of another member`] = await idOf(of(other.id, status))
    for (const status of ownStatusesOut) found[`${status} of one’s own`] = await idOf(of(me.id, status))
    return found
  }
  const foreign = await make.aGroup(other.id, { privacy: 'PRIVATE' })
  const aPost = (created_by: string, given: Partial<Selectable<Posts>> = {}) =>
    make.aPost({ created_by, ...given, reason: undefined })
  const posts = {
    ...(await states((owner, status) => aPost(owner, { status }))),
    deleted: await idOf(aPost(other.id, { deleted_at })),
    'of a private group': await idOf(aPost(other.id, { group_id: foreign.id })),
  }
  const anyPost = await aPost(other.id)
  const comment = async (created_by: string, given = {}) => make.aComment({ post_id: anyPost.id, created_by, ...given })
  const comments = {
    ...(await states((owner, term_status) => comment(owner, { term_status }))),
    deleted: await idOf(comment(me.id, { deleted_at })),
  }
  const groups = {
    ...(await states((owner, term_status) => make.aGroup(owner, { term_status }))),
    deleted: await idOf(make.aGroup(other.id, { deleted_at })),
  }
  const pages = await states((owner, term_status) => make.aPage({ created_by: owner, owner_id: owner, term_status }))
  const ownPage = await make.aPage({ created_by: me.id, owner_id: me.id })
  const products = {
    ...(await states((created_by, term_status) => make.aProduct({ created_by, term_status, page_id: ownPage.id }))),
    deleted: await idOf(make.aProduct({ created_by: other.id, deleted_at })),
    'of a page out of sight': await idOf(make.aProduct({ page_id: pages['BLOCKED of another member']! })),
  }
  const medias = {
    ...(await states((uploaded_by, term_status) => make.aMedia({ uploaded_by, term_status }))),
    refused: await idOf(make.aMedia({ uploaded_by: me.id, refused: true })),
    'uploaded privately': await idOf(make.aPrivateUpload(other.id)),
  }
  const ownMedia = await idOf(make.aMedia({ uploaded_by: me.id }))
  const day = 86_400_000
  const [past, future] = [new Date(Date.now() - day), new Date(Date.now() + day)]
  const sold = { admin_status: 'APPROVED', point_spend: 100 } as const
  const vouchers = {
    'not approved': await idOf(make.aVoucher()),
    disabled: await idOf(make.aVoucher({ ...sold, status: 'DISABLED' })),
    'not begun': await idOf(make.aVoucher({ ...sold, start_date: future })),
    ended: await idOf(make.aVoucher({ ...sold, start_date: new Date(Date.now() - 2 * day), end_date: past })),
    deleted: await idOf(make.aVoucher({ ...sold, status: 'DISABLED', deleted_at })),
  }
  const offered = await make.aVoucher(sold)
  for (let i = 0; i < 3; i++) await make.aVoucherCode({ voucher_id: offered.id })
  const redemption = async (user: string) => {
    const code = await make.aVoucherCode({ voucher_id: offered.id })
    await make.handOver(code.id, user)
    const got = server.db.selectFrom('voucher_redemptions').select('id').where('code_id', '=', code.id)
    return idOf(got.executeTakeFirstOrThrow())
  }
  const gone = await idOf(make.aWheel({ start_date: new Date(Date.now() - 9 * day), end_date: past }))
  const wheel = await aDrawnWheel(server.outside ?? server, [{ qty: 50, point: 100 }])
  const spinning =
    'mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) { spinId } }'
  const spinOf = async (person: Person): Promise<string> =>
    (await server.asMember(person).data(spinning, { wheelId: wheel.id, requestId: uuidv7() })).spin.spinId
  const badge = await make.aBadge()
  const form = await make.aRegisterForm(badge.id, { required: false })
  const pictured = await make.aBadge()
  const pictureForm = await make.aRegisterForm(pictured.id, {
    required: false,
    input_type: 'IMAGE',
    figure_id: ownMedia,
  })
  const ofAnotherBadge = await make.aRegisterForm((await make.aBadge()).id)
  const paper = async (person: Person) => idOf(make.aPrivateUpload(person.id))
  await make.points(me.id, 1_000_000)

  /** A post that staff blocked, which its author may appeal. */
  const blockedPost = async (created_by: string) => {
    const id = await idOf(make.aPost({ created_by, status: 'BLOCKED' }))
    const change = { id: uuidv7(), model: 'POST', target_id: id, status: 'BLOCKED', reason: 'Spam' } as const
    await server.db
      .insertInto('blocked_details')
      .values({ ...change, created_by: (await make.anAdmin()).id })
      .execute()
    return id
  }

  const kinds = {
    appealable: {
      unreachable: {
        'blocked, of another member': await blockedPost(other.id),
        'of one’s own, about which nobody decided': await idOf(aPost(me.id)),
      },
      reachable: await blockedPost(me.id),
      fresh: () => blockedPost(me.id),
    },
    post: { unreachable: posts, reachable: anyPost.id },
    ownPost: {
      unreachable: { ...posts, 'of another member': anyPost.id, 'of one’s page': await idOf(aPost(other.id)) },
      reachable: await idOf(aPost(me.id)),
      fresh: () => idOf(aPost(me.id)),
    },
    comment: { unreachable: comments, reachable: await idOf(comment(other.id)) },
    ownComment: {
      unreachable: { ...comments, 'of another member': await idOf(comment(other.id)) },
      reachable: await idOf(comment(me.id)),
    },
    group: { unreachable: groups, reachable: foreign.id },
    joinedGroup: { unreachable: groups, reachable: await idOf(make.aGroup(me.id)) },
    page: { unreachable: pages, reachable: await idOf(make.aPage({ created_by: other.id })) },
    ownPage: {
      unreachable: { ...pages, 'of another member': await idOf(make.aPage({ owner_id: other.id })) },
      reachable: ownPage.id,
    },
    product: { unreachable: products, reachable: await idOf(make.aProduct({ page_id: ownPage.id })) },
    media: { unreachable: medias, reachable: await idOf(make.aMedia({ uploaded_by: other.id })) },
    ownMedia: {
      unreachable: { ...medias, 'of another member': await idOf(make.aMedia({ uploaded_by: other.id })) },
      reachable: ownMedia,
    },
    paper: {
      unreachable: { 'of another member': await paper(other), 'a public picture': ownMedia },
      reachable: await paper(me),
      fresh: () => paper(me),
    },
    person: {
      unreachable: {
        BLOCKED: await idOf(make.aUser({ term_status: 'BLOCKED' })),
        SUSPENDING: await idOf(make.aUser({ term_status: 'SUSPENDING' })),
        deleted: await idOf(make.aUser({ deleted: true })),
      },
      reachable: other.id,
    },
    oneself: { unreachable: { 'another member': other.id, staff: await idOf(make.aStaff()) }, reachable: me.id },
    voucher: { unreachable: vouchers, reachable: offered.id },
    redemption: {
      unreachable: { 'of another member': await redemption(other.id) },
      reachable: await redemption(me.id),
    },
    wheel: { unreachable: { 'over and deleted': gone }, reachable: wheel.id },
    spin: { unreachable: { 'of another member': await spinOf(other) }, reachable: await spinOf(me) },
    entry: {
      unreachable: { 'of another member': (await make.points(other.id, 500)).id },
      reachable: (await make.points(me.id, 500)).id,
    },
    category: {
      unreachable: { deleted: await idOf(make.aCategory({ deleted_at })) },
      reachable: await idOf(make.aCategory()),
    },
    place: { unreachable: {}, reachable: await idOf(make.aPlace()) },
    badge: { unreachable: { disabled: await idOf(make.aBadge({ status: 'DISABLED' })) }, reachable: badge.id },
    form: { unreachable: { 'of another badge': ofAnotherBadge.id }, reachable: form.id },
  } satisfies Record<string, Kind>
  return { kinds, badge: badge.id, pictured: pictured.id, pictureForm: pictureForm.id, offered: offered.id }
}
export type KindName = keyof Awaited<ReturnType<typeof outOfReach>>['kinds']
