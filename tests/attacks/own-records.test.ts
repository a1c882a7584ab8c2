import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { schema } from '../../src/app/schema.ts'
import { termModels } from '../../src/platform/shared/term-status.ts'
import type { Operation } from '../../src/platform/shared/operation.ts'
import type { Viewer } from '../../src/platform/shared/permission.ts'
import type { Client } from '../harness/client.ts'
import { caseOf, deskOf } from '../harness/desk.ts'
import { factories, type Person } from '../harness/factories.ts'
import { columnsOfPeople, ownedModels, type OwnedModel, waysToOwn } from '../harness/own-records.ts'
import { startServer } from '../harness/server.ts'

/** What a member of staff might try, to decide about a record of their own. */
const server = await startServer()
const make = factories(server.db)
const [me, stranger, asker] = [await make.anAdmin(), await make.anAdmin(), await make.anAdmin()]
/** Receives cases. */
const colleague = await make.anAdmin()
const [client, outside, asking] = [server.as(me), server.as(stranger), deskOf(server.as(asker))]
const ways = waysToOwn(server, make)

/** A decision about a record: returns the refusal's reason, or undefined if there is none. */
type Decide = (client: Client, model: OwnedModel, id: string) => Promise<string | null | undefined>
type Deciding = Readonly<Record<string, { readonly models: readonly OwnedModel[]; readonly decide: Decide }>>

const call =
  (text: (model: OwnedModel, id: string) => string): Decide =>
  async (client, model, id) =>
    (await client.query(`mutation { ${text(model, id)} }`)).errors?.[0]?.extensions.reason
/** The same for a change of many: the reason is that of the record's outcome. */
const callMany =
  (text: (model: OwnedModel, id: string) => string): Decide =>
  async (client, model, id) => {
    const data = await client.data(`mutation { ${text(model, id)} { outcomes { reason } } }`)
    return (Object.values(data)[0] as { outcomes: [{ reason: string | null }] }).outcomes[0].reason ?? undefined
  }
const status = 'termStatus: HIDDEN, reason: "x"'
const seen = 'lastReportAt: "2099-01-01T00:00:00Z"'
/** At the desk: about the record's case. */
const onCase =
  (text: (caseId: string, model: OwnedModel, id: string) => string): Decide =>
  async (client, model, id) => {
    const of = await caseOf(server, id)
    return call(() => text(of, model, id))(client, model, id)
  }
/** About a decision on the record's case that waits for a second look. */
const onWaiting =
  (text: (decisionId: string) => string): Decide =>
  async (client, model, id) => {
    const { _id } = await asking.decide(await caseOf(server, id), { status: 'HIDDEN', secondLook: true })
    return call(() => text(_id))(client, model, id)
  }

