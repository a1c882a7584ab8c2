import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin, aBadge, aRegisterForm, aMedia } = factories(server.db)
const staff = server.as(await anAdmin())

const ask = 'mutation ($data: BadgeRequestInput!) { requestBadge(data: $data) { _id status } }'
const list = '{ badges { _id title titleEn media { _id } forms { _id detail inputType required } held requestStatus } }'
const one = async (client: ReturnType<typeof server.asMember>, id: string) =>
  (await client.data(list)).badges.find(({ _id }: { _id: string }) => _id === id)
const answersOf = (request_id: string) =>
  server.db
    .selectFrom('badge_request_forms')
    .select(['position', 'detail', 'text', 'media_id'])
    .where('request_id', '=', request_id)
    .orderBy('position')
    .execute()

/** A badge that asks for a text, for a picture, and for a text that may be left out. */
async function askedFor() {
  const badge = await aBadge()
  const words = await aRegisterForm(badge.id, { detail: 'Giới thiệu' })
  const picture = await aRegisterForm(badge.id, { input_type: 'IMAGE', figure_id: (await aMedia()).id })
  const more = await aRegisterForm(badge.id, { required: false })
  return { badge, words, picture, more }
}

test('badges show what they ask for, whether one has them, and how one’s request stands', async () => {
  const { badge, words, picture, more } = await askedFor()
  const [off, held] = [await aBadge({ status: 'DISABLED' }), await aBadge({ status: 'DISABLED' })]
  const client = server.asMember(await aUser({ badge_id: held.id }))
  const form = (row: typeof words) => ({
    _id: row.id,
    detail: row.detail,
    inputType: row.input_type,
    required: row.required,
  })
  expect(await one(client, badge.id)).toEqual({
    _id: badge.id,
    title: badge.title,
    titleEn: badge.title_en,
    media: null,
    forms: [words, picture, more].map(form),
    held: false,
    requestStatus: null,
  })
  expect(await one(client, off.id)).toBeUndefined()
  expect(await one(client, held.id)).toMatchObject({ held: true })
  expect((await client.data('{ me { badge { _id title } } }')).me.badge).toEqual({ _id: held.id, title: held.title })
})

test('a request keeps the answers with what was asked, and staff decide about it; the member is told', async () => {
  const { badge, words, picture } = await askedFor()
  const me = await aUser()
  const client = server.asMember(me)
  const photo = await aMedia({ uploaded_by: me.id })
  const answers = [
    { formId: picture.id, mediaId: photo.id },
    { formId: words.id, text: '  Mình hay đi đây đó ' },
  ]
  const { _id, status } = (await client.data(ask, { data: { badgeId: badge.id, answers } })).requestBadge
  expect(status).toBe('PENDING')
  expect(await answersOf(_id)).toEqual([
    { position: 1, detail: 'Giới thiệu', text: 'Mình hay đi đây đó', media_id: null },
    { position: 2, detail: 'Giấy tờ', text: null, media_id: photo.id },
    { position: 3, detail: 'Giấy tờ', text: null, media_id: null },
  ])
  expect(await one(client, badge.id)).toMatchObject({ held: false, requestStatus: 'PENDING' })
  const again = async () => (await client.refusal(ask, { data: { badgeId: badge.id, answers } })).reason
  expect(await again()).toBe('badge_requests_text_asked_already')

  const decide = (to: string) => staff.data(`mutation { cmsBadgeSetStatus(_id: "${_id}", status: ${to}) }`)
  const told = async (language = 'vi') =>
    (
      await client.data(
        '{ notifications { items { type message model targetId } } }',
        {},
        { 'accept-language': language },
      )
    ).notifications.items
  await decide('REJECTED')
  const about = { type: 'BADGE', model: 'BADGE', targetId: badge.id }
  const rejected = { ...about, message: `Yêu cầu huy hiệu ${badge.title} của bạn đã bị từ chối.` }
  expect(await told()).toEqual([rejected])
  expect(await one(client, badge.id)).toMatchObject({ requestStatus: 'REJECTED' })
  await decide('APPROVED')
  expect(await told('en')).toMatchObject([
    { message: `Your request was approved: you have the badge ${badge.title_en} now.` },
    { message: `Your request for the badge ${badge.title_en} was rejected.` },
  ])
  expect(await one(client, badge.id)).toMatchObject({ held: true, requestStatus: 'APPROVED' })
  expect(await again()).toBe('badge_requests_text_held')
  await staff.data(`mutation { cmsUndo(model: BADGE_REQUEST, _id: "${_id}", version: 3) { version } }`)
  expect(await told()).toEqual([rejected])
})

