import type { Kysely } from 'kysely'
import { addDays, dayOf, startOfDay } from '../../src/platform/shared/day.ts'
import type { Tables } from '../tables.ts'
import { chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { type EntryRow, entryOf, type Ledger } from './points.ts'
import { photosOfKind } from './post.ts'
import { hashText, idOf, randomOf, type Random } from './random.ts'
import { campaignTexts, termsOfVouchers, type VoucherText, voucherTexts } from './texts/vouchers.ts'
import { founders, type World } from './world.ts'

const day = 86_400_000
const kinds = {
  voucher: hashText('voucher'),
  code: hashText('voucher code'),
  redemption: hashText('voucher redemption'),
  entry: hashText('audit of voucher'),
  payment: hashText('payment of voucher'),
  request: hashText('request on voucher'),
}
/** More than any demo voucher has. */
const mostCodes = 1_000

interface Made extends VoucherText {
  readonly index: number
  readonly madeAt: number
  readonly period: readonly [from: Date, to: Date]
  readonly status: 'ENABLED' | 'DISABLED'
  readonly adminStatus: 'PENDING' | 'APPROVED' | 'REJECTED'
  readonly turns: number | null
}

/** From the start of a local day to the end of another, counted from today. */
const periodOf = (now: number, from: number, to: number) =>
  [
    startOfDay(addDays(dayOf(new Date(now)), from)),
    new Date(startOfDay(addDays(dayOf(new Date(now)), to + 1)).getTime() - 1),
  ] as const

/** Vouchers of every type and status with their codes, some of which were handed over. Returns what was paid for them. */
export async function insertVouchers(
  db: Kysely<Tables>,
  world: World,
  photos: readonly string[],
  ledgers: readonly Ledger[],
): Promise<EntryRow[]> {
  const vouchers = [...ordinary(world.now), ...campaigns(world.now, voucherTexts.length)]
  await insertRows(
    db,
    'vouchers',
    vouchers.map((voucher) => rowOf(world, voucher, photos)),
  )
  await insertRows(
    db,
    'audit_entries',
    vouchers.flatMap((voucher) => historyOf(world, voucher)),
  )
  const codes = vouchers.flatMap((voucher) => codesOf(world, voucher))
  await insertRows(
    db,
    'voucher_codes',
    codes.map(({ code }) => code),
  )
  const purse = purseOf(world, ledgers)
  const bought = new Set(vouchers.filter(({ type }) => type === 'POINT_EXCHANGE').map(idOfVoucher))
  const handedOver = codes.flatMap(({ code, handedOver, price }) =>
    handedOver.map((given) => (bought.has(code.voucher_id) ? purse.pay(given, price) : given)),
  )
  await insertRows(db, 'voucher_redemptions', handedOver)
  return purse.entries
}

interface Given {
  readonly id: string
  readonly code_id: string
  readonly user_id: string
  readonly created_at: Date
}

/** Pays for vouchers with what people have at the end of their ledgers. */
function purseOf(world: World, ledgers: readonly Ledger[]) {
  const left = new Map<number, number>()
  const leftOf = (index: number) => {
    const points = left.get(index) ?? ledgers[index]!.point
    left.set(index, points)
    return points
  }
  const entries: EntryRow[] = []
  const buyers = Array.from({ length: world.options.users - founders }, (_, i) => founders + i)
  /** The row, bought by somebody who can pay: the next one in turn. Entered from a printed voucher if nobody can. */
  function pay<G extends Given>(given: G, price: number) {
    const joined = (index: number) => world.userTimes[index]! < given.created_at.getTime()
    for (let tried = 0; tried < 40; tried++) {
      const index = buyers.shift()!
      buyers.push(index)
      if (!joined(index) || leftOf(index) < price) continue
      const user_id = world.userId(index)
      left.set(index, leftOf(index) - price)
      const entry_id = idOf(kinds.payment, entries.length, given.created_at.getTime())
      const movement = { other_account: 'VOUCHERS', cause: 'VOUCHER', amount: -price, earned: false } as const
      entries.push(entryOf({ id: entry_id, user_id, ...movement, created_at: given.created_at.toISOString() }))
      return { ...given, user_id, cause: 'BOUGHT' as const, price, entry_id }
    }
    return given
  }
  return { entries, pay }
}

const ordinary = (now: number): Made[] =>
  voucherTexts.map((text, index) => {
    const ago = (voucherTexts.length - index) * 9
    return {
      ...text,
      index,
      madeAt: now - ago * day,
      period: periodOf(now, 2 - ago, 70 - ago + (index % 4) * 30),
      status: index % 6 === 4 ? 'DISABLED' : 'ENABLED',
      adminStatus: index % 7 === 3 ? 'REJECTED' : index % 5 === 0 || index > 11 ? 'PENDING' : 'APPROVED',
      turns: null,
    }
  })

const campaigns = (now: number, first: number): Made[] =>
  campaignTexts.map(({ from, to, ...text }, i) => ({
    ...text,
    index: first + i,
    madeAt: now - (campaignTexts.length - i) * 60 * day,
    period: periodOf(now, from, to),
    adminStatus: 'APPROVED',
  }))

/** In hundredths. */
const priceOf = ({ type, index }: Made) => (type === 'POINT_EXCHANGE' ? 500 + (index % 6) * 250 : 0)

const idOfVoucher = ({ index, madeAt }: Made) => idOf(kinds.voucher, index, madeAt)

function rowOf(world: World, voucher: Made, photos: readonly string[]) {
  const { index, type, title, about, picture, period, madeAt } = voucher
  const fitting = photosOfKind(picture, photos.length)
  const isCampaign = type === 'REFERRAL'
  return {
    id: idOfVoucher(voucher),
    type,
    title: title[0],
    title_en: title[1],
    highlight: about[0],
    highlight_en: about[1],
    description: about[0],
    description_en: about[1],
    term_and_condition: isCampaign ? '' : termsOfVouchers[0],
    term_and_condition_en: isCampaign ? '' : termsOfVouchers[1],
    contact_phone_number: isCampaign ? null : '+842435550123',
    contact_email: isCampaign ? null : 'voucher@example.com',
    contact_address: isCampaign ? null : '12 Hàng Bạc, Hà Nội',
    media_ids: Array.from(
      { length: isCampaign ? 1 : 1 + (index % 3) },
      (_, i) => photos[fitting[(index + i) % fitting.length]!]!,
    ),
    point_spend: priceOf(voucher),
    start_date: period[0],
    end_date: period[1],
    referral_turns: voucher.turns,
    prize_title: isCampaign && index % 2 === 0 ? 'Quà giới thiệu' : null,
    prize_title_en: isCampaign && index % 2 === 0 ? 'Referral gift' : null,
    status: voucher.status,
    admin_status: voucher.adminStatus,
    edited_since_approval: voucher.adminStatus === 'APPROVED' && index === 6,
    created_by: world.userId(index % 3 === 2 ? 3 : 0),
    version: voucher.adminStatus === 'PENDING' || isCampaign ? 1 : 2,
    created_at: new Date(madeAt),
  }
}

function historyOf(world: World, voucher: Made) {
  const { index, madeAt, adminStatus, title, type } = voucher
  const decided = adminStatus === 'PENDING' || type === 'REFERRAL' ? [] : [{ adminStatus }]
  const steps = [
    { action: 'createVoucher', at: madeAt, before: null, after: { title: title[0], titleEn: title[1], type } },
    ...decided.map((after) => ({
      action: 'cmsSetVoucherAdminStatus',
      at: madeAt + day / 4,
      before: { adminStatus: 'PENDING' },
      after,
    })),
  ]
  const entries = steps.map(({ action, at, before, after }, k) => ({
    id: idOf(kinds.entry, index * 4 + k, at),
    action,
    actor_id: world.userId(0),
    before,
    after,
    reason: null,
    version: k + 1,
    request_id: idOf(kinds.request, index * 4 + k, at),
    created_at: new Date(at),
  }))
  return chained({ model: 'VOUCHER', target_id: idOfVoucher(voucher) }, entries)
}

/** Within days of getting it, and in the past: whether something was used does not depend on the hour of filling. */
export const usedAfter = (now: number, at: number, random: Random): Date =>
  new Date(at + random.next() * Math.min(9 * day, now - at))

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeOf = (random: Random) => Array.from({ length: 12 }, () => random.pick([...letters])).join('')

function codesOf(world: World, voucher: Made) {
  const { index, madeAt, period } = voucher
  const count = 12 + ((index * 37) % 160)
  const offered = voucher.adminStatus === 'APPROVED' && period[0].getTime() < world.now
  return Array.from({ length: count }, (_, i) => {
    const random = randomOf(kinds.code, index * mostCodes + i)
    const id = idOf(kinds.code, index * mostCodes + i, madeAt + i)
    const qty = index === 5 ? 5 : 1
    const taken = offered && random.chance(0.4) ? random.between(1, qty) : 0
    const code = {
      id,
      voucher_id: idOfVoucher(voucher),
      code: codeOf(random),
      qty,
      lane: random.below(32),
      start_date: new Date(period[0].getTime() + 3_600_000),
      // The codes of one voucher end early, so that the calendar shows a warning.
      end_date: new Date(period[1].getTime() - (index === 7 ? 12 * day : 3_600_000)),
      vendor_code: index % 2 === 0 ? `NCC-${String(index).padStart(3, '0')}` : null,
      remarks: i % 9 === 0 ? 'Đợt phát hành đầu tiên' : null,
      created_at: new Date(madeAt + i),
    }
    const handedOver = Array.from({ length: taken }, (_, k) => {
      const from = Math.max(madeAt, period[0].getTime())
      // People hear of a voucher at its start, but some get a code on any day until it ends.
      const until = Math.min(world.now, period[1].getTime())
      const at = from + random.next() ** 1.5 * (until - from)
      return {
        id: idOf(kinds.redemption, (index * mostCodes + i) * 8 + k, at),
        code_id: id,
        user_id: world.userId(founders + ((index * 53 + i * 7 + k) % (world.options.users - founders))),
        cause: voucher.type === 'REFERRAL' ? 'EARNED' : voucher.type === 'GAME' ? 'WON' : 'ENTERED',
        price: 0,
        entry_id: null,
        used_at: random.chance(0.6) ? usedAfter(world.now, at, random) : null,
        created_at: new Date(at),
      }
    })
    return { code, handedOver, price: priceOf(voucher) }
  })
}
