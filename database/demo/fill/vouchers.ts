import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import { draw, idAt } from '../businesses.ts'
import { prices } from '../points.ts'
import { termsOfVouchers, voucherTexts } from '../texts/vouchers.ts'

export interface PromotionOptions {
  readonly seed: string
  readonly now: Date
  readonly users: number
  /** The creators of records that staff make. */
  readonly staff: readonly string[]
  readonly photos: readonly string[]
}

/** How many vouchers and campaigns: in proportion to the people, but enough to fill pages of a small database. */
const vouchersOf = (users: number) => Math.max(200, Math.floor(users / 20))
const campaignsOf = (users: number) => Math.max(40, Math.floor(users / 200))

/**
 * The vouchers, also as `demo_vouchers`, numbered from 0. Number 0 is the one whose codes the prizes of wheels give; the
 * next ones can be bought at each price from the start, so that every entry has something that it paid for.
 * Campaigns are disabled: only one can be enabled at a time.
 */
export async function insertManyVouchers(db: Kysely<Tables>, options: PromotionOptions): Promise<void> {
  const { seed, now, users, staff, photos } = options
  const [ordinary, campaigns] = [vouchersOf(users), campaignsOf(users)]
  const drawn = (number: number, count: number) => draw(seed, sql`n`, number, count)
  await sql`create temporary table demo_vouchers on commit drop as
    select n, ${idAt(seed, sql`n`, 40, sql`at`)} as id, at, a, b,
        case when n >= ${ordinary} then 'REFERRAL' when n = 0 or a % 2 = 0 then 'GAME' else 'POINT_EXCHANGE' end as type,
        case when n = 0 or n >= ${ordinary} or a % 20 < 12 then 'APPROVED' when a % 20 < 17 then 'PENDING' else 'REJECTED' end as admin_status,
        n > 0 and n < ${ordinary} and b % 25 = 0 as is_deleted,
        at + interval '2 days' as start_date, ${now}::timestamptz + interval '10 days' + interval '1 day' * (b % 200) as end_date
      from (select n, case when n between 1 and ${prices.length} then 1 else ${drawn(41, 1_000_000)} end as a,
          case when n between 1 and ${prices.length} then 2 else ${drawn(42, 1_000_000)} end as b,
          ${now}::timestamptz - interval '420 days' + interval '410 days' * n / ${ordinary + campaigns} as at
        from generate_series(0, ${ordinary + campaigns - 1}) n) drawn`.execute(db)
  const texts = sql`${JSON.stringify(voucherTexts.map(({ title, about }) => [...title, ...about]))}::jsonb`
  const text = (part: number): RawBuilder<unknown> => sql`(${texts} -> (b % ${voucherTexts.length}) ->> ${part}::int)`
  await sql`insert into vouchers (id, type, title, title_en, highlight, highlight_en, term_and_condition, term_and_condition_en,
      media_ids, point_spend, start_date, end_date, referral_turns, status, admin_status, created_by, deleted_at, version, created_at)
    select id, type, ${text(0)} || ' ' || n, ${text(1)} || ' ' || n, ${text(2)}, ${text(3)}, ${termsOfVouchers[0]}, ${termsOfVouchers[1]},
        (${photos}::uuid[])[1 + a % ${photos.length} : 1 + a % ${photos.length}],
        case type when 'POINT_EXCHANGE' then (${[...prices]}::bigint[])[1 + n % ${prices.length}] else 0 end, start_date, end_date,
        case type when 'REFERRAL' then 3 + a % 20 end,
        case when n > 0 and (is_deleted or type = 'REFERRAL' or b % 5 = 1) then 'DISABLED' else 'ENABLED' end,
        admin_status, (${staff}::uuid[])[1 + b % ${staff.length}], case when is_deleted then at + interval '3 days' end,
        case when is_deleted then 2 else 1 end, at
      from demo_vouchers order by n`.execute(db)
}

/** Codes per person: those of voucher 0 that are left, and those of all other vouchers together. */
const leftPerPerson = 1
const codesPerPerson = 8.5

/** The code with an id, as the database makes it. */
export const codeOf = (seed: string, id: string): string =>
  createHash('md5').update(`${id}${seed}code`).digest('hex').slice(0, 16).toUpperCase()

/**
 * Codes: those of voucher 0 that can still be won, one for each entry that paid for a voucher, and codes of the other
 * vouchers, some of campaigns handed over.
 */
