import { type GraphQLArgument, type GraphQLInputField, getNamedType, isEnumType, isInputObjectType } from 'graphql'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { schema } from '../../src/app/schema.ts'
import '../../src/features/records.ts'
import { planned } from '../../src/features/records/change-sets/change-set.planned.ts'
import { areas } from '../../src/platform/shared/permission.ts'
import type { Answer, Client } from '../harness/client.ts'
import { factories, type Person } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/**
 * Who may act on whom: nobody who acts by a grant on an ADMIN or a member of STAFF, nobody gives anything of value to
 * themselves, and BLOCKED people receive nothing. Every operation that takes a person is tried.
 */
const server = await startServer()
const make = factories(server.db)
const { aUser, anAdmin, aStaff, aGrantee, aBadge, aBadgeRequest, aVerify, aReport, aWheel, aWheelPrize } = make
const [admin, grantee] = [await anAdmin(), await aGrantee(...areas)]
const [boss, granted] = [server.as(admin), server.as(grantee)]
const [badge, { batch }] = [await aBadge(), await aWheel()]
const setStatus = (id: string, term_status: 'NORMAL' | 'BLOCKED') =>
  server.db.updateTable('users').set({ term_status }).where('id', '=', id).execute()

/** An operation that takes a person. */
interface Act {
  /** Makes what it needs, and returns the call. */
  readonly on: (person: Person) => string | Promise<string>
  /** It gives something of value. */
  readonly gives?: true
  /** A grant does not open it. */
  readonly ofAdmin?: true
  /** One's own is refused by the rule about one's own records, which has its own tests. */
  readonly ownElsewhere?: true
  /** The person's status that it needs. */
  readonly of?: 'BLOCKED'
}
const reported = async ({ id }: Person, call: string) => {
  await aReport('USER', id)
  return call.replace('$id', `_id: "${id}", model: USER`)
}
const asker = await anAdmin()
async function waitingCorrection(user_id: string): Promise<string> {
  const asked = { id: uuidv7(), user_id, amount: 500_000, reason: 'Thiếu điểm', asked_by: asker.id } as const
  await server.db
    .insertInto('point_corrections')
    .values({ ...asked, status: 'WAITING' })
    .execute()
  return asked.id
}
const inAYear = '"2999-01-01T00:00:00Z"'
const acts: Readonly<Record<string, Act>> = {
  cmsAssignBadge: {
    on: ({ id }) => `cmsAssignBadge(userId: "${id}", badgeId: "${badge.id}") { success }`,
    gives: true,
  },
  cmsBadgeSetStatus: {
    on: async ({ id }) => `cmsBadgeSetStatus(_id: "${(await aBadgeRequest({ user_id: id })).id}", status: APPROVED)`,
    gives: true,
  },
  cmsDecideBadgeRequests: {
    on: async ({ id }) =>
      `cmsDecideBadgeRequests(ids: ["${(await aBadgeRequest({ user_id: id })).id}"], status: APPROVED) { outcomes { code } }`,
    gives: true,
  },
  updateLuckyWheelPrizeWinners: {
    on: async ({ phone_number }) => `updateLuckyWheelPrizeWinners(prizeId: "${(await aWheelPrize(batch)).id}",
      designatedUserPhoneNumbers: ["${phone_number}"], reason: "Quà") { version }`,
    gives: true,
  },
  cmsCorrectPoints: {
    on: ({ id }) => `cmsCorrectPoints(userId: "${id}", amount: 5, reason: "Thiếu điểm") { _id }`,
    gives: true,
  },
  cmsDecidePointCorrection: {
    on: async ({ id }) => `cmsDecidePointCorrection(_id: "${await waitingCorrection(id)}", status: BOOKED) { _id }`,
    gives: true,
  },
  updateUserGroup: {
    on: ({ id }) => `updateUserGroup(userId: "${id}", group: STAFF) { version }`,
    gives: true,
    ofAdmin: true,
  },
  cmsSetGrants: {
    async on({ id }) {
      if (id !== admin.id)
        await server.db.updateTable('users').set({ user_group: 'STAFF' }).where('id', '=', id).execute()
      return `cmsSetGrants(userId: "${id}", areas: [POINTS]) { version }`
    },
    gives: true,
    ofAdmin: true,
  },
  cmsSetVerifyStatus: {
    on: async ({ id }) =>
      `cmsSetVerifyStatus(_id: "${(await aVerify({ target_id: id })).id}", status: VERIFIED) { _id }`,
  },
  blockUser: { on: ({ id }) => `blockUser(targetId: "${id}", reason: "x") { _id }` },
  unBlockUser: { on: ({ id }) => `unBlockUser(targetId: "${id}") { _id }`, of: 'BLOCKED' },
  cmsSetTermStatus: {
    on: ({ id }) => `cmsSetTermStatus(_id: "${id}", model: USER, termStatus: SUSPENDING) { version }`,
  },
  cmsSetTermStatusOfMany: {
    on: ({ id }) => `cmsSetTermStatusOfMany(ids: ["${id}"], model: USER, termStatus: SUSPENDING) { outcomes { code } }`,
  },
  cmsMarkReportsHandled: {
    on: (person) => reported(person, `cmsMarkReportsHandled($id, lastReportAt: ${inAYear}) { _id }`),
    ownElsewhere: true,
  },
  cmsMarkReportsHandledOfMany: {
    on: async (person) => {
      await aReport('USER', person.id)
      return `cmsMarkReportsHandledOfMany(ids: ["${person.id}"], model: USER, handled: true) { outcomes { code } }`
    },
    ownElsewhere: true,
  },
  cmsUnmarkReportsHandled: {
    on: async (person) => {
      await aReport('USER', person.id)
      await server
        .as(await anAdmin())
        .data(`mutation { cmsMarkReportsHandled(_id: "${person.id}", model: USER, lastReportAt: ${inAYear}) { _id } }`)
      return `cmsUnmarkReportsHandled(_id: "${person.id}", model: USER) { _id }`
    },
    ownElsewhere: true,
  },
  cmsEndSessions: { on: ({ id }) => `cmsEndSessions(userId: "${id}")`, ofAdmin: true },
  cmsRemoveSecondFactor: {
    async on({ id }) {
      const factor = { user_id: id, secret: 'sealed', confirmed_at: new Date(), last_step: 1 }
      await server.db
        .insertInto('second_factors')
        .values(factor)
        .onConflict((oc) => oc.doNothing())
        .execute()
      return `cmsRemoveSecondFactor(userId: "${id}")`
    },
    ofAdmin: true,
  },
}

