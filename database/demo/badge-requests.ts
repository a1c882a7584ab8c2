import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { draw, idAt, oneOf } from './businesses.ts'
import { answers } from './texts/badge-requests.ts'

interface Options {
  /** Other seeds give other requests. */
  readonly seed: string
  readonly now: Date
  /** How many of a thousand people without a badge ask for one; half of them still wait. */
  readonly asking: number
  /** Pictures that they send. */
  readonly photos: readonly string[]
}

/**
 * Creates the requests behind the badges that people have, some that wait and some that were rejected, by set-based
 * SQL. The same seed and people give the same rows.
 */
export async function insertBadgeRequests(db: Kysely<Tables>, { seed, now, asking, photos }: Options): Promise<void> {
  const end = sql`${now}::timestamptz`
  const id = sql`u.id`
  await sql`with given as (select array_agg(id order by id) as ids from badges where status = 'ENABLED'),
    asked as (
      select u.id as user_id, u.created_at as since, ${draw(seed, id, 20, 1_000_000)} as a,
          coalesce(u.badge_id, given.ids[1 + ${draw(seed, id, 21, sql`cardinality(given.ids)`)}]) as badge_id,
          case when u.badge_id is not null then 'APPROVED'
            when ${draw(seed, id, 22, 2)} = 0 then 'PENDING' else 'REJECTED' end as status
        from users u cross join given
        where u.user_group in ('MEMBER', 'PROVIDER') and u.full_name ~ '\\S'
          and (u.badge_id is not null or ${draw(seed, id, 23, 1000)} < ${asking})
    ), timed as (
      select asked.*, case when status = 'PENDING' then greatest(since, ${end} - interval '20 days' * power(a / 1000000.0, 2) - interval '15 minutes')
        else since + (${end} - since) * a / 1100000 end as at from asked
    )
    insert into badge_requests (id, badge_id, user_id, status, version, created_at)
      select ${idAt(seed, sql`user_id`, 24, sql`at`)}, badge_id, user_id, status, case when status = 'PENDING' then 1 else 2 end, at
      from timed order by at`.execute(db)
  const drawn = draw(seed, sql`(r.id::text || f.position)`, 25, 1_000_000)
  const texts = sql`(${JSON.stringify(answers)}::jsonb -> case when u.country_code = 'VN' then 'vi' else 'en' end)`
  // Two people of three answer what is optional.
  const isAnswered = sql`(b.required or ${drawn} % 3 > 0)`
  await sql`insert into badge_request_forms (request_id, position, detail, detail_en, input_type, required, text, media_id)
      select r.id, f.position, b.detail, b.detail_en, b.input_type, b.required,
          case when b.input_type = 'TEXT' and ${isAnswered} then ${oneOf(texts, drawn)} end,
          case when b.input_type = 'IMAGE' and ${isAnswered}
            then (${photos}::uuid[])[1 + ${drawn} % ${photos.length}] end
        from badge_requests r join users u on u.id = r.user_id
          join badge_forms f on f.badge_id = r.badge_id join badge_register_forms b on b.id = f.form_id`.execute(db)
}
