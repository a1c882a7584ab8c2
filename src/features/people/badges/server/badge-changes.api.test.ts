import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type {
  MutationCmsCreateBadgeArgs,
  MutationCmsCreateBadgeRegisterFormArgs,
} from '../../../../generated/graphql/inputs.ts'

const server = await startServer()
const { aBadge, aGrantee, aMedia, aRegisterForm, aUser } = factories(server.db)
const person = await aGrantee('PROMOTION')
const client = server.as(person)

const fields = '{ _id title titleEn status mediaId registerFormIds version }'
const creation = `mutation ($title: String!, $titleEn: String!, $mediaId: ID!, $registerFormIds: [ID!]!, $status: BadgeStatus) {
  cmsCreateBadge(title: $title, titleEn: $titleEn, mediaId: $mediaId, registerFormIds: $registerFormIds, status: $status) ${fields} }`
const updating = `mutation ($_id: ID!, $title: String, $status: BadgeStatus, $mediaId: ID, $registerFormIds: [ID!], $version: Int) {
  cmsUpdateBadge(_id: $_id, title: $title, status: $status, mediaId: $mediaId, registerFormIds: $registerFormIds, version: $version) ${fields} }`
const deletion = 'mutation ($_id: ID!) { cmsDeleteBadge(_id: $_id) }'
const formFields = '{ _id detail detailEn inputType required figureId version }'
const formCreation = `mutation ($detail: String!, $detailEn: String!, $inputType: RegisterFormInputType!, $required: Boolean!, $figureId: ID) {
  cmsCreateBadgeRegisterForm(detail: $detail, detailEn: $detailEn, inputType: $inputType, required: $required, figureId: $figureId) ${formFields} }`
const formUpdate = formCreation
  .replace('($detail', '($_id: ID!, $detail')
  .replace('CreateBadgeRegisterForm(', 'UpdateBadgeRegisterForm(_id: $_id, ')
const formDeletion = 'mutation ($_id: ID!) { cmsDeleteBadgeRegisterForm(_id: $_id) }'

const mine = async (uploaded_bytes = 1000) => (await aMedia({ uploaded_by: person.id, uploaded_bytes })).id
const text: MutationCmsCreateBadgeRegisterFormArgs = {
  detail: ' Giới thiệu ',
  detailEn: 'About',
  inputType: 'TEXT',
  required: true,
}
const aForm = async (given: object = {}) =>
  (await client.data(formCreation, { ...text, ...given })).cmsCreateBadgeRegisterForm
const valid = async (): Promise<MutationCmsCreateBadgeArgs> => ({
  title: ' Thổ địa ',
  titleEn: 'Local guide',
  mediaId: await mine(),
  registerFormIds: [(await aForm())._id],
})

test('a badge is created enabled, with its forms in their order, and changed', async () => {
  const [one, two] = [await aForm(), await aForm()]
  const badge = { ...(await valid()), registerFormIds: [two._id, one._id] }
  const { cmsCreateBadge: made } = await client.data(creation, { ...badge, status: 'ENABLED' })
  expect(made).toEqual({ ...badge, _id: made._id, title: 'Thổ địa', status: 'ENABLED', version: 1 })
  const change = { _id: made._id, status: 'DISABLED', registerFormIds: [one._id], version: 1 }
  expect((await client.data(updating, change)).cmsUpdateBadge).toEqual({
    ...made,
    status: 'DISABLED',
    registerFormIds: [one._id],
    version: 2,
  })
  expect((await client.refusal(updating, change)).code).toBe('CONFLICT')
  await client.data(`mutation { cmsUndo(model: BADGE, _id: "${made._id}", version: 2) { version } }`)
  expect((await client.data(`{ getBadge(_id: "${made._id}") ${fields} }`)).getBadge).toEqual({ ...made, version: 3 })
  const { items } = (
    await client.data(`{ cmsHistory(model: BADGE, targetId: "${made._id}") { items { changes { field } } } }`)
  ).cmsHistory
  expect(items[1].changes).toEqual(expect.arrayContaining([{ field: 'status' }, { field: 'registerFormIds' }]))
})

test.each([
  [{ title: '' }, 'title', 'Please input title!'],
  [{ title: '  ' }, 'title', 'The badge’s title must not be blank'],
  [{ title: 'x'.repeat(51) }, 'title', 'The badge’s title has at most 50 characters!'],
  [{ titleEn: '' }, 'titleEn', 'Please input title en!'],
  [{ registerFormIds: [] }, 'registerFormIds', 'Please select one!'],
  [{ registerFormIds: [crypto.randomUUID()] }, 'registerFormIds', 'One of these register forms does not exist.'],
  [{ mediaId: crypto.randomUUID() }, 'mediaId', 'Choose a photo that you uploaded.'],
  [{ status: 'DISABLED' }, 'status', 'A new badge is enabled.'],
])('a badge with %j is refused by field', async (wrong, field, message) => {
  const { code, fields } = await client.refusal(creation, { ...(await valid()), ...wrong })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field, message }))
})