/** Every operation that decides about a record, with the models that it is about. */
const deciding: Deciding = {
  cmsSetTermStatus: {
    models: termModels,
    decide: call((model, id) => `cmsSetTermStatus(model: ${model}, _id: "${id}", ${status}) { _id }`),
  },
  cmsSetTermStatusOfMany: {
    models: termModels,
    decide: callMany((model, id) => `cmsSetTermStatusOfMany(model: ${model}, ids: ["${id}"], ${status})`),
  },
  cmsSetPostStatus: {
    models: ['POST'],
    decide: call((_, id) => `cmsSetPostStatus(_id: "${id}", status: HIDDEN) { _id }`),
  },
  blockUser: { models: ['USER'], decide: call((_, id) => `blockUser(targetId: "${id}") { _id }`) },
  unBlockUser: {
    models: ['USER'],
    async decide(client, model, id) {
      // Somebody else's record is blocked; those who ask must be able to.
      await server.db
        .updateTable('users')
        .set({ term_status: 'BLOCKED' })
        .where('id', '=', id)
        .where('user_group', '=', 'MEMBER')
        .execute()
      return call((_, id) => `unBlockUser(targetId: "${id}") { _id }`)(client, model, id)
    },
  },
  cmsMarkReportsHandled: {
    models: termModels,
    decide: call((model, id) => `cmsMarkReportsHandled(model: ${model}, _id: "${id}", ${seen}) { _id }`),
  },
  cmsUnmarkReportsHandled: {
    models: termModels,
    decide: call((model, id) => `cmsUnmarkReportsHandled(model: ${model}, _id: "${id}") { _id }`),
  },
  cmsMarkReportsHandledOfMany: {
    models: termModels,
    decide: callMany((model, id) => `cmsMarkReportsHandledOfMany(model: ${model}, ids: ["${id}"], handled: true)`),
  },
  cmsMarkPostReportHandled: {
    models: ['POST'],
    decide: call((_, id) => `cmsMarkPostReportHandled(_id: "${id}") { _id }`),
  },
  cmsUnmarkPostReportHandled: {
    models: ['POST'],
    decide: call((_, id) => `cmsUnmarkPostReportHandled(_id: "${id}") { _id }`),
  },
  cmsMarkCommentReportHandled: {
    models: ['COMMENT'],
    decide: call((_, id) => `cmsMarkCommentReportHandled(_id: "${id}") { _id }`),
  },
  cmsUnmarkCommentReportHandled: {
    models: ['COMMENT'],
    decide: call((_, id) => `cmsUnmarkCommentReportHandled(_id: "${id}") { _id }`),
  },
  deleteCmsGroup: { models: ['GROUP'], decide: call((_, id) => `deleteCmsGroup(_id: "${id}", reason: "x")`) },
  cmsDeleteProduct: { models: ['PRODUCT'], decide: call((_, id) => `cmsDeleteProduct(_id: "${id}")`) },
  cmsSetPagePartner: {
    models: ['PAGE'],
    decide: call((_, id) => `cmsSetPagePartner(_id: "${id}", status: true) { _id }`),
  },
  cmsSetPageHotNews: {
    models: ['PAGE'],
    decide: call((_, id) => `cmsSetPageHotNews(_id: "${id}", active: true) { _id }`),
  },
  cmsSetPinnedProductLimit: {
    models: ['PAGE'],
    decide: call((_, id) => `cmsSetPinnedProductLimit(data: { pageId: "${id}", amount: 7 }) { _id }`),
  },
  cmsSetVerifyStatus: {
    models: ['VERIFY'],
    decide: call((_, id) => `cmsSetVerifyStatus(_id: "${id}", status: VERIFIED) { _id }`),
  },
  cmsClaimCase: { models: termModels, decide: onCase((of) => `cmsClaimCase(_id: "${of}") { _id }`) },
  cmsHandOverCase: {
    models: termModels,
    decide: onCase((of) => `cmsHandOverCase(_id: "${of}", to: "${colleague.id}") { _id }`),
  },
  cmsDecideCase: {
    models: termModels,
    decide: async (client, _, id) => {
      const of = await caseOf(server, id)
      const { version } = await deskOf(outside).open(of)
      const decision = { status: 'HIDDEN', reason: 'x' }
      const { hash: planHash } = await deskOf(outside).plan(of, decision)
      const { errors } = await client.query(deskOf(client).decided, { _id: of, version, decision, planHash })
      return errors?.[0]?.extensions.reason
    },
  },
  cmsTakeOutOfCase: {
    models: termModels,
    decide: async (client, model, id) => {
      const of = await caseOf(server, id)
      const post = await make.aPost()
      await make.aReport('POST', post.id)
      await sql`select move_to_case('POST', ${post.id}, ${of})`.execute(server.db)
      // Another record of the case, too.
      return call(() => `cmsTakeOutOfCase(_id: "${of}", model: POST, targetId: "${post.id}") { _id }`)(
        client,
        model,
        id,
      )
    },
  },
  cmsConfirmCaseDecision: {
    models: termModels,
    decide: onWaiting((decision) => `cmsConfirmCaseDecision(_id: "${decision}") { _id }`),
  },
  cmsDeclineCaseDecision: {
    models: termModels,
    decide: onWaiting((decision) => `cmsDeclineCaseDecision(_id: "${decision}", note: "x") { _id }`),
  },
}