export async function insertManyCodes(db: Kysely<Tables>, { seed, users }: PromotionOptions): Promise<void> {
  const columns = sql`id, voucher_id, code, sold_qty, pool, lane, start_date, end_date, redeemed_at, redeemed_by, version, created_at`
  const code = (of: RawBuilder<unknown>) => sql`upper(substr(md5(${of}::text || ${seed} || 'code'), 1, 16))`
  await sql`insert into voucher_codes (${columns})
    select ${idAt(seed, sql`k`, 43, sql`v.at + interval '1 hour' + interval '1 millisecond' * k`)}, v.id, ${code(sql`('left' || k)`)},
        0, null, k % 32, v.start_date, v.end_date, null, null, 1, v.at + interval '1 hour'
      from demo_vouchers v cross join generate_series(1, ${users * leftPerPerson}) k where v.n = 0`.execute(db)
  const each = Math.ceil((users * codesPerPerson) / (vouchersOf(users) + campaignsOf(users)))
  const of = sql`(v.n::text || '/' || k)`
  await sql`insert into voucher_codes (${columns})
    select ${idAt(seed, of, 44, sql`v.at + interval '1 millisecond' * k`)}, v.id, ${code(of)}, (p.id is not null)::int, null, k % 32,
        v.start_date, v.end_date, case when p.id is not null then v.start_date + interval '1 hour' * k end, p.id,
        case when p.id is null then 1 else 2 end, v.at + interval '1 millisecond' * k
      from demo_vouchers v cross join generate_series(1, ${each}) k
        left join demo_people p on k % 10 = 0 and v.type = 'REFERRAL' and v.admin_status = 'APPROVED' and not v.is_deleted
          and p.n = (v.a + k * 7) % (select count(*) from demo_people)
      where v.n > 0`.execute(db)
  await sql`insert into voucher_redemptions (id, code_id, user_id, cause, created_at)
    select ${idAt(seed, sql`c.id`, 45, sql`c.redeemed_at`)}, c.id, c.redeemed_by,
        'EARNED', c.redeemed_at
      from voucher_codes c join demo_vouchers v on v.id = c.voucher_id
      where v.type = 'REFERRAL' and c.redeemed_at is not null`.execute(db)
  await insertBought(db, seed)
}

/** What people bought: a code for each of their entries, of a voucher with that price which was offered then. */
async function insertBought(db: Kysely<Tables>, seed: string): Promise<void> {
  await sql`create temporary table demo_offers on commit drop as
    select o.id, o.start_date, o.end_date, o.at, v.point_spend as price,
        (row_number() over (partition by v.point_spend order by o.start_date, o.id))::int as place
      from demo_vouchers o join vouchers v on v.id = o.id
      where o.type = 'POINT_EXCHANGE' and o.admin_status = 'APPROVED' and not o.is_deleted and v.status = 'ENABLED'`.execute(
    db,
  )
  await sql`create unique index on demo_offers (price, place)`.execute(db)
  await sql`create index on demo_offers (price, start_date, place)`.execute(db)
  await sql`analyze demo_offers`.execute(db)
  await sql`create temporary table demo_bought on commit drop as
    select e.id as entry_id, e.user_id, e.created_at, -e.amount as price, o.id as voucher_id, o.start_date, o.end_date, o.at,
        ${idAt(seed, sql`e.id`, 49, sql`o.at`)} as code_id
      from point_entries e
        cross join lateral (select place from demo_offers
          where price = -e.amount and start_date <= e.created_at order by start_date desc, place desc limit 1) latest
        join demo_offers o on o.price = -e.amount and o.place = 1 + ${draw(seed, sql`e.id`, 50, sql`latest.place`)}
      where e.cause = 'VOUCHER' and not exists (select from voucher_redemptions r where r.entry_id = e.id)`.execute(db)
  await sql`insert into voucher_codes (id, voucher_id, code, sold_qty, lane, start_date, end_date, redeemed_at, redeemed_by, version, created_at)
    select code_id, voucher_id, upper(substr(md5(code_id::text || ${seed} || 'code'), 1, 16)), 1, abs(hashtext(code_id::text)) % 32,
        start_date, end_date, created_at, user_id, 2, at from demo_bought`.execute(db)
  await sql`insert into voucher_redemptions (id, code_id, user_id, cause, price, entry_id, created_at)
    select ${idAt(seed, sql`entry_id`, 51, sql`created_at`)}, code_id, user_id, 'BOUGHT', price, entry_id, created_at
      from demo_bought`.execute(db)
}
