import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { defaultTierNames, prizeTiers } from '../../src/features/promotion/lucky-wheels/lucky-wheel.values.ts'
import { type Area, type KeyScope, keyScopes } from '../../src/platform/shared/permission.ts'
import { createHash, randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type {
  ApiKeys,
  Badges,
  Banners,
  ChangeSets,
  BadgeRegisterForms,
  BadgeRequestForms,
  BadgeRequests,
  Comments,
  Events,
  LuckyWheels,
  Media,
  PageCategories,
  Pages,
  Places,
  PointEntries,
  Posts,
  Products,
  Reports,
  Runs,
  SocialGroups,
  Spins,
  SystemNotifications,
  Tables,
  WebhookDeliveries,
  Users,
  VerifyMedia,
  VerifyRequests,
  VoucherCodes,
  Vouchers,
  WheelAwards,
  WheelBatches,
  WheelPrizes,
} from '../../database/tables.ts'

export interface KeyGiven extends Partial<Insertable<ApiKeys>> {
  readonly scopes?: KeyScope[]
}

export type Person = Selectable<Users>

let count = 0
const next = () => ++count

/** Inserts complete and plausible rows; a test only gives the values it is about. */
export function factories(db: Kysely<Tables>) {
  /** An API key with all scopes, and its text: `server.asMember({ idToken: key.text })`. */
  const anApiKey = async ({ scopes = [...keyScopes], ...given }: KeyGiven = {}) => {
    const text = `bk_${given.mode === 'TEST' ? 'test' : 'live'}_${randomBytes(32).toString('base64url')}`
    const row = await db
      .insertInto('api_keys')
      .values({
        id: uuidv7(),
        name: `Khóa ${next()}`,
        hash: createHash('sha256').update(text).digest(),
        prefix: text.slice(0, 14),
        scopes,
        ends_at: new Date(Date.now() + 86_400_000),
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, text }
  }

  /** A delivered webhook, of an endpoint of its own. */
  const aDelivery = async (given: Partial<Insertable<WebhookDeliveries>> = {}) => {
    const endpoint = { id: uuidv7(), url: 'https://hooks.example/', types: ['points.booked'], secret_sealed: '' }
    await db.insertInto('webhook_endpoints').values(endpoint).execute()
    await db.insertInto('webhook_drains').values({ endpoint_id: endpoint.id }).execute()
    const row = {
      id: uuidv7(),
      endpoint_id: endpoint.id,
      type: 'points.booked',
      model: 'USER',
      subject_id: uuidv7(),
      sequence: 1,
      payload: '{}',
      state: 'DELIVERED' as const,
      created_at: new Date(),
      ended_at: new Date(),
      ...given,
    }
    await db.insertInto('webhook_deliveries').values(row).execute()
    await db
      .insertInto('webhook_tries')
      .values({ delivery_id: row.id, number: 1, tried_at: new Date(), took_ms: 1 })
      .execute()
    return row
  }

  /** A MEMBER with status NORMAL, a Vietnamese number and `testPassword`. */
  const aUser = (given: Partial<Insertable<Users>> = {}): Promise<Person> => {
    const n = next()
    const person = {
      id: uuidv7(),
      phone_number: `+8490${String(n).padStart(7, '0')}`,
      password_hash: inject('passwordHash'),
      full_name: `Người thứ ${n}`,
      username: `person${n}`,
      email: `person${n}@example.com`,
      gender: 'MALE' as const,
      country_code: 'VN',
    }
    return db
      .insertInto('users')
      .values({ ...person, ...given })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** An import of codes that waits to be confirmed, with two rows. */
  const aRun = async (given: Partial<Insertable<Runs>> = {}) => {
    const run = await db
      .insertInto('runs')
      .values({
        id: uuidv7(),
        kind: 'CODE_IMPORT',
        name: `Voucher ${next()}`,
        file_name: 'codes.xlsx',
        state: 'CHECKED',
        phase: 'JUDGING',
        done: 2,
        total: 2,
        created_by: given.created_by ?? (await aUser()).id,
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const row = { run_id: run.id, cells: JSON.stringify({ code: run.name, quantity: 1 }) }
    await db
      .insertInto('run_rows')
      .values([
        { ...row, id: uuidv7(), seq: 1, row: 1, key: run.name },
        { ...row, id: uuidv7(), seq: 2, row: 2, key: run.name, problem: 'REPEATED', first_row: 1 },
      ])
      .execute()
    return run
  }

  /** A picture that a member uploaded for a request. */
  const aPrivateUpload = (uploaded_by: string) => {
    const id = uuidv7()
    const row = { id, key: `private/uploads/2026-01-01/${id}.jpg`, content_type: 'image/jpeg', bytes: 9, uploaded_by }
    return db
      .insertInto('private_uploads')
      .values({ ...row, width: 640, height: 404 })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const aMedia = (given: Partial<Insertable<Media>> = {}) => {
    const id = uuidv7()
    const media = {
      id,
      kind: 'PHOTO' as const,
      key: `photos/${id}.jpg`,
      thumbnail_key: `photos/${id}-t.webp`,
      content_type: 'image/jpeg',
      bytes: 1000,
    }
    return db
      .insertInto('media')
      .values({ ...media, ...given })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const aBadge = (given: Partial<Insertable<Badges>> = {}) => {
    const n = next()
    return db
      .insertInto('badges')
      .values({ id: uuidv7(), title: `Huy hiệu ${n}`, title_en: `Badge ${n}`, ...given })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const aRegisterForm = async (badgeId: string, given: Partial<Insertable<BadgeRegisterForms>> = {}) => {
    const form = await db
      .insertInto('badge_register_forms')
      .values({ id: uuidv7(), detail: 'Giấy tờ', detail_en: 'Papers', input_type: 'TEXT', ...given })
      .returningAll()
      .executeTakeFirstOrThrow()
    await sql`update badges set register_form_ids = register_form_ids || ${form.id}::uuid where id = ${badgeId}`.execute(
      db,
    )
    return form
  }

  /** A request that waits for a decision. */
  const aBadgeRequest = async (given: Partial<Insertable<BadgeRequests>> = {}) =>
    db
      .insertInto('badge_requests')
      .values({
        id: uuidv7(),
        ...given,
        badge_id: given.badge_id ?? (await aBadge()).id,
        user_id: given.user_id ?? (await aUser()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** An answer with a text. */
  const anAnswer = (request_id: string, given: Partial<Insertable<BadgeRequestForms>> = {}) =>
    db
      .insertInto('badge_request_forms')
      .values({
        request_id,
        position: 1,
        detail: 'Giới thiệu',
        detail_en: 'About you',
        input_type: 'TEXT',
        required: true,
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const aPost = async (given: Partial<Insertable<Posts>> = {}) => {
    const n = next()
    const created_by = given.created_by ?? (await aUser()).id
    return db
      .insertInto('posts')
      .values({ id: uuidv7(), type: 'STATUS', title: `Bài viết ${n}`, content: `Nội dung ${n}`, ...given, created_by })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const aComment = async (given: Partial<Insertable<Comments>> = {}) =>
    db
      .insertInto('comments')
      .values({
        id: uuidv7(),
        content: `Bình luận ${next()}`,
        ...given,
        post_id: given.post_id ?? (await aPost()).id,
        created_by: given.created_by ?? (await aUser()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const aPlace = (given: Partial<Insertable<Places>> = {}) =>
    db
      .insertInto('places')
      .values({ id: uuidv7(), name: `Quán ${next()}`, ...given })
      .returningAll()
      .executeTakeFirstOrThrow()

  const aPage = async (given: Partial<Insertable<Pages>> = {}) =>
    db
      .insertInto('pages')
      .values({ id: uuidv7(), name: `Trang ${next()}`, ...given, created_by: given.created_by ?? (await aUser()).id })
      .returningAll()
      .executeTakeFirstOrThrow()

  const aProduct = async (given: Partial<Insertable<Products>> = {}) =>
    db
      .insertInto('products')
      .values({
        id: uuidv7(),
        type: 'TOUR',
        title: `Tour ${next()}`,
        price: 1_250_000,
        ...given,
        page_id: given.page_id ?? (await aPage()).id,
        created_by: given.created_by ?? (await aUser()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const aGroup = async (created_by?: string, given: Partial<Insertable<SocialGroups>> = {}) =>
    db
      .insertInto('social_groups')
      .values({ id: uuidv7(), name: `Nhóm ${next()}`, ...given, created_by: created_by ?? (await aUser()).id })
      .returningAll()
      .executeTakeFirstOrThrow()

  const aCategory = (given: Partial<Insertable<PageCategories>> = {}) => {
    const n = next()
    return db
      .insertInto('page_categories')
      .values({ id: uuidv7(), name_vi: `Danh mục ${n}`, name_en: `Category ${n}`, enum: `CATEGORY_${n}`, ...given })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** A request for verification of a person, or of the page named by `target_id`. */
  const aVerify = async (given: Partial<Insertable<VerifyRequests>> = {}) => {
    const owner_id = given.owner_id ?? (given.type === 'PAGE' ? undefined : given.target_id) ?? (await aUser()).id
    const target =
      given.type === 'PAGE'
        ? { target_id: given.target_id ?? (await aPage()).id, target_type: 'BUSINESS_OR_BRAND' as const }
        : { type: 'USER' as const, target_id: owner_id }
    const status = given.status ?? 'PENDING'
    const decided = status === 'PENDING' ? {} : { decided_at: new Date() }
    const rejected = status === 'REJECTED' ? { reject_reason: 'Ảnh mờ' } : {}
    return db
      .insertInto('verify_requests')
      .values({
        id: uuidv7(),
        target_name: `Người xin ${next()}`,
        ...decided,
        ...rejected,
        ...target,
        ...given,
        type: given.type ?? 'USER',
        owner_id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** A document of a request; a test that needs its file must store it. */
  const aDocument = (request_id: string, given: Partial<Insertable<VerifyMedia>> = {}) => {
    const id = uuidv7()
    const paper = { kind: 'IDENTITY' as const, position: next(), content_type: 'image/jpeg', bytes: 9 }
    return db
      .insertInto('verify_media')
      .values({ id, request_id, key: `private/verify/${id}.jpg`, width: 640, height: 404, ...paper, ...given })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** A member of STAFF to whom these areas are granted. */
  const aGrantee = async (...areas: readonly Area[]): Promise<Person> => {
    const person = await aUser({ user_group: 'STAFF' })
    await db
      .insertInto('grants')
      .values(areas.map((area) => ({ user_id: person.id, area })))
      .execute()
    return person
  }

  /** A report by somebody. */
  const aReport = async (
    model: Reports['model'],
    target_id: string,
    given: Partial<Insertable<Reports>> = {},
  ): Promise<void> => {
    const created_by = given.created_by ?? (await aUser()).id
    await db
      .insertInto('reports')
      .values({ id: uuidv7(), model, target_id, type: 'SPAM', ...given, created_by })
      .execute()
  }

  const attach = (postId: string, mediaId: string, position = 0) =>
    db.insertInto('post_media').values({ post_id: postId, media_id: mediaId, position }).execute()

  const aPointRule = (description = 'Viết đánh giá', points = 500) =>
    db
      .insertInto('trusted_point_configs')
      .values({ id: uuidv7(), type: 'ACTION', description, points })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** A notification to everybody that is not sent. */
  const aNotification = async (given: Partial<Insertable<SystemNotifications>> = {}) =>
    db
      .insertInto('system_notifications')
      .values({
        id: uuidv7(),
        custom_message: `Thông báo ${next()}`,
        send_to_all_users: true,
        ...given,
        created_by: given.created_by ?? (await aUser()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** A banner to a web address that the app shows now. */
  const aBanner = async (given: Partial<Insertable<Banners>> = {}) =>
    db
      .insertInto('banners')
      .values({
        id: uuidv7(),
        name: `Banner ${next()}`,
        type: 'LINK',
        link: 'https://example.com',
        start_date: new Date(Date.now() - 86_400_000),
        end_date: new Date(Date.now() + 86_400_000),
        ...given,
        media_id: given.media_id ?? (await aMedia()).id,
        created_by: given.created_by ?? (await aUser()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** A disabled event. */
  const anEvent = async (given: Partial<Insertable<Events>> = {}) =>
    db
      .insertInto('events')
      .values({
        id: uuidv7(),
        name: `Sự kiện ${next()}`,
        loop: 5,
        ...given,
        logo_id: given.logo_id ?? (await aMedia()).id,
        background_id: given.background_id ?? (await aMedia()).id,
        animation_id: given.animation_id ?? (await aMedia()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** An enabled voucher of point exchange for the next 30 days, which nobody has approved. */
  const aVoucher = async (given: Partial<Insertable<Vouchers>> = {}) => {
    const campaign = given.type === 'REFERRAL' ? { admin_status: 'APPROVED' as const, referral_turns: 1 } : {}
    return db
      .insertInto('vouchers')
      .values({
        id: uuidv7(),
        type: 'POINT_EXCHANGE',
        title: `Phiếu ${next()}`,
        title_en: 'Voucher',
        description: 'Mô tả',
        description_en: 'Description',
        start_date: new Date(Date.now() - 86_400_000),
        end_date: new Date(Date.now() + 30 * 86_400_000),
        status: 'ENABLED',
        admin_status: 'PENDING',
        ...campaign,
        ...given,
        ...(given.type === 'REFERRAL' && !given.media_ids ? { media_ids: [(await aMedia()).id] } : {}),
        created_by: given.created_by ?? (await aUser()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const aVoucherCode = async (given: Partial<Insertable<VoucherCodes>> = {}) =>
    db
      .insertInto('voucher_codes')
      .values({
        id: uuidv7(),
        code: `MA-${next()}`,
        start_date: new Date(Date.now() - 3_600_000),
        end_date: new Date(Date.now() + 86_400_000),
        ...given,
        voucher_id: given.voucher_id ?? (await aVoucher()).id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** Hands a code over to somebody, for no points. */
  const handOver = async (code_id: string, user_id?: string) =>
    db
      .insertInto('voucher_redemptions')
      .values({ id: uuidv7(), code_id, user_id: user_id ?? (await aUser()).id, cause: 'EARNED' })
      .execute()

  /**
   * A wheel of one batch, from an hour ago until tomorrow, without prizes. Wheels that are not deleted may not overlap.
   */
  const aWheel = async (given: Partial<Insertable<LuckyWheels>> = {}) => {
    const period = {
      start_date: given.start_date ?? new Date(Date.now() - 3_600_000),
      end_date: given.end_date ?? new Date(Date.now() + 86_400_000),
    }
    const created_by = given.created_by ?? (await aUser()).id
    const title = `Vòng quay ${next()}`
    const wheel = await db
      .insertInto('lucky_wheels')
      .values({ id: uuidv7(), title, title_en: 'Lucky wheel', ...given, ...period, created_by })
      .returningAll()
      .executeTakeFirstOrThrow()
    await db
      .insertInto('wheel_tiers')
      .values(
        prizeTiers.map((prize_tier) => ({
          wheel_id: wheel.id,
          prize_tier,
          name: defaultTierNames[prize_tier].name,
          name_en: defaultTierNames[prize_tier].nameEn,
        })),
      )
      .execute()
    return { ...wheel, batch: await aWheelBatch({ wheel_id: wheel.id, ...period }) }
  }

  const aWheelBatch = (given: Pick<Insertable<WheelBatches>, 'wheel_id' | 'start_date' | 'end_date'>) =>
    db
      .insertInto('wheel_batches')
      .values({ id: uuidv7(), seed: 'sealed', seed_hash: Buffer.alloc(32), ...given })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** A prize of a batch, by default of 10 points, with its stock in one lane. Its id is that of the stock. */
  const aWheelPrize = async (
    batch: { readonly id: string; readonly wheel_id: string },
    { qty = 5, line, ...given }: Partial<Insertable<WheelPrizes>> & { qty?: number; line?: string } = {},
  ) => {
    const [id, prize_id] = [uuidv7(), line ?? uuidv7()]
    const media_id = given.media_id ?? (await aMedia()).id
    await db.transaction().execute(async (db) => {
      if (!line) {
        await db
          .insertInto('wheel_prizes')
          .values({
            id: prize_id,
            wheel_id: batch.wheel_id,
            prize_index: next() % 1000,
            prize_tier: 'GOLD',
            total_qty: qty,
            ...(given.voucher_id ? {} : { point: 1000 }),
            ...given,
            media_id,
          })
          .execute()
      }
      await db.insertInto('wheel_stock').values({ id, batch_id: batch.id, prize_id, qty }).execute()
      if (qty > 0) await db.insertInto('stock_lanes').values({ stock_id: id, lane: 0, qty }).execute()
    })
    return { id, line: prize_id }
  }

  /** Somebody wins a prize by chance. */
  const anAward = async (stock_id: string, given: Partial<Insertable<WheelAwards>> = {}) =>
    db
      .insertInto('wheel_awards')
      .values({
        id: uuidv7(),
        stock_id,
        cause: 'CHANCE',
        lane: 0,
        ...given,
        user_id: given.user_id ?? (await aUser()).id,
      })
      .execute()

  /** A turn of a wheel that missed. */
  const aSpin = async (
    batch: { readonly id: string; readonly wheel_id: string },
    given: Partial<Insertable<Spins>> = {},
  ) =>
    db
      .insertInto('spins')
      .values({
        // By the moment alone: after a test has moved its clock, the ids of this process stay ahead.
        id: uuidv7({ msecs: Date.now() }),
        wheel_id: batch.wheel_id,
        batch_id: batch.id,
        request_id: uuidv7(),
        turn: 'FREE',
        eligible_tiers: ['GOLD'],
        answer: '{}',
        salt: Buffer.alloc(32),
        created_at: new Date(),
        ...given,
        user_id: given.user_id ?? (await aUser()).id,
      })
      .execute()

  /** A draft that renames this banner. */
  const aChangeSet = async (target_id: string, given: Partial<Insertable<ChangeSets>> = {}) => {
    const author_id = given.author_id ?? (await aUser()).id
    const set = { id: uuidv7(), title: `Bộ ${next()}`, ...given, changes: 1, author_id }
    const row = await db.insertInto('change_sets').values(set).returningAll().executeTakeFirstOrThrow()
    const [name, after] = ['Banner', { name: 'Mới' }]
    const effects = [{ model: 'BANNER', targetId: target_id, name, before: { name }, after }]
    const item = { id: uuidv7(), change_set_id: row.id, operation: 'updateBanner', model: 'BANNER', target_id, name }
    const input = JSON.stringify({ _id: target_id, ...after })
    const values = { ...item, input, version_seen: 1, effects: JSON.stringify(effects) }
    await db.insertInto('change_set_items').values(values).execute()
    return row
  }

  /** One point entry (in hundredths) for a person's account. */
  const points = (userId: string, amount: number, given: Partial<Insertable<PointEntries>> = {}) =>
    sql<Selectable<PointEntries>>`select * from book_points(${JSON.stringify({
      id: uuidv7(),
      user_id: userId,
      other_account: 'REWARDS',
      cause: 'RULE',
      amount,
      earned: true,
      ...given,
    })}::jsonb)`
      .execute(db)
      .then(({ rows }) => rows[0]!)

  return {
    aUser,
    anApiKey,
    aDelivery,
    aRun,
    anAdmin: (given: Partial<Insertable<Users>> = {}) => aUser({ user_group: 'ADMIN', ...given }),
    aStaff: (given: Partial<Insertable<Users>> = {}) => aUser({ user_group: 'STAFF', ...given }),
    aVerified: (given: Partial<Insertable<Users>> = {}) => aUser({ badge_status: 'VERIFIED', ...given }),
    aMedia,
    aPrivateUpload,
    aBadge,
    aRegisterForm,
    aBadgeRequest,
    anAnswer,
    aPost,
    aComment,
    aPlace,
    aPage,
    aProduct,
    aGroup,
    aCategory,
    aVerify,
    aDocument,
    aGrantee,
    aReport,
    attach,
    aPointRule,
    aNotification,
    aBanner,
    aChangeSet,
    anEvent,
    aVoucher,
    aVoucherCode,
    handOver,
    aWheel,
    aWheelBatch,
    aWheelPrize,
    anAward,
    aSpin,
    points,
  }
}

/** An id that no record has. */
export const noId = '01920000-0000-7000-8000-000000000000'