/** Operations that take a person, or something that looks like one, without acting on them. */
const harmless: Readonly<Record<string, string>> = {
  cmsCreateApiKey: 'whether it reads personal data; it names nobody',
  cmsUpdateApiKey: 'whether it reads personal data; it names nobody',
  login: 'one’s own number',
  registerForImporter: 'ADMIN creates a person',
  cmsCreatePost: 'ADMIN writes in somebody’s name, which gives them nothing',
  createVoucher: 'the number is the provider’s',
  updateVoucher: 'the number is the provider’s',
  createSystemNotification: 'a text gives nothing, and whoever may send one to everybody may send it to one person',
  updateSystemNotification: 'as above',
  cmsClaimNextCase: 'the model filters cases',
  cmsTakeOutOfCase: 'moves a record to another case, which changes nothing of the person',
  cmsCreatePresetReason: 'the model says where the reason is offered',
  cmsUpdatePresetReason: 'as above',
  cmsAddNote: 'a note gives nothing, and those whom it is about do not read it',
  cmsDecideReferral: 'who is involved is refused in referral.api.test.ts',
  cmsRefundRedemption: 'gives back what its buyer paid; refusals are tried in refund.api.test.ts',
  cmsReadMarks: 'changes the viewer’s own marks',
  cmsViewing: 'says that a record is open',
  cmsUndo: 'runs the commands that are tried here: see the tests of undoing below',
  cmsUndoMany: 'as above',
}

