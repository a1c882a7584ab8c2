import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aGrantee, anAdmin, aStaff, aVerified } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

const create =
  'mutation ($model: PresetReasonModel!, $textEn: String!, $textVi: String!, $position: Int) { cmsCreatePresetReason(model: $model, textEn: $textEn, textVi: $textVi, position: $position) { _id model textEn textVi position version } }'
const add = async (textEn: string, given: { model?: string; position?: number } = {}) =>
  (await client.data(create, { model: 'POST', textEn, textVi: `${textEn} vi`, ...given })).cmsCreatePresetReason
const offered = async (model: string, as = client) =>
  (await as.data(`{ cmsPresetReasonsFor(model: ${model}) { textEn textVi } }`)).cmsPresetReasonsFor.map(
    ({ textEn }: { textEn: string }) => textEn,
  )
const entries = (id: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'version'])
    .where('model', '=', 'PRESET_REASON')
    .where('target_id', '=', id)
    .orderBy('position')
    .execute()

test('dialogs offer the reasons of one model in their order; a new one comes last unless it has a place', async () => {
  const spam = await add('Spam')
  expect(spam).toMatchObject({ model: 'POST', textEn: 'Spam', textVi: 'Spam vi', position: 1, version: 1 })
  await add('Scam')
  await add('First', { position: 1 })
  const other = await add('Impersonation', { model: 'USER' })
  expect(other.position).toBe(1)
  expect(await offered('POST')).toEqual(['Spam', 'First', 'Scam'])
  expect(await offered('USER')).toEqual(['Impersonation'])
  const list =
    '{ cmsGetPresetReasons(filter: { model: POST }, sortBy: { type: POSITION, dir: DESC }) { counter items { textEn } } }'
  expect((await client.data(list)).cmsGetPresetReasons).toEqual({
    counter: 3,
    items: ['Scam', 'First', 'Spam'].map((textEn) => ({ textEn })),
  })
})

test('each change and deletion is in the audit log, and is made upon the version that was seen', async () => {
  const { _id } = await add('Violence')
  const update =
    'mutation ($_id: ID!, $textEn: String!, $position: Int, $version: Int) { cmsUpdatePresetReason(_id: $_id, model: POST, textEn: $textEn, textVi: "Bạo lực", position: $position, version: $version) { textEn position version } }'
  expect(
    (await client.data(update, { _id, textEn: 'Violence!', position: 7, version: 1 })).cmsUpdatePresetReason,
  ).toEqual({ textEn: 'Violence!', position: 7, version: 2 })
  expect(await client.refusal(update, { _id, textEn: 'Late', position: 7, version: 1 })).toMatchObject({
    code: 'CONFLICT',
    reason: 'platform_text_stale',
  })
  await client.data('mutation ($_id: ID!) { cmsDeletePresetReason(_id: $_id, version: 2) { _id } }', { _id })
  expect(await client.refusal(update, { _id, textEn: 'Gone' })).toMatchObject({
    code: 'NOT_FOUND',
    reason: 'preset_reasons_text_gone',
  })
  expect(await entries(_id)).toMatchObject([
    { action: 'cmsCreatePresetReason', after: { model: 'POST', textEn: 'Violence' }, version: 1 },
    { action: 'cmsUpdatePresetReason', before: { textEn: 'Violence' }, after: { textEn: 'Violence!' }, version: 2 },
    { action: 'cmsDeletePresetReason', before: { textEn: 'Violence!' } },
  ])
})

test.each([
  ['textEn', { textEn: '  ' }, 'preset_reasons_text_required'],
  ['textVi', { textVi: 'x'.repeat(201) }, 'platform_text_too_long'],
  ['position', { position: 0 }, 'platform_text_at_least'],
  ['position', { position: 100 }, 'platform_text_at_most'],
])('a faulty %s is named', async (field, given, reason) => {
  const refused = await client.refusal(create, { model: 'POST', textEn: 'Spam', textVi: 'Spam', ...given })
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, reason }] })
})

test('who may not set the status of a model is not told its reasons', async () => {
  const staff = server.as(await aStaff())
  expect(await offered('POST', staff)).toContain('Spam')
  expect((await staff.refusal('{ cmsPresetReasonsFor(model: USER) { textEn } }')).code).toBe('FORBIDDEN')
  expect((await staff.refusal('{ cmsGetPresetReasons { counter } }')).code).toBe('FORBIDDEN')
  const verified = server.as(await aVerified())
  expect((await verified.refusal('{ cmsPresetReasonsFor(model: POST) { textEn } }')).code).toBe('FORBIDDEN')
})

test.each([
  ['VERIFY', 'VERIFICATION', 'PROMOTION'],
  ['BADGE_REQUEST', 'PROMOTION', 'VERIFICATION'],
] as const)('reasons for rejecting a %s are offered to those who decide about it', async (model, area, otherArea) => {
  await add('Blurred', { model })
  const granted = async (opened: typeof area) => server.as(await aGrantee(opened))
  expect(await offered(model, await granted(area))).toEqual(['Blurred'])
  expect(await (await granted(otherArea)).refusal(`{ cmsPresetReasonsFor(model: ${model}) { textEn } }`)).toMatchObject(
    {
      code: 'FORBIDDEN',
    },
  )
})

test('what brings a record back has reasons of its own, in an order of its own', async () => {
  const restoring = async (textEn: string) =>
    (
      await client.data(
        'mutation ($textEn: String!) { cmsCreatePresetReason(model: PAGE, textEn: $textEn, textVi: $textEn, restores: true) { _id position restores } }',
        { textEn },
      )
    ).cmsCreatePresetReason
  await add('Fake page', { model: 'PAGE' })
  expect(await restoring('Owner verified')).toMatchObject({ position: 1, restores: true })
  expect(await restoring('Corrected')).toMatchObject({ position: 2 })
  expect(await offered('PAGE')).toEqual(['Fake page'])
  const asked = '{ cmsPresetReasonsFor(model: PAGE, restores: true) { textEn } }'
  expect((await client.data(asked)).cmsPresetReasonsFor).toEqual([
    { textEn: 'Owner verified' },
    { textEn: 'Corrected' },
  ])
  const list = '{ cmsGetPresetReasons(filter: { model: PAGE, restores: YES }) { counter } }'
  expect((await client.data(list)).cmsGetPresetReasons.counter).toBe(2)
})