test('a badge that staff give is told, and no longer when that is undone', async () => {
  const [me, badge] = [await aUser(), await aBadge()]
  const told = async () =>
    (await server.asMember(me).data('{ notifications { items { message } } }')).notifications.items
  await staff.data(`mutation { cmsAssignBadge(userId: "${me.id}", badgeId: "${badge.id}") { success } }`)
  expect(await told()).toEqual([{ message: `Bạn được trao huy hiệu ${badge.title}.` }])
  await staff.data(`mutation { cmsUndo(model: USER, _id: "${me.id}", version: 2) { version } }`)
  expect(await told()).toEqual([])
})

describe('a request is refused', () => {
  test('for a badge that is not offered, whether it exists or not', async () => {
    const client = server.asMember(await aUser())
    for (const badgeId of [noId, (await aBadge({ status: 'DISABLED' })).id])
      expect(await client.refusal(ask, { data: { badgeId, answers: [] } })).toMatchObject({
        code: 'NOT_FOUND',
        reason: 'badge_requests_text_badge_unknown',
      })
  })

  test('to suspended members', async () => {
    const client = server.asMember(await aUser({ term_status: 'SUSPENDING' }))
    const badgeId = (await aBadge()).id
    expect((await client.refusal(ask, { data: { badgeId, answers: [] } })).code).toBe('FORBIDDEN')
  })

  test('with answers that are missing, double, of the wrong kind, or not one’s own, by their place', async () => {
    const { badge, words, picture, more } = await askedFor()
    const me = await aUser()
    const client = server.asMember(me)
    const own = (await aMedia({ uploaded_by: me.id })).id
    const foreign = (await aMedia()).id
    const text = { formId: words.id, text: 'Xin chào' }
    const image = { formId: picture.id, mediaId: own }
    const cases: [object[], string, string][] = [
      [[text], 'data.answers', 'badge_requests_text_answer_required'],
      [[image, { formId: words.id, text: ' ' }], 'data.answers.1', 'badge_requests_text_answer_required'],
      [[text, image, text], 'data.answers.2.formId', 'badge_requests_text_answered_twice'],
      [[text, image, { formId: noId, text: 'x' }], 'data.answers.2.formId', 'badge_requests_text_form_unknown'],
      [[image, { ...text, mediaId: own }], 'data.answers.1.mediaId', 'badge_requests_text_answer_is_text'],
      [[text, { ...image, text: 'x' }], 'data.answers.1.text', 'badge_requests_text_answer_is_picture'],
      [[text, { ...image, mediaId: foreign }], 'data.answers.1.mediaId', 'media_text_not_yours'],
      [
        [text, image, { formId: more.id, mediaId: own }],
        'data.answers.2.mediaId',
        'badge_requests_text_answer_is_text',
      ],
    ]
    for (const [answers, field, reason] of cases) {
      const { code, fields } = await client.refusal(ask, { data: { badgeId: badge.id, answers } })
      expect({ code, field: fields![0]!.field, reason: fields![0]!.reason }).toEqual({
        code: 'BAD_USER_INPUT',
        field,
        reason,
      })
    }
  })
})
