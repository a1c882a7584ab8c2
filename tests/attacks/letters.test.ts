import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const { aBadge, aRegisterForm, anAdmin, anApiKey, aPost, aPrivateUpload, aUser } = make
const admin = server.as(await anAdmin())
const me = await aUser()
const member = server.asMember(me)
const { text: key } = await anApiKey({ scopes: ['MEMBERS', 'EVENTS', 'CONTENT'], event_kinds: ['CREATE_POST'] })
const app = server.asMember({ idToken: key })

/** So many letters with so many marks each, no two letters alike, so that an index cannot make the text small. */
const letters = (count: number, marks = 15): string =>
  Array.from({ length: count }, (_, i) => {
    const mark = (j: number) => String.fromCodePoint(0x300 + ((i * 7 + j * (3 + (i % 11))) % 0x34))
    return `${String.fromCodePoint(97 + (i % 26))}${Array.from({ length: marks }, (_, j) => mark(j)).join('')}`
  }).join('')
/** Of what stands in an index the rules allow fewer marks. */
const name = () => `${letters(60, 5)}${uuidv7()}`

const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  'a comment': async () =>
    member.data('mutation ($d: CommentInput!) { commentPost(data: $d) { comment { _id } } }', {
      d: { postId: (await aPost({ created_by: me.id })).id, content: letters(5_000, 3) },
    }),
  'a group': () =>
    member.data('mutation ($d: GroupInput!) { createGroup(data: $d) { _id } }', {
      d: { name: letters(200), description: letters(5_000, 3), privacy: 'PUBLIC' },
    }),
  'a place': () =>
    member.data('mutation ($d: PlaceInput!) { createPlace(data: $d) { _id } }', {
      d: { name: letters(200), description: letters(5_000, 3), location: letters(200) },
    }),
  'a page, and that it is real': async () => {
    const { createPage } = await member.data('mutation ($d: PageInput!) { createPage(data: $d) { _id } }', {
      d: {
        name: letters(200),
        description: letters(5_000, 3),
        website: `https://example.com/${letters(100, 2)}`,
        type: 'BUSINESS_OR_BRAND',
      },
    })
    const paper = (await aPrivateUpload(me.id)).id
    await member.data('mutation ($d: VerificationInput!) { requestVerification(data: $d) { status } }', {
      d: { model: 'PAGE', _id: createPage._id, identityNumber: '1', photoIdentityIds: [paper] },
    })
  },
  'a request for a badge, whose form is copied': async () => {
    const badge = await aBadge({ status: 'ENABLED' })
    const form = await aRegisterForm(badge.id, {
      detail: letters(200, 2),
      detail_en: letters(200, 2),
      input_type: 'TEXT',
    })
    await member.data('mutation ($d: BadgeRequestInput!) { requestBadge(data: $d) { _id } }', {
      d: { badgeId: badge.id, answers: [{ formId: form.id, text: letters(100) }] },
    })
  },
  'an API key': () =>
    admin.data('mutation ($d: ApiKeyInput!) { cmsCreateApiKey(data: $d) { key } }', {
      d: { name: letters(100), scopes: ['READ'], endsAt: new Date(Date.now() + 86_400_000) },
    }),
  'an endpoint': () =>
    admin.data(
      'mutation ($n: String!) { cmsCreateWebhookEndpoint(url: "https://a.example/", types: ["wheel.won"], note: $n) { secret } }',
      { n: letters(200) },
    ),
  'a correction': () =>
    admin.data('mutation ($u: ID!, $r: String!) { cmsCorrectPoints(userId: $u, amount: 1, reason: $r) { _id } }', {
      u: me.id,
      r: letters(500),
    }),
  'a member and a record of the app': async () => {
    const externalId = name()
    await app.data('mutation ($d: MemberUpsertInput!) { upsertMember(data: $d) { _id } }', {
      d: { externalId, fullName: 'An', phoneNumber: '0387654321' },
    })
    const record = { model: 'POST', externalId: name(), authorExternalId: externalId, title: 'x' }
    const { upsertRecords } = await app.data(
      'mutation ($r: [AppRecordInput!]!) { upsertRecords(records: $r) { state reason } }',
      { r: [record] },
    )
    expect(upsertRecords).toEqual([{ state: 'CREATED', reason: null }])
  },
  'an event of the app': async () => {
    const event = { key: name(), memberId: me.id, kind: 'CREATE_POST', subjectId: name(), occurredAt: new Date() }
    const { trackEvents } = await app.data(
      'mutation ($e: [TrackedEventInput!]!) { trackEvents(events: $e) { state } }',
      { e: [event] },
    )
    expect(trackEvents[0].state).not.toBe('REFUSED')
  },
}

test.each(Object.entries(acts))('letters of many parts fit wherever a rule accepts them: %s', async (_, act) => {
  await act()
})

test.each([
  ['externalId', (text: string) => ({ model: 'POST', externalId: text, authorExternalId: 'x', title: 'x' })],
  ['authorExternalId', (text: string) => ({ model: 'POST', externalId: 'x', authorExternalId: text, title: 'x' })],
])('what an index could not hold is refused with its record: %s', async (_, recordWith) => {
  const { upsertRecords } = await app.data(
    'mutation ($r: [AppRecordInput!]!) { upsertRecords(records: $r) { state reason } }',
    { r: [recordWith(letters(100))] },
  )
  expect(upsertRecords).toEqual([{ state: 'REFUSED', reason: 'platform_text_too_long' }])
})

/** Texts of machines, and those whose rule counts characters as they are written. */
const asWritten = [
  'api_key_requests_operation_check',
  'banners_link_check',
  'job_failures_item_check',
  'job_failures_last_error_check',
  'page_categories_enum_check',
  'pages_email_check',
  'pages_phone_number_check',
  'places_phone_check',
  'vouchers_contact_email_check',
  'webhook_endpoints_url_check',
]

test('each column of a text has room for the letters of its rule, as `isWithin` counts them', async () => {
  const { rows } = await sql<{ conname: string; most: number }>`
    select conname, (regexp_match(pg_get_constraintdef(oid), 'char_length\\(\\w+\\)\\)? <= (\\d+)'))[1]::int as most
      from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conislocal
        and pg_get_constraintdef(oid) ~ 'char_length\\(\\w+\\)\\)? <= \\d+'`.execute(server.db)
  expect(rows.length).toBeGreaterThan(80)
  const hasRoom = (most: number) => most === 1250 || (most <= 16_000 ? most % 32 === 0 : (most - 13_000) % 6 === 0)
  const tight = rows.filter(({ most }) => !hasRoom(most)).map(({ conname }) => conname)
  expect(tight.toSorted()).toEqual(asWritten.toSorted())
})