/** Operations that take ids, none of which is that of a person or of somebody's request. */
const ofRecords = new Set(
  `cmsApproveChangeSet cmsDeleteChangeSet cmsPlanChange cmsRollBackChangeSet cmsSendBackChangeSet cmsUnplanChange cmsUpdateChangeSet cmsWithdrawChangeSet
  cmsEndApiKey cmsRotateApiKey cmsCancelRun cmsConfirmRun cmsExportFile createDrawsFile cmsCheckReferralCodes cmsCheckVoucherCodes
  cmsClaimCase cmsHandOverCase cmsDeleteNote cmsUpdateSavedReply cmsDeleteSavedReply cmsConfirmCaseDecision cmsDecideAppeal cmsDecideAgain cmsDecideCase cmsDeclineCaseDecision cmsReleaseCase cmsRenewCaseClaim cmsUndoCaseDecision
  cmsCreateBadge cmsCreateBadgeRegisterForm cmsDeleteBadge cmsDeleteBadgeRegisterForm cmsUpdateBadge cmsUpdateBadgeRegisterForm
  cmsDeleteBanner createBanner updateBanner updateBannerPositions cmsMoveBanner cmsDeleteEvent createEvent updateEvent
  cmsDeleteFailedSpinMessages cmsUpdateFailedSpinMessage cmsDeletePageCategory cmsUpdatePageCategory cmsDeletePresetReason
  cmsDeleteProduct cmsDeleteView cmsUpdateView cmsMarkCommentReportHandled cmsMarkPostReportHandled
  cmsUnmarkCommentReportHandled cmsUnmarkPostReportHandled cmsRevealVerify cmsSaveReferralConfigs cmsSetPageHotNews cmsSetPagePartner
  cmsSetPinnedProductLimit cmsSetPlacePrimaryImage cmsSetPostStatus cmsUpdatePost cmsSetVoucherAdminStatus
  cmsUpdateLuckyPrizesName cmsUpdateLuckyWheelConfig cmsUpdateLuckyWheelTerm createLuckyWheel createLuckyWheelBatch
  createLuckyWheelPrize deleteLuckyWheel deleteLuckyWheelBatch deleteLuckyWheelInstruction deleteLuckyWheelPrize updateLuckyWheel
  updateLuckyWheelInstruction updateLuckyWheelPrize createVoucherCode cmsDeleteVoucherCodes deleteVoucher deleteVoucherCode exportVoucherCode
  importReferralCodes deleteCmsGroup deleteConfig updateConfig deleteSystemNotification sendSystemNotification endMySession
  removeBlackListWordByIds updateBlackWord updateTrustedPointConfig cmsReplayPoints
  cmsUpdateWebhookEndpoint cmsDeleteWebhookEndpoint cmsRotateWebhookSecret cmsPauseWebhookEndpoint cmsResumeWebhookEndpoint
  cmsTestWebhookEndpoint cmsSendWebhookAgain cmsSendWebhooksAgainFrom`.split(/\s+/),
)

interface Leaf {
  readonly name: string
  readonly isId: boolean
  readonly namesPerson: boolean
}
function leavesOf({ name, type }: GraphQLArgument | GraphQLInputField): Leaf[] {
  const named = getNamedType(type)
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap(leavesOf)
  const isOfPeople = isEnumType(named) && named.getValue('USER') !== undefined
  const namesPerson = isOfPeople || /user|person|people|phone|member|winner|recipient|owner|creator/i.test(name)
  return [{ name, isId: named.name === 'ID', namesPerson }]
}
const mutations = Object.values(schema.getMutationType()!.getFields()).map(({ name, args }) => ({
  name,
  leaves: args.flatMap(leavesOf),
}))

describe('every operation', () => {
  test('that takes a person is tried here, or said to be harmless', () => {
    const isKnown = (name: string) => name in acts || name in harmless
    const unknown = mutations.filter(({ leaves, name }) => leaves.some((leaf) => leaf.namesPerson) && !isKnown(name))
    expect(unknown.map(({ name }) => name)).toEqual([])
  })

  test('that takes an id is said to be of a person or of something else', () => {
    const takesId = mutations.filter(({ leaves }) => leaves.some(({ isId }) => isId)).map(({ name }) => name)
    expect(takesId.filter((name) => !(name in acts) && !(name in harmless) && !ofRecords.has(name))).toEqual([])
    const names = new Set(mutations.map(({ name }) => name))
    expect([...Object.keys(acts), ...Object.keys(harmless), ...ofRecords].filter((name) => !names.has(name))).toEqual(
      [],
    )
  })

  test('that a change set can hold takes no person, so nobody gives themselves anything by approving', () => {
    expect(Object.keys(planned).filter((name) => name in acts)).toEqual([])
  })
})

/** Null, or the code of the refusal: the request's or that of the only outcome. */
function codeOf({ data, errors }: Answer): string | null {
  if (errors) return errors[0]!.extensions.code
  const [result] = Object.values<{ outcomes?: { code: string | null }[] } | boolean>(data)
  return typeof result === 'object' ? (result.outcomes?.[0]?.code ?? null) : null
}