/** Operations of the same people that are no decisions about a record of somebody. */
const otherwise = new Set([
  // Give back or keep a claim, which decides nothing; the next case is never one about the viewer: see the desk's tests.
  'cmsReleaseCase',
  'cmsRenewCaseClaim',
  'cmsClaimNextCase',
  // Notes and replies decide nothing. Nobody reads the notes about themselves: see the tests of notes.
  'cmsAddNote',
  'cmsDeleteNote',
  'cmsReadMarks',
  'cmsCreateSavedReply',
  'cmsUpdateSavedReply',
  'cmsDeleteSavedReply',
  // Take back the viewer's own change: see below.
  'cmsUndo',
  'cmsUndoMany',
  'cmsUndoCaseDecision',
  // About an appeal, and never one's own: see the tests of appeals.
  'cmsDecideAppeal',
  // Opens reports again by the command that marks them, which refuses one's own record.
  'cmsDecideAgain',
  // Gives something; what staff may give to whom is another rule.
  'cmsAssignBadge',
  // About two people, neither of whom decides: see the tests of referrals.
  'cmsDecideReferral',
  // Shows what was sent in; each look is audited.
  'cmsRevealVerify',
  // About words, categories, places and pictures, which belong to nobody.
  'addWordsToBlackList',
  'cmsCheckSensitiveWords',
  'cmsTryWordOnAll',
  'removeBlackListWordByIds',
  'removeBlackListWordByKeys',
  'updateBlackWord',
  'cmsCreatePageCategory',
  'cmsDeletePageCategory',
  'cmsUpdatePageCategory',
  'cmsSetPlacePrimaryImage',
  'uploadPhoto',
])

const own = ['platform_text_own_record', 'desk_text_about_you', 'verifies_text_own']

/** The record of this person, reported if its kind can be. */
async function reported(model: OwnedModel, way: string, me: Person): Promise<string> {
  const id = await ways[model][way]!(me)
  if (model !== 'VERIFY') await make.aReport(model, id)
  return id
}

test('every operation of moderators is known to decide about a record, or not to', () => {
  const areas = ['MODERATION', 'VERIFICATION', 'PEOPLE'] as const
  const moderator = { _id: stranger.id, group: 'STAFF', areas, termStatus: 'NORMAL' } as unknown as Viewer
  const decides = Object.values(schema.getMutationType()!.getFields()).filter(({ extensions }) => {
    const { operation } = extensions.pothosOptions as { operation: Operation }
    return /area|changePosts/.test(operation.permission.name) && operation.permission.allows(moderator)
  })
  expect(decides.map(({ name }) => name).filter((name) => !deciding[name] && !otherwise.has(name))).toEqual([])
})

test('every column that names a person is a way to own a record, or is known not to be', async () => {
  expect(await columnsOfPeople(server)).toEqual([
    'comments.created_by',
    'media.uploaded_by',
    'page_admins.user_id',
    'pages.created_by',
    'pages.owner_id',
    'posts.created_by',
    'products.created_by',
    'social_groups.created_by',
    // Who decided about the request; it is not theirs.
    'verify_requests.decided_by',
    'verify_requests.owner_id',
  ])
})

test('every model that can be decided about says whose its records are', async () => {
  const { rows } = await sql<{ own: boolean }>`
    select belongs_to(model, ${stranger.id}, ${stranger.id}) as own from unnest(${[...ownedModels]}::text[]) m (model)`.execute(
    server.db,
  )
  expect(rows).toHaveLength(ownedModels.length)
  expect([...termModels, 'VERIFY'].toSorted()).toEqual([...ownedModels].toSorted())
})

test.each(Object.entries(deciding))(
  '%s is refused to whoever the record belongs to, an ADMIN too, and not to others',
  async (_, { models, decide }) => {
    for (const model of models) {
      const [first, ...others] = Object.keys(ways[model])
      // The other ways are the same to the operation: the next test has them all.
      for (const way of [first!, ...others.filter((way) => way === 'admin of its page')]) {
        // Decisions about a person go on waiting, so each is about another one.
        const who = model === 'USER' ? await make.anAdmin() : me
        const reason = await decide(server.as(who), model, await reported(model, way, who))
        expect(own, `${model}, ${way}: ${reason}`).toContain(reason)
      }
      // Somebody else is not refused, so it was not for another reason.
      const theirs = await reported(model, first!, await make.aUser())
      expect([model, await decide(outside, model, theirs)]).toEqual([model, undefined])
    }
  },
)

