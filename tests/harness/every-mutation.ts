import { v7 as uuidv7 } from 'uuid'
import { eventKinds } from '../../src/features/integration/api-keys/api-key.values.ts'
import type { KeyMode } from '../../src/platform/shared/permission.ts'
import type { Client } from './client.ts'
import { factories, type Person } from './factories.ts'
import { type Body, multipart } from './multipart-body.ts'
import { outOfReach } from './out-of-reach.ts'
import { plain } from './pictures.ts'
import { testPassword } from './provided.ts'
import type { TestServer } from './server.ts'

/** A call of a mutation of the members' API that does something. */
export interface Doing {
  /** Whether the app's backend sends it with its key. */
  readonly byKey: boolean
  readonly body: Body
}

const json = (query: string, variables: object = {}): Body => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify({ query, variables }),
})

/** For every mutation of members and keys that can be rehearsed: makes what it needs, and returns a call that does something. */
export async function everyMutation(server: TestServer, me: Person) {
  const make = factories(server.db)
  const { kinds, badge, offered } = await outOfReach(server, me, await make.aUser())
  const device: Client = server.asMember(me)
  const by = (byKey: boolean) => (text: string, variables?: object) => ({ byKey, body: json(text, variables) })
  const [mine, ofKey] = [by(false), by(true)]
  const done = (text: string) => device.data(`mutation { ${text} }`)
  const other = () => make.aUser()
  const somebodysPost = async () => (await make.aPost({ created_by: (await other()).id })).id
  const named = async (model: string, record_id: string) => {
    const external_id = `x-${uuidv7()}`
    await server.db.insertInto('external_ids').values({ model, external_id, record_id }).execute()
    return external_id
  }

  const calls: Readonly<Record<string, () => Promise<Doing>>> = {
    appeal: async () =>
      mine('mutation ($id: ID!) { appeal(data: { model: POST, _id: $id, message: "x" }) { _id status } }', {
        id: await kinds.appealable.fresh(),
      }),
    buyVoucher: async () => {
      await make.aVoucherCode({ voucher_id: offered })
      return mine(`mutation { buyVoucher(_id: "${offered}") { redemption { _id code } points { active } } }`)
    },
    commentPost: async () =>
      mine(
        `mutation { commentPost(data: { postId: "${await somebodysPost()}", content: "x" }) { comment { _id } points { amount } } }`,
      ),
    createGroup: async () =>
      mine('mutation { createGroup(data: { name: "x", privacy: PUBLIC }) { _id totalMembers } }'),
    createPage: async () => mine('mutation { createPage(data: { name: "x", type: BUSINESS_OR_BRAND }) { _id } }'),
    createPlace: async () => mine('mutation { createPlace(data: { name: "x" }) { _id } }'),
    createPost: async () =>
      mine('mutation { createPost(data: { type: STATUS, content: "x" }) { post { _id content } points { amount } } }'),
    createProduct: async () =>
      mine(
        `mutation { createProduct(data: { pageId: "${kinds.ownPage.reachable}", type: TOUR, title: "x", price: 1 }) { _id } }`,
      ),
    deleteComment: async () => {
      const written = await done(
        `commentPost(data: { postId: "${await somebodysPost()}", content: "x" }) { comment { _id } }`,
      )
      return mine(`mutation { deleteComment(_id: "${written.commentPost.comment._id}") }`)
    },
    deletePost: async () => {
      const { createPost } = await done('createPost(data: { type: STATUS, content: "x" }) { post { _id } }')
      return mine(`mutation { deletePost(_id: "${createPost.post._id}") }`)
    },
    deleteRecords: async () => {
      const { id } = await make.aPost({ created_by: me.id })
      return ofKey('mutation ($r: [AppRecordName!]!) { deleteRecords(records: $r) { state } }', {
        r: [{ model: 'POST', externalId: await named('POST', id) }],
      })
    },
    enterReferralCode: async () => {
      const { myReferral } = await server.asMember(await other()).data('{ myReferral { code } }')
      return mine(`mutation { enterReferralCode(code: "${myReferral.code}") { inviter { _id } } }`)
    },
    enterVoucherCode: async () => {
      const printed = await make.aVoucher({ type: 'GAME', admin_status: 'APPROVED', is_printed: true })
      const { code } = await make.aVoucherCode({ voucher_id: printed.id })
      return mine(`mutation { enterVoucherCode(code: "${code}") { _id code } }`)
    },
    joinGroup: async () =>
      mine(`mutation { joinGroup(_id: "${(await make.aGroup((await other()).id)).id}") { totalMembers } }`),
    leaveGroup: async () => {
      const { id } = await make.aGroup((await other()).id)
      await done(`joinGroup(_id: "${id}") { _id }`)
      return mine(`mutation { leaveGroup(_id: "${id}") { totalMembers } }`)
    },
    likePost: async () => mine(`mutation { likePost(_id: "${await somebodysPost()}") { totalLikes } }`),
    logout: async () => {
      const data = { phoneNumber: me.phone_number, password: testPassword }
      const { login } = await server
        .asMember(null)
        .data('mutation ($data: LoginInput!) { login(data: $data) { refreshToken } }', { data })
      return mine('mutation ($t: String!) { logout(refreshToken: $t) }', { t: login.refreshToken })
    },
    markNotificationsRead: async () => mine(`mutation { markNotificationsRead(until: "${new Date().toISOString()}") }`),
    report: async () =>
      mine(`mutation { report(data: { _id: "${await somebodysPost()}", model: POST, reason: SPAM }) { _id } }`),
    requestBadge: async () => mine(`mutation { requestBadge(data: { badgeId: "${badge}", answers: [] }) { _id } }`),
    requestVerification: async () => {
      const paper = (await make.aPrivateUpload(me.id)).id
      return mine(
        `mutation { requestVerification(data: { model: USER, _id: "${me.id}", identityNumber: "1", photoIdentityIds: ["${paper}"] }) { status } }`,
      )
    },
    spin: async () =>
      mine(
        `mutation { spin(wheelId: "${kinds.wheel.reachable}", requestId: "${uuidv7()}") { spinId won { name code } } }`,
      ),
    trackEvents: async () =>
      ofKey('mutation ($e: [TrackedEventInput!]!) { trackEvents(events: $e) { state points reason } }', {
        e: [
          {
            key: uuidv7(),
            memberId: me.id,
            kind: 'CREATE_POST',
            subjectId: uuidv7(),
            occurredAt: new Date().toISOString(),
          },
        ],
      }),
    unlikePost: async () => {
      const id = await somebodysPost()
      await done(`likePost(_id: "${id}") { _id }`)
      return mine(`mutation { unlikePost(_id: "${id}") { totalLikes } }`)
    },
    updateMe: async () => mine('mutation { updateMe(data: { fullName: "Tên khác" }) { fullName } }'),
    updatePage: async () =>
      mine(`mutation { updatePage(_id: "${kinds.ownPage.reachable}", data: { name: "khác" }) { name } }`),
    updatePost: async () =>
      mine(`mutation { updatePost(_id: "${await kinds.ownPost.fresh()}", data: { content: "khác" }) { content } }`),
    uploadMedia: async () => {
      const file = new Blob([new Uint8Array(await plain('png'))])
      const text =
        'mutation ($file: Upload!, $purpose: UploadPurpose!) { uploadMedia(file: $file, purpose: $purpose) { _id uri } }'
      return { byKey: false, body: await multipart(text, { file }, { purpose: 'PUBLIC' }) }
    },
    upsertMember: async () =>
      ofKey('mutation ($d: MemberUpsertInput!) { upsertMember(data: $d) { _id created } }', {
        d: { externalId: uuidv7(), phoneNumber: '0387654321', fullName: 'Nguyễn An' },
      }),
    upsertRecords: async () => {
      const r = [
        {
          model: 'POST',
          externalId: uuidv7(),
          authorExternalId: await named('USER', (await other()).id),
          title: 'x',
          content: 'x',
        },
      ]
      return ofKey('mutation ($r: [AppRecordInput!]!) { upsertRecords(records: $r) { state reason } }', { r })
    },
    useVoucher: async () =>
      mine(`mutation { useVoucher(redemptionId: "${kinds.redemption.reachable}") { code usedAt } }`),
  }
  return calls
}

/** What the app's backend sends with: as itself, in dry runs and for the member, rehearsing or not. */
export async function backendOf(server: TestServer, member: { readonly id: string }, mode: KeyMode = 'LIVE') {
  const { anApiKey } = factories(server.db)
  const key = await anApiKey({ event_kinds: [...eventKinds], mode })
  const backend = server.asMember({ idToken: key.text })
  const token = 'mutation ($id: ID!, $dryRun: Boolean) { memberToken(memberId: $id, dryRun: $dryRun) { idToken } }'
  const tokenFor = async (dryRun: boolean): Promise<string> =>
    (await backend.data(token, { id: member.id, dryRun })).memberToken.idToken
  return {
    key,
    backend,
    dry: server.asMember({ idToken: await tokenFor(true) }),
    real: server.asMember({ idToken: await tokenFor(false) }),
  }
}