describe.each(Object.entries(acts))('%s', (_, { on, gives, ofAdmin, ownElsewhere, of }) => {
  const attempt = async (client: Client, person: Person) => {
    const call = await on(person)
    if (of) await setStatus(person.id, of)
    const code = codeOf(await client.query(`mutation { ${call} }`))
    if (of) await setStatus(person.id, 'NORMAL')
    return code
  }

  test('reaches a member', async () => {
    expect(await attempt(boss, await aUser())).toBeNull()
    expect(await attempt(granted, await aUser())).toBe(ofAdmin ? 'FORBIDDEN' : null)
  })

  test('is refused by a grant on an ADMIN, a member of STAFF and oneself', async () => {
    for (const person of [await anAdmin(), await aStaff(), await aGrantee('PEOPLE'), grantee])
      expect(await attempt(granted, of && person === grantee ? await aStaff() : person)).toBe('FORBIDDEN')
  })

  test.skipIf(ownElsewhere || of)('is refused on oneself, to an ADMIN too', async () => {
    expect(['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT']).toContain(await attempt(boss, admin))
  })

  test.runIf(gives)('gives nothing to somebody who is BLOCKED or deleted', async () => {
    for (const change of [{ term_status: 'BLOCKED' }, { deleted: true }] as const)
      for (const client of ofAdmin ? [boss] : [boss, granted]) {
        const person = await aUser()
        const call = await on(person)
        await server.db.updateTable('users').set(change).where('id', '=', person.id).execute()
        expect(['CONFLICT', 'BAD_USER_INPUT']).toContain(codeOf(await client.query(`mutation { ${call} }`)))
      }
  })
})

const designating = `mutation ($prizeId: ID!, $numbers: [String!]!) {
  updateLuckyWheelPrizeWinners(prizeId: $prizeId, designatedUserPhoneNumbers: $numbers, reason: "Quà") { version designatedUserIds } }`
const numbersOf = (people: readonly Person[]) => people.map(({ phone_number }) => phone_number)
const designate = async (client: Client, prizeId: string, people: readonly Person[]) =>
  (await client.data(designating, { prizeId, numbers: numbersOf(people) })).updateLuckyWheelPrizeWinners
const refused = (client: Client, prizeId: string, people: readonly Person[]) =>
  client.refusal(designating, { prizeId, numbers: numbersOf(people) })
const undo = (model: string, _id: string, version: number) =>
  `mutation { cmsUndo(model: ${model}, _id: "${_id}", version: ${version}) { version } }`

describe('a list of designated people', () => {
  test('is refused with everybody who may not be on it, by number', async () => {
    const { id } = await aWheelPrize(batch)
    const [member, staff, blocked] = [await aUser(), await aStaff(), await aUser({ term_status: 'BLOCKED' })]
    const { code, fields } = await refused(granted, id, [member, staff, blocked, grantee])
    expect(code).toBe('FORBIDDEN')
    expect(fields?.map(({ reason, params }) => [reason, params?.number])).toEqual([
      ['lucky_wheels_text_number_staff', staff.phone_number],
      ['lucky_wheels_text_number_blocked', blocked.phone_number],
      ['lucky_wheels_text_number_own', grantee.phone_number],
    ])
    expect((await designate(granted, id, [member])).designatedUserIds).toEqual([member.id])
  })

  test('keeps a colleague whom an ADMIN designated, whom a grant cannot take off it', async () => {
    const { id } = await aWheelPrize(batch)
    const [staff, member] = [await aStaff(), await aUser()]
    await designate(boss, id, [staff])
    expect((await designate(granted, id, [staff, member])).designatedUserIds).toEqual([staff.id, member.id])
    expect(await refused(granted, id, [member])).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'lucky_wheels_text_number_staff',
    })
    expect((await designate(boss, id, [member])).designatedUserIds).toEqual([member.id])
  })

  test('is not saved again with somebody who has been BLOCKED since', async () => {
    const { id } = await aWheelPrize(batch)
    const [kept, gone] = [await aUser(), await aUser()]
    await designate(granted, id, [kept, gone])
    await setStatus(gone.id, 'BLOCKED')
    expect(await refused(granted, id, [kept, gone])).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ params: { number: gone.phone_number } }],
    })
    expect((await designate(granted, id, [kept])).designatedUserIds).toEqual([kept.id])
  })

  test('of a prize with a colleague on it is removed by a grant neither with the prize nor with the wheel', async () => {
    const start_date = new Date(Date.now() + 30 * 86_400_000)
    const wheel = await aWheel({ start_date, end_date: new Date(start_date.getTime() + 3_600_000) })
    const [{ id }] = [await aWheelPrize(wheel.batch), await aWheelPrize(wheel.batch)]
    await designate(boss, id, [await aStaff()])
    const prizeOnly = `mutation { deleteLuckyWheelPrize(_id: "${id}") { version } }`
    for (const removing of [prizeOnly, `mutation { deleteLuckyWheel(_id: "${wheel.id}") { version } }`])
      expect(await granted.refusal(removing)).toMatchObject({ code: 'FORBIDDEN' })
    await boss.data(prizeOnly)
  })
})

