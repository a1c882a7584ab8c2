import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tables } from '../../database/tables.ts'
import { factories } from './factories.ts'

type Made = () => Promise<{ readonly id: string }>

interface RecordOfModel {
  /** Makes records: one of each kind of privacy, and a deleted one if its row stays. */
  readonly made: readonly Made[]
  /** Its own query: of one record by `$id`, or of a list in which the record is looked for. */
  readonly call: string
}

/**
 * How a record of each model is made and read, for tests that cover every model.
 *
 * @param owner who began one of the private runs
 */
export async function everyRecord(db: Kysely<Tables>, owner: string): Promise<Readonly<Record<string, RecordOfModel>>> {
  const make = factories(db)
  const inserted = (table: keyof Tables, values: Readonly<Record<string, unknown>>) => async () => {
    const all = { id: uuidv7(), ...values }
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(all))})`.execute(db)
    return all
  }
  const first = (table: 'lucky_wheel_configs' | 'menu_banners' | 'system_settings') => () =>
    db.selectFrom(table).select('id').executeTakeFirstOrThrow()
  const softly = (table: keyof Tables, made: Made): Made[] => [
    made,
    async () => {
      const { id } = await made()
      await sql`update ${sql.table(table)} set deleted_at = now() where id = ${id}`.execute(db)
      return { id }
    },
  ]
  async function aReportedPost() {
    const post = await make.aPost()
    await make.aReport('POST', post.id)
    return post
  }
  async function aCase() {
    const { id } = await aReportedPost()
    const reported = db.selectFrom('report_targets').select('case_id').where('target_id', '=', id)
    return { id: (await reported.executeTakeFirstOrThrow()).case_id! }
  }
  const voucher = await make.aVoucher()
  const aCode = () => make.aVoucherCode({ voucher_id: voucher.id })
  const later = { start_date: new Date(Date.now() + 1e10), end_date: new Date(Date.now() + 2e10) }
  const titles = { title: 'Ghi chú', title_en: 'Note', description: 'Mô tả', description_en: 'Description' }
  const instruction = { type: 'NOTE', ...titles, turns: 0 }

  return {
    API_KEY: { made: [() => make.anApiKey()], call: 'cmsGetApiKeys' },
    BADGE: { made: [() => make.aBadge()], call: 'getBadge(_id: $id)' },
    BADGE_REGISTER_FORM: {
      made: [async () => make.aRegisterForm((await make.aBadge()).id)],
      call: 'cmsListBadgeRegisterForms(limit: 100)',
    },
    BADGE_REQUEST: { made: [() => make.aBadgeRequest()], call: 'getRequestBadge(_id: $id)' },
    BANNER: { made: [() => make.aBanner()], call: 'cmsGetBanner(_id: $id)' },
    CASE: { made: [aCase], call: 'cmsGetCase(_id: $id)' },
    CHANGE_SET: {
      made: [async () => make.aChangeSet((await make.aBanner()).id)],
      call: 'cmsChangeSet(_id: $id)',
    },
    COMMENT: { made: [() => make.aComment()], call: 'cmsGetComment(_id: $id)' },
    CONFIG: {
      made: [inserted('configs', { key: 'GIOI_HAN', value: '5', type: 'NORMAL' })],
      call: 'cmsGetConfigs(limit: 100)',
    },
    EVENT: { made: [() => make.anEvent()], call: 'cmsGetEvent(_id: $id)' },
    FAILED_SPIN_MESSAGE: {
      made: [inserted('failed_spin_messages', { content: 'Chưa trúng', content_en: 'Not this time' })],
      call: 'cmsListFailedSpinMessages(limit: 100)',
    },
    GROUP: { made: softly('social_groups', () => make.aGroup()), call: 'cmsGetGroup(_id: $id)' },
    LUCKY_WHEEL: { made: [() => make.aWheel()], call: 'cmsLuckyWheel(id: $id)' },
    LUCKY_WHEEL_CONFIG: { made: [first('lucky_wheel_configs')], call: 'cmsListLuckyWheelConfigs(limit: 100)' },
    LUCKY_WHEEL_INSTRUCTION: {
      made: softly('lucky_wheel_instructions', inserted('lucky_wheel_instructions', instruction)),
      call: 'cmsListLuckyWheelInstruction(limit: 100)',
    },
    LUCKY_WHEEL_PRIZE: {
      made: [async () => make.aWheelPrize((await make.aWheel(later)).batch)],
      call: 'cmsListLuckyWheelPrizeWinners(prizeId: $id)',
    },
    LUCKY_WHEEL_TERM: {
      made: [inserted('lucky_wheel_terms', { content: '<p>Thể lệ</p>', content_en: '<p>Terms</p>' })],
      call: 'cmsDetailLuckyWheelTerm',
    },
    MEDIA: { made: [() => make.aMedia()], call: 'cmsGetMedia(_id: $id)' },
    MENU_BANNER: {
      made: [first('menu_banners')],
      call: 'getMenuBanner',
    },
    PAGE: { made: [() => make.aPage()], call: 'cmsGetPage(_id: $id)' },
    PAGE_CATEGORY: { made: [() => make.aCategory()], call: 'cmsGetPageCategories' },
    PLACE: { made: [() => make.aPlace()], call: 'cmsGetPlace(_id: $id)' },
    POST: { made: [() => make.aPost()], call: 'cmsGetPost(_id: $id)' },
    PRESET_REASON: {
      made: [inserted('preset_reasons', { model: 'POST', text_en: 'Spam', text_vi: 'Rác', position: 90 })],
      call: 'cmsGetPresetReasons(limit: 100, filter: { model: POST })',
    },
    WEBHOOK_ENDPOINT: {
      made: [
        async () => {
          const id = uuidv7()
          const endpoint = { id, url: 'https://hooks.example/', types: ['wheel.won'], secret_sealed: '' }
          await db.insertInto('webhook_endpoints').values(endpoint).execute()
          await db.insertInto('webhook_drains').values({ endpoint_id: id }).execute()
          return { id }
        },
      ],
      call: 'cmsWebhookEndpoints',
    },
    SAVED_REPLY: {
      made: [inserted('saved_replies', { title: 'Cảm ơn', text_en: 'Thanks', text_vi: 'Cảm ơn' })],
      call: 'cmsGetSavedReplies(limit: 100)',
    },
    POINT_CORRECTION: {
      made: [
        async () => {
          const [user, asker] = [await make.aUser(), await make.aUser()]
          const asked = { user_id: user.id, amount: 500_000, reason: 'Thiếu điểm', status: 'WAITING' }
          return inserted('point_corrections', { ...asked, asked_by: asker.id })()
        },
      ],
      call: 'cmsListPointCorrections(limit: 100)',
    },
    PRODUCT: { made: softly('products', () => make.aProduct()), call: 'cmsGetProduct(_id: $id)' },
    REFERRAL: {
      made: [
        async () => {
          const people = { friend_id: (await make.aUser()).id, inviter_id: (await make.aUser()).id }
          return inserted('referrals', { ...people, status: 'WAITING', network: '192.0.2.1' })()
        },
      ],
      call: 'cmsListReferrals(limit: 100)',
    },
    REPORT: { made: [aReportedPost], call: 'cmsGetPostReports(limit: 100)' },
    RUN: {
      made: [
        () => make.aRun({ kind: 'CODE_IMPORT' }),
        () => make.aRun({ kind: 'WORD_IMPORT' }),
        () => make.aRun({ kind: 'EXPORT' }),
        () => make.aRun({ kind: 'EXPORT', created_by: owner }),
      ],
      call: 'cmsRun(_id: $id)',
    },
    SENSITIVE_WORD: {
      made: [inserted('sensitive_words', { key: 'tù' })],
      call: 'cmsBlackListWords(limit: 100)',
    },
    SYSTEM_NOTIFICATION: {
      made: softly('system_notifications', () => make.aNotification()),
      call: 'cmsGetSystemNotification(_id: $id)',
    },
    SYSTEM_SETTING: { made: [first('system_settings')], call: 'cmsGetSettings(limit: 100)' },
    TRUSTED_POINT_CONFIG: {
      made: softly('trusted_point_configs', () => make.aPointRule()),
      call: 'getTrustedPointConfigs',
    },
    USER: { made: [() => make.aUser(), () => make.aGrantee('POINTS')], call: 'cmsGetUser(userId: $id)' },
    VERIFY: { made: [() => make.aVerify()], call: 'cmsGetVerify(_id: $id)' },
    VOUCHER: { made: softly('vouchers', () => make.aVoucher({ status: 'DISABLED' })), call: 'voucher(_id: $id)' },
    VOUCHER_CODE: {
      made: softly('voucher_codes', aCode),
      call: `cmsListVoucherCode(voucherId: "${voucher.id}", limit: 100)`,
    },
  }
}
