import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import type { Received } from '../../tests/harness/webhook-sink.process.ts'

/** Announces events of so many new members, in transactions of a hundred, as commands do. */
export async function tellOfMembers(
  owner: pg.Client,
  { events, perMember }: { events: number; perMember: number },
): Promise<void> {
  const members = Array.from({ length: Math.ceil(events / perMember) }, () => uuidv7())
  const ids = Array.from({ length: events }, (_, i) => members[i % members.length]!)
  for (let from = 0; from < ids.length; from += 100)
    await owner.query(
      `insert into outbox (id, type, model, subject_id, body)
        select gen_random_uuid(), 'points.booked', 'USER', member, jsonb_build_object('entryId', gen_random_uuid())
          from unnest($1::uuid[]) member`,
      [ids.slice(from, from + 100)],
    )
}

/** Events that are not handed out or not delivered: for all endpoints, or for those that work. */
export async function pending(owner: pg.Client, which: 'ALL' | 'HEALTHY' = 'ALL'): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select (select count(*) from outbox)::int + (select count(*) from webhook_deliveries w
        join webhook_drains d using (endpoint_id)
        where w.state = 'PENDING' and ($1 = 'ALL' or d.endpoint_id = (select min(id::text)::uuid from webhook_endpoints
          where deleted_at is null)))::int as n`,
    [which],
  )
  return rows[0]!.n
}

/** Gives the newest endpoint so many deliveries of as many members, all of them due; and ends what waits there already. */
export async function backlogFor(owner: pg.Client, count: number): Promise<void> {
  const newest = '(select id from webhook_endpoints where deleted_at is null order by created_at desc limit 1)'
  await owner.query(
    `update webhook_deliveries set state = 'FAILED', ended_at = now() where state = 'PENDING' and endpoint_id = ${newest}
      and $1 = 0`,
    [count],
  )
  await owner.query(
    `insert into webhook_deliveries (id, endpoint_id, type, model, subject_id, sequence, payload, created_at)
      select gen_random_uuid(), ${newest}, 'points.booked', 'USER', gen_random_uuid(), 1, '{"type":"points.booked"}', now()
        from generate_series(1, $1::int)`,
    [count],
  )
  await owner.query('analyze webhook_deliveries')
}

/** What is wrong with what a receiver was told of `tellOfMembers`. */
export function lost(received: readonly Received[], events: number): string[] {
  const accepted = new Map<string, Received>()
  const next = new Map<unknown, number>()
  const faults: string[] = []
  for (const one of received) {
    if (!one.verified) faults.push(`${one.id} does not verify`)
    if (one.status !== 200 || accepted.has(one.id)) continue
    accepted.set(one.id, one)
    const { subject, sequence } = one.payload.data as { subject: { id: string }; sequence: number }
    const expected = next.get(subject.id) ?? 1
    if (sequence !== expected) faults.push(`${subject.id}: ${sequence} came where ${expected} was next`)
    next.set(subject.id, sequence + 1)
  }
  if (accepted.size !== events) faults.push(`${accepted.size} of ${events} arrived`)
  return faults
}