describe('undoing gives nothing to somebody who may not receive it', () => {
  test('who is BLOCKED since they were taken off a list, or was taken off it with the prize', async () => {
    const { id } = await aWheelPrize(batch)
    const person = await aUser()
    await designate(granted, id, [person])
    const { version } = await designate(granted, id, [])
    await setStatus(person.id, 'BLOCKED')
    expect(await granted.refusal(undo('LUCKY_WHEEL_PRIZE', id, version))).toMatchObject({
      reason: 'lucky_wheels_text_number_blocked',
    })

    const start_date = new Date(Date.now() + 40 * 86_400_000)
    const wheel = await aWheel({ start_date, end_date: new Date(start_date.getTime() + 3_600_000) })
    const [prize] = [await aWheelPrize(wheel.batch), await aWheelPrize(wheel.batch)]
    const other = await aUser()
    await designate(granted, prize.id, [other])
    const removed = await granted.data(`mutation { deleteLuckyWheelPrize(_id: "${prize.id}") { version } }`)
    await setStatus(other.id, 'BLOCKED')
    const undone = undo('LUCKY_WHEEL', wheel.id, removed.deleteLuckyWheelPrize.version)
    expect(await granted.refusal(undone)).toMatchObject({ reason: 'lucky_wheels_text_number_blocked' })
  })

  test('who undoes taking themselves off it', async () => {
    const { id } = await aWheelPrize(batch)
    await designate(server.as(await anAdmin()), id, [admin])
    const { version } = await designate(boss, id, [])
    expect(await boss.refusal(undo('LUCKY_WHEEL_PRIZE', id, version))).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('who asked for a badge, lost it and was BLOCKED', async () => {
    const person = await aUser()
    const { id } = await aBadgeRequest({ user_id: person.id })
    const set = (status: string) => granted.data(`mutation { cmsBadgeSetStatus(_id: "${id}", status: ${status}) }`)
    await set('APPROVED')
    await set('REJECTED')
    await setStatus(person.id, 'BLOCKED')
    expect(await granted.refusal(undo('BADGE_REQUEST', id, 3))).toMatchObject({
      code: 'CONFLICT',
      reason: 'platform_text_receiver_blocked',
    })
  })
})

test('a badge request of one’s own is decided by somebody else, and none of a BLOCKED person is approved', async () => {
  const set = (_id: string, status: string) => `mutation { cmsBadgeSetStatus(_id: "${_id}", status: ${status}) }`
  const { id: own } = await aBadgeRequest({ user_id: admin.id })
  for (const status of ['APPROVED', 'REJECTED'])
    expect((await boss.refusal(set(own, status))).reason).toBe('badge_requests_text_own')
  const blocked = await aUser({ term_status: 'BLOCKED', badge_id: badge.id })
  const { id } = await aBadgeRequest({ user_id: blocked.id, badge_id: badge.id })
  expect((await granted.refusal(set(id, 'APPROVED'))).code).toBe('CONFLICT')
  await granted.data(set(id, 'REJECTED'))
})

test('of many people at once, each is judged alone', async () => {
  const [member, staff] = [await aUser(), await aStaff()]
  const many = `mutation ($ids: [ID!]) { cmsSetTermStatusOfMany(model: USER, ids: $ids, termStatus: HIDDEN) { outcomes { _id code } } }`
  const { outcomes } = (await granted.data(many, { ids: [member.id, staff.id, grantee.id] })).cmsSetTermStatusOfMany
  expect(outcomes).toEqual([
    { _id: member.id, code: null },
    { _id: staff.id, code: 'FORBIDDEN' },
    { _id: grantee.id, code: 'FORBIDDEN' },
  ])
})

test('unblocking somebody who is not BLOCKED is a CONFLICT for everybody', async () => {
  for (const [term_status, client] of [
    ['NORMAL', boss],
    ['NORMAL', granted],
    ['HIDDEN', granted],
    ['SUSPENDING', boss],
  ] as const) {
    const { id } = await aUser({ term_status })
    const call = `mutation { unBlockUser(targetId: "${id}") { _id } }`
    expect(await client.refusal(call)).toMatchObject({ code: 'CONFLICT', reason: 'users_text_not_blocked' })
  }
  const { id } = await aStaff()
  expect((await granted.refusal(`mutation { unBlockUser(targetId: "${id}") { _id } }`)).code).toBe('FORBIDDEN')
})
