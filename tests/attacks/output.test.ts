import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { listSources } from '../../src/platform/server/lists/list-source.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/**
 * Texts that people wrote reach others in files, and a spreadsheet runs a text that begins like a formula. The
 * separator of cells depends on the country of the person who opens the file.
 */
const hostile = [
  '=1+1',
  ';=1+1',
  '; =1+1;x',
  ',=1+1',
  '\t=1+1',
  'a\n=1+1',
  'a\r\n@SUM(A1)',
  ' =1+1',
  '\u00a0-1+1',
  '\u200b+1',
  '"=1+1"',
  'x;"=HYPERLINK(""http://x"")"',
  '＝1+1',
  ';＝1+1',
  '|=1+1',
  "=cmd|' /C calc'!A0",
  'a;b;-1+1',
]

const server = await startServer()
const make = factories(server.db)
const { aUser, anAdmin, aPost, aBadge, aPlace, aGroup, aPage, aProduct, aComment, aMedia, aVerify, aReport } = make
const admin = await anAdmin({ full_name: hostile[0]! })
const client = server.as(admin)
// Otherwise there could be only one row for each tier.
await server.asOwner((owner) =>
  sql`alter table lucky_wheel_configs drop constraint lucky_wheel_configs_tier`.execute(owner),
)
const running = await make.aWheel({
  start_date: new Date(Date.now() - 3_600_000),
  end_date: new Date(Date.now() + 3_600_000),
})
const won = await make.aWheelPrize(running.batch, { qty: hostile.length })
for (const [i, text] of hostile.entries()) {
  const badge = await aBadge({ title: text, title_en: text })
  const reason = JSON.stringify([
    { reason: text, status: 'BLOCKED', createdAt: new Date().toISOString(), by: admin.id },
  ])
  const person = await aUser({
    full_name: text,
    username: `${text}${i}`,
    email: `${text}@${i}`,
    reason,
    badge_id: badge.id,
  })
  await aPlace({ name: text, description: text, location_name: text, created_by: person.id })
  await make.anAward(won.id, { user_id: person.id })
  await make.aSpin(running.batch, { user_id: person.id })
  const group = await aGroup(person.id, { name: text })
  const page = await aPage({ name: text, email: text, website: text, created_by: person.id, reason })
  const product = await aProduct({
    title: text,
    content: text,
    page_id: page.id,
    created_by: person.id,
    term_status: 'BLOCKED',
    reason,
  })
  const post = await aPost({ title: text, content: text, created_by: person.id, status: 'BLOCKED', reason })
  const comment = await aComment({ post_id: post.id, content: text, created_by: person.id, reason })
  const media = await aMedia({ uploaded_by: person.id, reason })
  const reported = {
    USER: person,
    GROUP: group,
    PAGE: page,
    PRODUCT: product,
    POST: post,
    COMMENT: comment,
    MEDIA: media,
  }
  for (const [model, { id }] of Object.entries(reported)) {
    await aReport(model as keyof typeof reported, id, { message: text, created_by: admin.id })
  }
  await aVerify({ target_id: person.id, target_name: text, status: 'REJECTED', reject_reason: text })
  await server.db
    .insertInto('configs')
    .values({ id: uuidv7(), key: `${text}${i}`, value: text, type: 'NORMAL' })
    .execute()
  await server.db
    .insertInto('page_categories')
    .values({ id: uuidv7(), name_vi: text, name_en: text, enum: `HOSTILE_${i}` })
    .execute()
  await server.db
    .insertInto('preset_reasons')
    .values({ id: uuidv7(), model: 'POST', text_vi: text, text_en: text, position: 1 })
    .execute()
  await server.db
    .insertInto('trusted_point_configs')
    .values({ id: uuidv7(), type: 'OTHERS', action_type: text, description: text, points: 100 })
    .execute()
  await server.db
    .insertInto('system_notifications')
    .values({ id: uuidv7(), custom_message: text, send_to_all_users: true, created_by: admin.id })
    .execute()
  await make.aRegisterForm(badge.id, { detail: text, detail_en: text })
  const badgeRequest = await make.aBadgeRequest({ badge_id: badge.id, user_id: person.id })
  await make.anAnswer(badgeRequest.id, { detail: text, detail_en: text, text })
  const banner = await make.aBanner({ name: text })
  await make.aChangeSet(banner.id, { title: text, note: text })
  await make.anEvent({ name: text })
  const wheelDay = Date.now() + (i + 1) * 86_400_000
  const period = { start_date: new Date(wheelDay), end_date: new Date(wheelDay + 3_600_000) }
  await make.aWheel({ ...period, title: text, title_en: text, created_by: person.id })
  const ofVoucher = { title: text, title_en: text, prize_title: text, prize_title_en: text, created_by: person.id }
  await make.aVoucher({ ...ofVoucher, type: 'REFERRAL', status: 'DISABLED' })
  const voucher = await make.aVoucher({ title: text, title_en: text, created_by: person.id })
  await server.db
    .insertInto('saved_replies')
    .values({ id: uuidv7(), title: `${text}${i}`, text_en: text, text_vi: text })
    .execute()
  await make.aRun({ name: text, file_name: text, created_by: person.id })
  await make.aVoucherCode({ voucher_id: voucher.id, code: `${text}${i}`, vendor_code: text, remarks: text })
  await server.db
    .insertInto('sensitive_words')
    .values({ id: uuidv7(), key: text.normalize('NFC') })
    .execute()
  const described = { title: text, title_en: text, description: text, description_en: text }
  await server.db
    .insertInto('lucky_wheel_instructions')
    .values({ id: uuidv7(), type: 'NOTE', turns: 0, ...described })
    .execute()
  await server.db
    .insertInto('failed_spin_messages')
    .values({ id: uuidv7(), content: text, content_en: text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await server.asOwner((owner) =>
    owner
      .insertInto('lucky_wheel_configs')
      .values({ id: uuidv7(), prize_tier: 'GOLD', description: text, condition_type: 'TOTAL', minimum: 0 })
      .execute(),
  )
  await server.asOwner((owner) =>
    owner
      .insertInto('system_settings')
      .values({ id: uuidv7(), key: `hostile${i}`, type: 'TEXT', value: text, description: text })
      .execute(),
  )
  await make.anApiKey({ name: text })
  await make.aDelivery({ type: text })
  const friend = await aUser({ full_name: text })
  await server.db
    .insertInto('referrals')
    .values({ id: uuidv7(), friend_id: friend.id, inviter_id: person.id, status: 'WAITING', network: '192.0.2.0' })
    .execute()
  await server.db
    .insertInto('point_corrections')
    .values({ id: uuidv7(), user_id: friend.id, amount: 500_000, reason: text, status: 'WAITING', asked_by: person.id })
    .execute()
  await client.data('mutation ($id: ID!, $reason: String!) { blockUser(targetId: $id, reason: $reason) { _id } }', {
    id: (await aUser({ full_name: text })).id,
    reason: `${text}.`,
  })
}

async function exported(list: string, format: 'CSV' | 'XLSX') {
  const columns = Object.keys(listSources().find(({ spec }) => spec.name === list)!.columns)
  const { createExport } = await client.data(
    'mutation ($list: String!, $format: ExportFormat!, $columns: [String!]!) { createExport(list: $list, format: $format, filters: {}, columns: $columns) { url } }',
    { list, format, columns },
  )
  return server.fastify.inject({ method: 'GET', url: createExport.url })
}

/**
 * A cell that a spreadsheet would run: skipped characters, then the first character of a formula, and not just a
 * number, with a sign or not, such as that of a phone.
 */
const runs = (cell: string) => /^[\s\u200b"]*[=+\-@＝＋－＠]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell.trim())

describe.each(listSources().map(({ spec }) => spec.name))('the export of %s', (list) => {
  test.each([',', ';', '\t', '|'])('as .csv has no cell that runs with the separator %j', async (delimiter) => {
    const file = await exported(list, 'CSV')
    const cells = file.body.split(/[\r\n]/).flatMap((line) => line.split(delimiter))
    if (delimiter === ',') cells.push(...parse(file.body, { bom: true }).flat())
    expect(cells.length).toBeGreaterThan(hostile.length)
    expect(cells.filter(runs)).toEqual([])
  })

  test('as .xlsx has texts that stay texts, without an apostrophe in front', async () => {
    const file = await exported(list, 'XLSX')
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
    for (const cell of sheets[0]!.cells?.values() ?? []) expect(cell.formula).toBeUndefined()
    const texts = new Set(sheets[0]!.rows.flat().filter((value) => typeof value === 'string'))
    expect([...texts].filter((text) => text.startsWith("'"))).toEqual([])
    if (list === 'User') {
      for (const text of hostile.filter((text) => !text.includes('\r'))) expect(texts).toContain(text)
      expect([...texts]).toContain(admin.phone_number)
    }
  })
})

test('an export is downloaded under our file name, not sniffed, and not cached', async () => {
  for (const format of ['CSV', 'XLSX'] as const) {
    expect((await exported('User', format)).headers).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Users [\d-]+\.(csv|xlsx)"; filename\*=UTF-8''Users%20[\d-]+\.(csv|xlsx)$/,
      ),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  }
})
