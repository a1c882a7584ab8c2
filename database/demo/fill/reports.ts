import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import * as english from '../texts/english.ts'
import * as vietnamese from '../texts/vietnamese.ts'
import { numberPeople } from './people.ts'

interface Options {
  readonly seed: string
  readonly now: Date
}

/**
 * The share of the records that are reported, and the largest number of reports of one record; the average is half of
 * that.
 */
const reported = {
  COMMENT: { from: sql`select id, created_at from comments`, share: 0.05, most: 12 },
  PAGE: { from: sql`select id, created_at from pages`, share: 0.12, most: 14 },
  PRODUCT: { from: sql`select id, created_at from products`, share: 0.08, most: 14 },
  GROUP: { from: sql`select id, created_at from social_groups`, share: 1, most: 40 },
  MEDIA: { from: sql`select id, created_at from media where thumbnail_key is not null`, share: 1, most: 40 },
} as const

/**
 * Reports of the kinds of records that get none while they are loaded, by set-based SQL. People and posts get theirs
 * then. Each value is drawn from a hash of the seed, the record and the number of the report.
 */
export async function insertReports(db: Kysely<Tables>, { seed, now }: Options): Promise<void> {
  const messages = JSON.stringify({ vi: vietnamese.reportMessages, en: english.reportMessages })
  await numberPeople(db)
  for (const [model, { from, share, most }] of Object.entries(reported)) {
    const of = (text: RawBuilder<unknown>, number: number) =>
      sql`(hashtextextended(${text}::text || ${seed}, ${number}) & 1073741823)`
    await sql`
      with chosen as (
        select r.id, r.created_at, k, ${of(sql`r.id`, 21)} as a, ${of(sql`(r.id::text || k)`, 22)} as b
        from (${from}) r cross join lateral generate_series(1, (1 + ${of(sql`r.id`, 23)} % ${most})::int) k
        where ${of(sql`r.id`, 24)} % 10000 < ${Math.round(share * 10_000)}
      ), drawn as (
        select *, (array['SPAM','SPAM','SPAM','FAKE_NEWS','FAKE_NEWS','SOMETHING_ELSE','SOMETHING_ELSE','HARASSMENT','HATE_SPEECH','NUDITY','VIOLENCE'])[1 + (b % 11)::int] as type,
          created_at + (${now}::timestamptz - created_at) * power((b % 1000003) / 1000003.0, 3) as at
        from chosen
      ), worded as (
        select d.*, p.id as reporter, case when b % 3 = 0 then '[]'::jsonb
          else ${messages}::jsonb -> case when p.speaks_vietnamese then 'vi' else 'en' end -> d.type end as texts
        -- Neighbours in the order of people: no two reports of a record are by the same person.
        from drawn d join demo_people p on p.n = ((a + k) % (select count(*) from demo_people))::int
      )
      insert into reports (id, model, target_id, type, message, created_by, created_at)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid,
        ${model}, id, type, coalesce(texts ->> (b % greatest(jsonb_array_length(texts), 1))::int, ''), reporter, at
      from worded cross join lateral md5(id::text || k || ${seed}) h`.execute(db)
  }
}

/**
 * Marks a good half of the reported records as handled, and nearly all of those that were moderated. Safe to repeat.
 */
export async function handleSome(db: Kysely<Tables>): Promise<void> {
  await sql`update report_targets set handled = true, version = 2
    where not handled and hashtextextended(target_id::text, 31) & 127 < case when status = 'NORMAL' then 70 else 115 end`.execute(
    db,
  )
}
