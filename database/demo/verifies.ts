import { type Kysely, type RawBuilder, sql } from 'kysely'
import { sealSecrets } from '../../src/features/moderation/verifies/server/verify.secrets.ts'
import { keptDays } from '../../src/features/moderation/verifies/verify.rules.ts'
import type { Tables } from '../tables.ts'
import { draw, idAt, oneOf } from './businesses.ts'
import { hashText, randomOf } from './random.ts'
import { about } from './texts/verifies.ts'

interface Options {
  /** Other seeds give other requests. */
  readonly seed: string
  /** The key that encrypts personal details. */
  readonly tokenKey: Uint8Array
  readonly now: Date
  /** Who decided. */
  readonly moderator: string
  /** Of a hundred people whose badge status shows no decision, how many wait for one. */
  readonly waiting: number
}

/**
 * Creates the requests that led to the present status of pages and people, and some that wait, by set-based SQL. The
 * same seed and people give the same rows.
 */
export async function insertVerifies(db: Kysely<Tables>, options: Options): Promise<void> {
  await insertRequests(db, options, targets(options))
  // The trigger does the same, where it is not switched off for a large load.
  await sql`update pages p set verify_status = r.status
    from (select distinct on (target_id) target_id, status from verify_requests where type = 'PAGE' order by target_id, created_at desc, id desc) r
    where r.target_id = p.id and p.verify_status is distinct from r.status`.execute(db)
  await sealAll(db, options)
}

/** Pages and people with the status of their newest request. */
const targets = ({ seed, waiting }: Options) => sql`
  select 'PAGE' as type, p.id as target_id, p.name as target_name,
      nullif(trim(both '-' from regexp_replace(search_key(p.name), '[^a-z0-9]+', '-', 'g')), '') as target_key_name,
      p.type as target_type, coalesce(p.owner_id, p.created_by) as owner_id,
      -- Every third, and the first page for certain, so that a small demo has one too.
      coalesce(p.verify_status, case when row_number() over (partition by p.verify_status order by p.id) % 3 = 1
        then 'IGNORED' else 'PENDING' end) as status,
      p.created_at as since, u.country_code = 'VN' as is_local
    from pages p join users u on u.id = coalesce(p.owner_id, p.created_by)
    where p.verify_status is not null or ${draw(seed, sql`p.id`, 0, 100)} < ${waiting}
      or p.id = (select id from pages where verify_status is null order by id limit 1)
  union all
  select 'USER', id, full_name, username, null, id,
      case when badge_status in ('VERIFIED', 'PENDING', 'REJECTED', 'IGNORED') then badge_status else 'PENDING' end,
      created_at, country_code = 'VN'
    from users
    where user_group in ('MEMBER', 'PROVIDER') and full_name ~ '\\S'
      and (badge_status in ('VERIFIED', 'PENDING', 'REJECTED', 'IGNORED') or badge_status is null and ${draw(seed, sql`id`, 0, 100)} < ${waiting})`

async function insertRequests(
  db: Kysely<Tables>,
  { seed, now, moderator }: Options,
  among: RawBuilder<unknown>,
): Promise<void> {
  const end = sql`${now}::timestamptz`
  const text = (list: object, b: RawBuilder<unknown>) =>
    oneOf(sql`(${JSON.stringify(list)}::jsonb -> case when is_local then 'vi' else 'en' end)`, b)
  await sql`with among as (${among}), drawn as (
      select among.*, ${draw(seed, sql`target_id`, 2, 1_000_000)} as a, ${draw(seed, sql`target_id`, 3, 1_000_000)} as b from among
    ), newest as (
      -- Those that wait came lately, most of them within days.
      select drawn.*, 1 as turn, case when status = 'PENDING' then greatest(since, ${end} - interval '40 days' * power(a / 1000000.0, 3) - interval '20 minutes')
        else since + (${end} - since) * a / 1100000 end as at from drawn
    ), all_of as (
      select * from newest
      -- Some were rejected first.
      union all
      select type, target_id, target_name, target_key_name, target_type, owner_id, 'REJECTED', since, is_local, a, b, 0, since + (at - since) * 0.6 - interval '1 minute'
        from newest where status in ('VERIFIED', 'PENDING') and b % 6 = 0
    ), timed as (
      select all_of.*, case when status <> 'PENDING' then least(at + interval '3 days' * (b % 1000) / 1000, ${end}) end as decided_at from all_of
    )
    insert into verify_requests (id, type, target_id, target_name, target_key_name, target_type, status, description, reject_reason,
        owner_id, decided_by, decided_at, erased_at, version, created_at)
      select ${idAt(seed, sql`(target_id::text || turn)`, 7, sql`at`)}, type, target_id, target_name, target_key_name, target_type, status,
        ${text(about.request, sql`b`)}, case when status = 'REJECTED' then ${text(about.rejected, sql`b`)} end,
        owner_id, case when status <> 'PENDING' then ${moderator}::uuid end, decided_at,
        case when decided_at < ${end} - make_interval(days => ${keptDays}) then decided_at + make_interval(days => ${keptDays}) end,
        case when status = 'PENDING' then 1 else 2 end, at
      from timed order by at`.execute(db)
  await sql`update verify_requests r set owner_words = u.search
    from users u where u.id = r.owner_id and r.owner_words = ''`.execute(db)
}

/** Requests per statement. */
const batch = 5_000

/** Numbers and details, obviously made up, for every request whose time is not over. */
async function sealAll(db: Kysely<Tables>, { tokenKey }: Options): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('verify_requests')
      .innerJoin('users', 'users.id', 'verify_requests.owner_id')
      .select(['verify_requests.id', 'target_name', 'target_type', 'full_name', 'country_code'])
      .where('erased_at', 'is', null)
      .$if(after !== '', (query) => query.where('verify_requests.id', '>', after))
      .orderBy('verify_requests.id')
      .limit(batch)
      .execute()
    const sealed = rows.map((row) => ({ id: row.id, ...sealSecrets(tokenKey, row.id, secretsOf(row)) }))
    await sql`update verify_requests r set identity_number_sealed = s.identity_number_sealed, business_sealed = s.business_sealed
      from json_to_recordset(${JSON.stringify(sealed)}::json) s (id uuid, identity_number_sealed text, business_sealed text)
      where r.id = s.id`.execute(db)
    if (rows.length < batch) return
    after = rows.at(-1)!.id
  }
}

interface Asked {
  readonly id: string
  readonly target_name: string
  readonly target_type: string | null
  readonly full_name: string
  readonly country_code: string
}

/** A business gives its details, everybody else an identity number. No real one begins with three zeros. */
function secretsOf(row: Asked) {
  if (row.target_type !== 'BUSINESS_OR_BRAND') return { identityNumber: numberOf(row.id), business: null }
  const address = row.country_code === 'VN' ? '1 đường Ví Dụ, phường Mẫu' : '1 Example Street, Sampleton'
  const taxCode = `000${String(randomOf(hashText(row.id), 1).below(10_000_000)).padStart(7, '0')}`
  return { identityNumber: null, business: { name: row.target_name, taxCode, address, representative: row.full_name } }
}

/** The identity number of a request, as its sample card shows it too. */
export const numberOf = (id: string): string =>
  `000${String(randomOf(hashText(id), 0).below(1_000_000_000)).padStart(9, '0')}`
