import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { numberOfBatch } from '../../promotion-states/server/public.ts'
import { mostOfKind } from '../calendar.values.ts'
import type { Promotion } from '../calendar.warnings.ts'

/** The promotions that run within a time. Of each kind, reads one more than are shown, in the order of their starts. */
export async function promotionsWithin(db: Kysely<Tables>, from: Date, to: Date): Promise<Promotion[]> {
  const vouchers = (kind: 'CAMPAIGN' | 'VOUCHER') => sql`
    select v.id, ${kind} as kind, v.title, v.start_date as start, v.end_date as "end",
        v.version, v.status = 'ENABLED' and v.admin_status = 'APPROVED' as "on",
        (select max(c.end_date) from voucher_codes c
          where c.voucher_id = v.id and c.deleted_at is null and c.status = 'ACTIVE') as "codesEnd",
        (select coalesce(sum(t.qty - t.sold - case when v.type = 'GAME' then 0 else t.reserved end), 0) = 0
          from voucher_code_tally t where t.voucher_id = v.id) as "isOut",
        null::uuid as "wheelId", null::int as batch, null::uuid[] as "voucherIds"
      from (select * from vouchers
        where deleted_at is null and admin_status <> 'REJECTED'
          and (type = 'REFERRAL') = ${kind === 'CAMPAIGN'}
          and tstzrange(start_date, end_date) && tstzrange(${from}, ${to})
        order by start_date, id limit ${mostOfKind + 1}) v`
  const banners = sql`
    (select id, 'BANNER', name, start_date, end_date, version, status = 'ENABLED', null::timestamptz, false, null::uuid,
        null::int, null::uuid[]
      from banners where end_date > ${from} and start_date < ${to} order by start_date, id limit ${mostOfKind + 1})`
  // Wheels that are not deleted never overlap, so there are few within a time, and each has few batches.
  const wheels = sql`
    select id, 'WHEEL', title, start_date, end_date, version, true, null::timestamptz, false, null::uuid, null::int, null::uuid[]
      from lucky_wheels
      where deleted_at is null and tstzrange(start_date, end_date) && tstzrange(${from}, ${to})`
  const batches = sql`
    select b.id, 'BATCH', w.title, b.start_date, b.end_date, w.version, true, null::timestamptz, false, w.id,
        ${numberOfBatch},
        array(select distinct p.voucher_id from wheel_stock s join wheel_prizes p on p.id = s.prize_id
          where s.batch_id = b.id and p.voucher_id is not null)
      from lucky_wheels w join wheel_batches b on b.wheel_id = w.id
      where w.deleted_at is null and tstzrange(w.start_date, w.end_date) && tstzrange(${from}, ${to})
        and b.end_date > ${from} and b.start_date < ${to}`
  // An event has no dates. It is shown from when it was enabled, according to the audit log, until somebody disables
  // it.
  const events = sql`
    select * from (select e.id, 'EVENT', e.name, coalesce(
          (select a.created_at from audit_entries a where a.chain = 'EVENT:' || e.id and a.after -> 'status' = 'true'
            order by a.position desc limit 1), e.created_at) as start, null::timestamptz, e.version, true,
          null::timestamptz, false, null::uuid, null::int, null::uuid[]
        from events e where e.status) enabled
      where start < ${to}`
  const all = sql.join([vouchers('CAMPAIGN'), vouchers('VOUCHER'), wheels, batches, banners, events], sql` union all `)
  const { rows } = await sql<Promotion>`select * from (${all}) found order by start, id`.execute(db)
  return rows
}
