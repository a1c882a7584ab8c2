import { type KeptFigures, unixSeconds } from '../../../../platform/server/feature.ts'
import { backlogs } from './figures.ts'

/** How the endpoints do, by their ids: an address may contain a secret. */
export const endpointMetrics: KeptFigures = {
  label: 'endpoint',
  figures: {
    webhook_backlog: 'Deliveries that wait, counted to 10 000.',
    webhook_oldest_waiting_timestamp_seconds: 'When the oldest of these was announced.',
    webhook_failing_since_timestamp_seconds: 'Since when every delivery fails.',
    webhook_paused: '1 if nothing is sent to the endpoint.',
  },
  async read(_app, db) {
    const states = await db
      .selectFrom('webhook_endpoints as e')
      .leftJoin('webhook_drains as d', 'd.endpoint_id', 'e.id')
      .select(['e.id', 'e.paused_at', 'd.failing_since'])
      .where('e.deleted_at', 'is', null)
      .execute()
    const waiting = new Map((await backlogs(db, null)).map((row) => [row.endpoint_id, row]))
    return states.map(({ id, paused_at, failing_since }) => ({
      of: id,
      values: {
        webhook_backlog: waiting.get(id)?.waiting,
        webhook_oldest_waiting_timestamp_seconds: unixSeconds(waiting.get(id)?.oldest),
        webhook_failing_since_timestamp_seconds: unixSeconds(failing_since),
        webhook_paused: paused_at ? 1 : 0,
      },
    }))
  },
}
