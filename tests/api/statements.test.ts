import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { countingStatements } from '../../src/platform/server/database/statement-count.ts'
import { caseOf } from '../harness/desk.ts'
import { everythingOf, queries } from '../harness/every-query.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/**
 * Every query, with everything that can be selected below it, must run as many SQL statements for eight rows as for
 * two. All rows fit on one page, and rows share no related records, so that each kind of record is loaded for each row.
 * Queries and selections come from the schema, so new fields are included automatically.
 */
const fewer = 2
const more = 8

/** Queries that read nothing from the database. */
const constantQueries = new Set(['cmsApiSchemas', 'cmsListBannerScreen', 'cmsLuckyWheelInstructionTypes'])

const target = {
  user: '',
  post: '',
  place: '',
  group: '',
  page: '',
  product: '',
  comment: '',
  media: '',
  verify: '',
  rule: '',
  entry: '',
  notification: '',
  case: '',
  event: '',
  voucher: '',
  badge: '',
  badgeRequest: '',
  banner: '',
  run: '',
  replay: '',
  wheel: '',
  wheelPrize: '',
  changeSet: '',
  apiKey: '',
  delivery: '',
  endpoint: '',
}
const documents = () => new Map(queries.map((field) => [field.name, everythingOf(field, target)]))

describe('the number of a query’s statements does not grow with its rows', async () => {
  const server = await startServer()
  const make = factories(server.db)
  const admin = await make.anAdmin()
  const person = await make.aUser()
  const rule = () => make.aPointRule()

  target.rule = (await rule()).id
  target.apiKey = (await make.anApiKey()).id

  let grown = 0
  let wheels = 0
  /** An audit entry of the person's history; this test only reads it. */
  const entry = (actor_id: string, before: object, after: object) => ({
    id: uuidv7(),
    chain: `USER:${person.id}`,
    position: ++grown,
    action: 'cmsAssignBadge',
    model: 'USER',
    target_id: person.id,
    actor_id,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    request_id: 'none',
    created_at: new Date(),
    previous_hash: grown > 1 ? Buffer.alloc(32) : null,
    hash: Buffer.alloc(32),
  })

  let firstBatch: Awaited<ReturnType<typeof make.aWheel>>['batch'] | null = null
  /** One more wheel, and one more batch, prize and winner in the first wheel. */
  const growWheels = async (picture: () => Promise<string>) => {
    const start = Date.now() + ++wheels * 86_400_000
    const period = { start_date: new Date(start), end_date: new Date(start + 86_400_000) }
    await make.aWheel(period)
    if (!target.wheel) {
      const whole = { start_date: new Date(Date.now() - 1000), end_date: new Date(Date.now() + 3_600_000) }
      const { id, batch } = await make.aWheel(whole)
      target.wheel = id
      firstBatch = batch
      target.wheelPrize = (await make.aWheelPrize(batch, { qty: 100, media_id: await picture() })).id
    }
    const voucher = await make.aVoucher({ type: 'GAME' })
    const batch = await make.aWheelBatch({ wheel_id: target.wheel, ...period })
    await make.aWheelPrize(batch, { voucher_id: voucher.id, media_id: await picture() })
    const won = { stock_id: target.wheelPrize, award_id: uuidv7(), cause: 'CHANCE' as const }
    const winner = (await make.aUser()).id
    await make.anAward(won.stock_id, { id: won.award_id, user_id: winner })
    await make.aSpin(firstBatch!, { ...won, user_id: winner })
    await make.aSpin(firstBatch!, { user_id: person.id })
    const [chosen, chooser] = [await make.aUser(), await make.aUser()]
    await server.db.transaction().execute(async (db) => {
      await sql`update stock_lanes set qty = qty - 1 where stock_id = ${target.wheelPrize}`.execute(db)
      await db
        .insertInto('wheel_designations')
        .values({ stock_id: target.wheelPrize, user_id: chosen.id, reason: 'x', created_by: chooser.id })
        .execute()
    })
  }

  const people: { userId: string; difference: number }[] = []
  const rules: Record<string, [number, number]> = {}
  const ranks: { from: string; to: string; members: number }[] = []
  /** A replay with one more member, rule and change of rank. */
  const aReplay = async () => {
    people.push({ userId: (await make.aUser()).id, difference: 100 })
    rules[(await rule()).id] = [0, 100]
    ranks.push({ from: (await rule()).id, to: (await rule()).id, members: 1 })
    const draft = { actionType: 'x', points: 100, description: 'x', numbers: {} }
    const outcome = { actions: 1, members: 1, byDay: {}, byRule: rules, gained: people, lost: people, ranks }
    const { id } = await make.aRun({
      kind: 'POINT_REPLAY',
      target_model: 'TRUSTED_POINT_CONFIG',
      target_id: target.rule,
      state: 'DONE',
      finished_at: new Date(),
      parameters: JSON.stringify({ draft, days: 7 }),
      result: JSON.stringify(outcome),
      created_by: admin.id,
    })
    return id
  }

  /** One more row for each list, with every kind of related record, none of them shared. */
  const grow = async () => {
    await make.anApiKey({ created_by: (await make.aUser()).id })
    const sent = {
      key_id: target.apiKey,
      operation: 'me',
      outcome: 'OK',
      request_id: 'x',
      address: '',
      milliseconds: 1,
    }
    await server.db
      .insertInto('api_key_requests')
      .values({ ...sent, id: uuidv7(), at: new Date() })
      .execute()
    const delivery = await make.aDelivery()
    Object.assign(target, { delivery: delivery.id, endpoint: delivery.endpoint_id })
    const picture = async () => (await make.aMedia()).id
    const badge = await make.aBadge({ media_id: await picture() })
    await make.aRegisterForm(badge.id, { input_type: 'IMAGE', figure_id: await picture() })
    target.badge = badge.id
    const judge = await make.aUser()
    const reason = JSON.stringify([
      { reason: 'spam', status: 'BLOCKED', createdAt: new Date().toISOString(), by: judge.id },
    ])
    const creator = await make.aUser({ badge_id: badge.id, avatar_id: await picture(), reason })
    target.badgeRequest = (await make.aBadgeRequest({ badge_id: badge.id, user_id: creator.id })).id
    await make.anAnswer(target.badgeRequest, { input_type: 'IMAGE', media_id: await picture() })
    const post = async (created_by: string, shared_post_id?: string) => {
      const category_id = (await make.aCategory()).id
      target.group = (await make.aGroup((await make.aUser()).id, { category_id, reason })).id
      await make.aReport('GROUP', target.group)
      const logo_id = await picture()
      const ofPage = { category_id: (await make.aCategory()).id, logo_id, owner_id: (await make.aUser()).id, reason }
      target.page = (await make.aPage(ofPage)).id
      await server.db
        .insertInto('page_admins')
        .values({ page_id: target.page, user_id: (await make.aUser()).id })
        .execute()
      target.product = (await make.aProduct({ page_id: target.page, reason })).id
      await server.db
        .insertInto('product_media')
        .values({ product_id: target.product, media_id: await picture(), position: 0 })
        .execute()
      await make.aReport('PAGE', target.page)
      await make.aReport('PRODUCT', target.product)
      const primary_image_id = await picture()
      target.place = (await make.aPlace({ created_by: (await make.aUser()).id, primary_image_id })).id
      await server.db
        .insertInto('place_media')
        .values({ place_id: target.place, media_id: await picture(), position: 0 })
        .execute()
      const row = await make.aPost({
        created_by,
        shared_post_id: shared_post_id ?? null,
        place_id: target.place,
        group_id: target.group,
        page_id: target.page,
        status: 'BLOCKED',
        reason,
      })
      target.media = (await make.aMedia({ uploaded_by: (await make.aUser()).id, reason })).id
      await make.attach(row.id, target.media)
      await make.aReport('MEDIA', target.media)
      target.comment = (await make.aComment({ post_id: row.id, page_id: target.page, reason })).id
      await make.aReport('COMMENT', target.comment)
      return row
    }
    const shared = await post((await make.aUser({ badge_id: badge.id })).id)
    await post(creator.id, shared.id)
    await server.db
      .insertInto('preset_reasons')
      .values({ id: uuidv7(), model: 'POST', text_vi: 'Spam', text_en: 'Spam', position: 1 })
      .execute()
    target.post = (await post(person.id, shared.id)).id
    const decided = { status: 'VERIFIED' as const, decided_by: (await make.aUser()).id }
    target.verify = (
      await make.aVerify({ owner_id: (await make.aUser({ avatar_id: await picture() })).id, ...decided })
    ).id
    await make.aDocument(target.verify)
    const named = {
      send_to_all_users: false,
      user_ids: [(await make.aUser()).id],
      excluded_user_ids: [(await make.aUser()).id],
      excluded_page_ids: [target.page],
    }
    const [logo_id, background_id, animation_id] = [await picture(), await picture(), await picture()]
    target.event = (await make.anEvent({ logo_id, background_id, animation_id })).id
    const ofVoucher = { media_ids: [await picture()], created_by: (await make.aUser()).id }
    const voucher = await make.aVoucher(ofVoucher)
    target.voucher ||= voucher.id
    await make.handOver((await make.aVoucherCode({ voucher_id: target.voucher })).id, (await make.aUser()).id)
    target.run = (await make.aRun({ created_by: (await make.aUser({ avatar_id: await picture() })).id })).id
    target.replay = await aReplay()
    target.banner = (
      await make.aBanner({ type: 'POST', link: null, post_id: target.post, media_id: await picture() })
    ).id
    await make.aBanner({ type: 'PAGE', link: null, page_id: target.page, media_id: await picture() })
    const approved = { approver_id: (await make.aUser()).id, approved_at: new Date(), apply_at: new Date() }
    target.changeSet = (await make.aChangeSet(target.banner, { ...approved, status: 'SCHEDULED' })).id
    const back = { rolled_back_by: (await make.aUser()).id, rolled_back_at: new Date(), applied_at: new Date() }
    await make.aChangeSet(target.banner, { ...approved, ...back, status: 'ROLLED_BACK' })
    await make.aVoucher({ ...ofVoucher, type: 'REFERRAL', media_ids: [await picture()], status: 'DISABLED' })
    target.notification = (await make.aNotification(named)).id
    await growWheels(picture)
    const described = { title: 'x', title_en: 'x', description: 'x', description_en: 'x' }
    await server.db
      .insertInto('lucky_wheel_instructions')
      .values({ id: uuidv7(), type: 'NOTE', turns: 0, ...described })
      .execute()
    await server.db
      .insertInto('failed_spin_messages')
      .values({ id: uuidv7(), content: uuidv7(), content_en: 'x' })
      .execute()
    const { id: entryId } = await make.points(person.id, 100, {
      config_id: target.rule,
      post_id: target.post,
      exchange_hash: '0xabc',
    })
    target.entry = entryId
    await make.points(creator.id, 100)
    await make.aUser({ referred_by: creator.id })
    await server.db
      .insertInto('reports')
      .values({ id: uuidv7(), model: 'POST', target_id: target.post, type: 'SPAM', created_by: judge.id })
      .execute()
    await server.db
      .insertInto('reports')
      .values({ id: uuidv7(), model: 'USER', target_id: creator.id, type: 'SPAM', created_by: judge.id })
      .execute()
    target.case ||= await caseOf(server, target.post)
    await sql`select move_to_case('POST', ${target.post}, ${target.case})`.execute(server.db)
    await server.db
      .insertInto('case_decisions')
      .values({
        id: uuidv7(),
        case_id: await caseOf(server, creator.id),
        state: 'DECLINED',
        reason: '',
        decided_by: (await make.aUser()).id,
        decided_at: new Date(),
        second_by: (await make.aUser()).id,
        second_at: new Date(),
      })
      .execute()
    await server.db
      .updateTable('trusted_point_configs')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', target.rule)
      .execute()
    const [given, taken] = [await make.aBadge(), await make.aBadge()]
    await server.db
      .insertInto('audit_entries')
      .values([
        entry(judge.id, { badgeId: taken.id }, { badgeId: given.id }),
        { ...entry(judge.id, {}, { createdBy: creator.id }), model: 'POST' },
      ])
      .execute()
    await server.db
      .insertInto('preferences')
      .values({ user_id: admin.id, key: `list.${target.post}`, value: '1' })
      .execute()
  }
  target.user = person.id

  /**
   * Statements of each query. Sent as persisted documents, which may ask for more than others.
   *
   * @param of two runs: records of one kind that two statements lead to are loaded together only if both have answered
   */
  const measure = async (of: (...counts: number[]) => number) => {
    const texts = documents()
    const instance = await server.again({ persisted: [...texts.values()] })
    const client = instance.as(admin)
    await client.data('{ me { _id } }')
    const counts: Record<string, number> = {}
    for (const [name, text] of texts) {
      const runs = []
      for (let run = 0; run < 2; run++) {
        const { result, statements } = await countingStatements(() => client.query(text))
        expect(result.errors, name).toBeUndefined()
        runs.push(statements)
      }
      counts[name] = of(...runs)
    }
    return counts
  }

  for (let i = 0; i < fewer; i++) await grow()
  const few = await measure(Math.max)
  for (let i = fewer; i < more; i++) await grow()
  const many = await measure(Math.min)

  test.each(queries.map((field) => field.name))('%s', (name) => {
    // At least two: one that authenticates and one that reads. Otherwise nothing was measured.
    expect(few[name]).toBeGreaterThanOrEqual(constantQueries.has(name) ? 1 : 2)
    expect(many[name]).toBeLessThanOrEqual(few[name]!)
  })
})