test('no way to own a record is one to decide about it', async () => {
  const { cmsSetTermStatus, cmsSetVerifyStatus } = deciding
  for (const model of ownedModels)
    for (const way of Object.keys(ways[model])) {
      const { decide } = (model === 'VERIFY' ? cmsSetVerifyStatus : cmsSetTermStatus)!
      const reason = await decide(client, model, await ways[model][way]!(me))
      expect(own, `${model}, ${way}: ${reason}`).toContain(reason)
    }
})

test('is refused by a grant, too', async () => {
  const grantee = await make.aGrantee('MODERATION', 'VERIFICATION')
  for (const model of termModels.filter((model) => model !== 'USER')) {
    const id = await reported(model, Object.keys(ways[model])[0]!, grantee)
    expect(await deciding.cmsSetTermStatus!.decide(server.as(grantee), model, id)).toBe('platform_text_own_record')
    expect(await deciding.cmsMarkReportsHandled!.decide(server.as(grantee), model, id)).toBe('platform_text_own_record')
  }
})

test('a change that is one’s own can be undone within its ten seconds, although the record is one’s own by then', async () => {
  const page = await make.aPage()
  const post = await make.aPost({ page_id: page.id })
  await make.aReport('POST', post.id)
  const mark = await client.data(
    `mutation { cmsMarkReportsHandled(model: POST, _id: "${post.id}", ${seen}) { handledVersion } }`,
  )
  const set = await client.data(`mutation { cmsSetTermStatus(model: PAGE, _id: "${page.id}", ${status}) { version } }`)
  await server.db.insertInto('page_admins').values({ page_id: page.id, user_id: me.id }).execute()
  const undo = (model: string, id: string, version: number) =>
    client.query(`mutation { cmsUndo(model: ${model}, _id: "${id}", version: ${version}) { version } }`)
  expect((await undo('REPORT', post.id, mark.cmsMarkReportsHandled.handledVersion)).errors).toBeUndefined()
  expect((await undo('PAGE', page.id, set.cmsSetTermStatus.version)).errors).toBeUndefined()
})

test('a decision of the desk cannot, once ten seconds are over', async () => {
  for (const seconds of [0, 11]) {
    const desk = deskOf(client)
    const page = await make.aPage()
    const post = await make.aPost({ page_id: page.id })
    await make.aReport('POST', post.id)
    const { _id } = await desk.decide(await caseOf(server, post.id), { status: 'HIDDEN' })
    await server.db.insertInto('page_admins').values({ page_id: page.id, user_id: me.id }).execute()
    const decided_at = sql<Date>`decided_at - make_interval(secs => ${seconds})`
    await server.db.updateTable('case_decisions').set({ decided_at }).where('id', '=', _id).execute()
    const { errors } = await client.query(`mutation { cmsUndoCaseDecision(_id: "${_id}") { state } }`)
    expect(errors?.[0]?.extensions.reason).toBe(seconds ? 'desk_text_about_you' : undefined)
  }
})

test('who reported a record, and what they wrote, is not told to whom it belongs', async () => {
  for (const model of termModels)
    for (const way of Object.keys(ways[model])) {
      const id = await reported(model, way, model === 'USER' ? await make.anAdmin() : me)
      const read = async (client: Client) => {
        const { cmsGetDetailReports: page, cmsListReportByTargetId: list } = await client.data(
          `{ cmsGetDetailReports(id: "${id}", forModel: ${model}) { total items { message } }
             cmsListReportByTargetId(targetId: "${id}", type: ${model}) { message } }`,
        )
        return [page.total, page.items.length, list.length]
      }
      expect(await read(outside)).toEqual([1, 1, 1])
      if (model !== 'USER') expect(await read(client), `${model}, ${way}`).toEqual([1, 0, 0])
    }
})
