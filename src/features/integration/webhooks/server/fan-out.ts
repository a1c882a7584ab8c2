import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7, validate as isUuid } from 'uuid'
import type { Outbox, Tables } from '../../../../../database/tables.ts'
import type { App } from '../../../../platform/server/context.ts'
import { externalIdsOf } from '../../../records/external-ids/server/public.ts'

const batch = 500

type Event = Selectable<Outbox>

/** What receivers get: the body of the request, the same for every try. The app's own ids are beside ours. */
function payloadOf(
  { type, model, subject_id, sequence, body, created_at }: Event,
  externalIds: ExternalIds,
  sandbox: boolean,
): string {
  const externalId = externalIds.get(subject_id)
  const subject = { model, id: subject_id, ...(externalId !== undefined && { externalId }) }
  const also = Object.entries(body as object).flatMap(([name, value]) => {
    const external = externalIds.get(value as string)
    return external === undefined ? [] : [[name.replace(/Id$/, 'ExternalId'), external]]
  })
  const data = { subject, sequence, ...(sandbox && { sandbox }), ...(body as object), ...Object.fromEntries(also) }
  return JSON.stringify({ type, timestamp: created_at.toISOString(), data })
}

type ExternalIds = ReadonlyMap<string, string>

/** Of all records that the events name. */
const externalIdsIn = (db: Kysely<Tables>, events: readonly Event[]): Promise<ExternalIds> =>
  externalIdsOf(db, [
    ...new Set(events.flatMap(({ subject_id, body }) => [subject_id, ...Object.values(body as object).filter(isId)])),
  ])

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

/**
 * Hands what was announced, in the sandbox if `app` is that, to its endpoints that want it, and takes it out of the outbox. One process at a time, in the
 * order of the positions, so that no event of a subject overtakes a former one.
 *
 * @returns how many events; 0 also while another process does it
 */
export const fanOut = ({ database, sandbox }: Pick<App, 'database' | 'sandbox'>): Promise<number> =>
  database.background.transaction().execute(async (db) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(current_schema() || ' outbox', 0)) as mine`.execute(db)
    if (!rows[0]!.mine) return 0
    const events = await db
      .selectFrom('outbox')
      .selectAll()
      .where('position', 'is not', null)
      .orderBy('position')
      .limit(batch)
      .execute()
    if (events.length === 0) return 0
    await handOut(db, events, sandbox)
    await db
      .deleteFrom('outbox')
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute()
    return events.length
  })

async function handOut(db: Kysely<Tables>, events: readonly Event[], sandbox: boolean): Promise<void> {
  const endpoints = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'types'])
    .where('deleted_at', 'is', null)
    .where('sandbox', '=', sandbox)
    .execute()
  const externalIds = await externalIdsIn(db, events)
  const deliveries = events.flatMap((event) =>
    endpoints
      .filter(({ types }) => types.includes(event.type))
      .map((endpoint) => ({
        id: uuidv7(),
        endpoint_id: endpoint.id,
        type: event.type,
        model: event.model,
        subject_id: event.subject_id,
        sequence: event.sequence,
        payload: payloadOf(event, externalIds, sandbox),
        created_at: event.created_at,
      })),
  )
  if (deliveries.length === 0) return
  // Behind a failing one of its subject, a delivery is not looked at before that is tried again or lets it pass.
  await sql`
    insert into webhook_deliveries (id, endpoint_id, type, model, subject_id, sequence, payload, created_at, next_at)
      select d.*, coalesce((
          select least(e.next_at, e.first_failed_at + interval '1 hour') from webhook_deliveries e
            where e.endpoint_id = d.endpoint_id and e.subject_id = d.subject_id and e.model = d.model
              and e.state = 'PENDING' and e.first_failed_at > clock_timestamp() - interval '1 hour'
            order by e.sequence limit 1), clock_timestamp())
        from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) d (id uuid, endpoint_id uuid, type text,
          model text, subject_id uuid, sequence bigint, payload text, created_at timestamptz)`.execute(db)
}
