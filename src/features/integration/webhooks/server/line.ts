import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { type DeliveryState, testType } from '../webhook.values.ts'
import type { TryOutcome } from './send.ts'

/** Seconds until each further try, after which a delivery has failed. */
export const pauses = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600, 10 * 3600] as const
/** Seconds for which a delivery that is being sent is left alone by others: after a crash it is sent again. */
const claimedSeconds = 30

/** A delivery that was claimed, to be sent. */
export interface Claimed {
  readonly id: string
  readonly type: string
  readonly model: string
  readonly subject_id: string
  readonly sequence: number
  readonly payload: string
  readonly failures: number
  readonly tries: number
  /** The database's clock: that of this machine may be wrong, and receivers refuse other times than theirs. */
  readonly now: Date
}

/**
 * Takes the next deliveries of an endpoint that are due. One waits while a former one of its subject waits, but for a failing
 * one no longer than an hour after its first failure.
 */
export async function claim(db: Kysely<Tables>, endpointId: string, most: number): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select d.id from webhook_deliveries d
        where d.endpoint_id = ${endpointId} and d.state = 'PENDING' and d.next_at <= clock_timestamp()
          and not exists (
            select from webhook_deliveries e
              where e.endpoint_id = d.endpoint_id and e.subject_id = d.subject_id and e.model = d.model
                and e.state = 'PENDING' and e.sequence < d.sequence
                and (e.first_failed_at is null or e.first_failed_at > clock_timestamp() - interval '1 hour'))
        order by d.next_at, d.id limit ${most} for update of d skip locked)
    update webhook_deliveries w set next_at = clock_timestamp() + make_interval(secs => ${claimedSeconds})
      from due where w.id = due.id
      returning w.id, w.type, w.model, w.subject_id, w.sequence, w.payload, w.failures, w.tries, clock_timestamp() as now`.execute(
    db,
  )
  return rows
}

export interface Tried extends TryOutcome {
  readonly delivery: Claimed
}

/** A test is tried once. */
const stateAfter = ({ fault, delivery: { type, failures } }: Tried): DeliveryState =>
  fault === null ? 'DELIVERED' : type === testType || failures >= pauses.length ? 'FAILED' : 'PENDING'

/** Writes what came of some tries, with the failing ones' time of the next, in one transaction. */
export async function keep(db: Kysely<Tables>, endpointId: string, tried: readonly Tried[]): Promise<void> {
  const rows = tried.map((one) => ({
    id: one.delivery.id,
    model: one.delivery.model,
    subject_id: one.delivery.subject_id,
    sequence: one.delivery.sequence,
    number: one.delivery.tries + 1,
    tried_at: one.delivery.now,
    took_ms: one.tookMs,
    status: one.status,
    error: one.fault,
    answer: one.answer,
    state: stateAfter(one),
    pause: pauses[one.delivery.failures] ?? 0,
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) g (id uuid, model text, subject_id uuid,
    sequence bigint, number int, tried_at timestamptz, took_ms int, status int, error text, answer text, state text, pause int)`
  await db.transaction().execute(async (db) => {
    await sql`
      with kept as (
        insert into webhook_tries (delivery_id, number, tried_at, took_ms, status, error, answer)
          select id, number, tried_at, took_ms, status, error, answer from ${given}
          on conflict do nothing)
      update webhook_deliveries d
        set state = g.state, tries = g.number, last_tried_at = g.tried_at, last_status = g.status, last_error = g.error,
          failures = d.failures + (g.error is not null)::int,
          first_failed_at = case when g.error is not null then coalesce(d.first_failed_at, clock_timestamp()) end,
          next_at = clock_timestamp() + make_interval(secs => g.pause),
          ended_at = case when g.state <> 'PENDING' then clock_timestamp() end
        from ${given} where d.id = g.id`.execute(db)
    if (tried.some(({ fault }) => fault !== null)) await holdBack(db, endpointId, given)
  })
}

/** Those behind a failing one are not looked at before they may go: however many there are, they slow no others down. */
async function holdBack(db: Kysely<Tables>, endpointId: string, given: ReturnType<typeof sql>): Promise<void> {
  await sql`
    update webhook_deliveries w set next_at = least(d.next_at, d.first_failed_at + interval '1 hour')
      from ${given} join webhook_deliveries d on d.id = g.id
      where g.error is not null and d.state = 'PENDING' and d.first_failed_at > clock_timestamp() - interval '1 hour'
        and w.endpoint_id = ${endpointId} and w.subject_id = g.subject_id and w.model = g.model and w.state = 'PENDING'
        and w.sequence > g.sequence and w.next_at < least(d.next_at, d.first_failed_at + interval '1 hour')`.execute(db)
}