test('an icon has at most 2 MB as it was uploaded', async () => {
  const mediaId = await mine(2_097_153)
  expect((await client.refusal(creation, { ...(await valid()), mediaId })).fields).toEqual([
    expect.objectContaining({ field: 'mediaId', reason: 'media_text_too_large' }),
  ])
})

test('a form asks for a text, or for a picture with a figure', async () => {
  const figureId = await mine()
  const form = await aForm()
  expect(form).toMatchObject({ detail: 'Giới thiệu', inputType: 'TEXT', required: true, figureId: null, version: 1 })
  expect((await client.refusal(formCreation, { ...text, inputType: 'IMAGE' })).fields).toEqual([
    expect.objectContaining({ field: 'figureId', message: 'Please choose a figure!' }),
  ])
  expect((await client.refusal(formCreation, { ...text, detail: ' ' })).fields).toEqual([
    expect.objectContaining({ field: 'detail', message: 'Title must not be blank' }),
  ])
  const picture = { ...text, _id: form._id, inputType: 'IMAGE', figureId }
  expect((await client.data(formUpdate, picture)).cmsUpdateBadgeRegisterForm).toMatchObject({ figureId, version: 2 })
  const back = (await client.data(formUpdate, { ...picture, inputType: 'TEXT' })).cmsUpdateBadgeRegisterForm
  expect(back).toMatchObject({ inputType: 'TEXT', figureId: null })
})

test('forms are found by either title, by what they ask for and whether they are required', async () => {
  await aForm({ detail: 'Bằng lái', detailEn: 'Licence', required: false })
  const found = async (args: string) =>
    (await client.data(`{ cmsListBadgeRegisterForms(${args}) { counter items { detail } } }`)).cmsListBadgeRegisterForms
  expect(await found('q: "bang lai"')).toEqual({ counter: 1, items: [{ detail: 'Bằng lái' }] })
  expect((await found('filter: { require: NO, inputType: TEXT }')).items).toEqual([{ detail: 'Bằng lái' }])
  expect((await found('filter: { inputType: IMAGE }')).counter).toBe(0)
  expect((await found('sortBy: { type: DETAIL, dir: ASC }')).items[0]).toEqual({ detail: 'Bằng lái' })
})

test('neither a badge that somebody has nor a form that a badge has is deleted', async () => {
  const badge = await aBadge()
  const form = await aRegisterForm(badge.id)
  const { id } = await aUser({ badge_id: badge.id })
  expect((await client.refusal(formDeletion, { _id: form.id })).reason).toBe('badges_text_form_used')
  expect((await client.refusal(deletion, { _id: badge.id })).reason).toBe('badges_text_used')
  await server.db.updateTable('users').set({ badge_id: null }).where('id', '=', id).execute()
  expect((await client.data(deletion, { _id: badge.id })).cmsDeleteBadge).toBe(true)
  expect((await client.data(deletion, { _id: badge.id })).cmsDeleteBadge).toBe(false)
  expect((await client.data(formDeletion, { _id: form.id })).cmsDeleteBadgeRegisterForm).toBe(true)
  expect((await client.data(formDeletion, { _id: form.id })).cmsDeleteBadgeRegisterForm).toBe(false)
})

test('a form is deleted while a badge takes it: one of both is refused', async () => {
  const [form, badge] = [await aForm(), await aBadge()]
  const other = server.as(await aGrantee('PROMOTION'))
  const results = await atOnce(server, { writesTo: 'badge_register_forms, badges' }, [
    () => client.query(formDeletion, { _id: form._id }),
    () => other.query(updating, { _id: badge.id, registerFormIds: [form._id] }),
  ])
  const failed = results.filter((result) => result.status === 'rejected' || result.value.errors)
  expect(failed).toHaveLength(1)
})

test('a picture that somebody else uploaded stays where it is, but is not chosen anew', async () => {
  const [own, foreign] = [await mine(), (await aMedia()).id]
  const badge = await aBadge({ media_id: (await aMedia()).id })
  expect((await client.refusal(updating, { _id: badge.id, mediaId: foreign })).fields).toEqual([
    expect.objectContaining({ field: 'mediaId', reason: 'media_text_not_yours' }),
  ])
  await client.data(updating, { _id: badge.id, mediaId: badge.media_id, title: 'Tên khác' })
  expect((await client.data(updating, { _id: badge.id, mediaId: own })).cmsUpdateBadge.mediaId).toBe(own)

  const notYours = [expect.objectContaining({ field: 'figureId', reason: 'media_text_not_yours' })]
  const asked = { ...text, inputType: 'IMAGE', figureId: foreign }
  expect((await client.refusal(formCreation, asked)).fields).toEqual(notYours)
  const form = await aForm()
  expect((await client.refusal(formUpdate, { ...asked, _id: form._id })).fields).toEqual(notYours)
  const others = await aRegisterForm((await aBadge()).id, { input_type: 'IMAGE', figure_id: foreign })
  expect((await client.data(formUpdate, { ...asked, _id: others.id })).cmsUpdateBadgeRegisterForm.version).toBe(2)
})
