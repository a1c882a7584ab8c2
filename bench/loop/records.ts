import type pg from 'pg'
import type { Target } from '../../tests/harness/every-query.ts'

/** For each kind of record the one that has most: whatever is read with it is at its largest. */
const largest: Readonly<Record<keyof Target, string>> = {
  user: 'select user_id from point_days group by 1 order by sum(entries) desc limit 1',
  post: `select target_id from reports where model = 'POST' group by 1 order by count(*) desc limit 1`,
  place: 'select place_id from posts where place_id is not null group by 1 order by count(*) desc limit 1',
  group: 'select id from social_groups limit 1',
  page: 'select page_id from posts where page_id is not null group by 1 order by count(*) desc limit 1',
  product: 'select id from products limit 1',
  comment: `select target_id from reports where model = 'COMMENT' group by 1 order by count(*) desc limit 1`,
  media: 'select media_id from post_media group by 1 order by count(*) desc limit 1',
  rule: 'select id from trusted_point_versions group by 1 order by count(*) desc limit 1',
  entry: `select id from point_entries where user_id =
    (select user_id from point_days group by 1 order by sum(entries) desc limit 1) limit 1`,
  notification: 'select id from system_notifications limit 1',
  verify: 'select id from verify_requests limit 1',
  case: 'select case_id from report_targets where case_id is not null group by 1 order by count(*) desc limit 1',
  event: 'select id from events limit 1',
  voucher: 'select voucher_id from voucher_codes group by 1 order by count(*) desc limit 1',
  badge: 'select badge_id from badge_requests group by 1 order by count(*) desc limit 1',
  badgeRequest: 'select id from badge_requests limit 1',
  banner: 'select id from banners limit 1',
  run: 'select run_id from run_rows group by 1 order by count(*) desc limit 1',
  replay: `select id from runs where kind = 'POINT_REPLAY' limit 1`,
  wheel: 'select wheel_id from wheel_batches group by 1 order by count(*) desc limit 1',
  wheelPrize: 'select stock_id from wheel_awards group by 1 order by count(*) desc limit 1',
  changeSet: 'select id from change_sets limit 1',
  apiKey: 'select key_id from api_key_requests group by 1 order by count(*) desc limit 1',
  delivery: 'select id from webhook_deliveries limit 1',
  endpoint: 'select id from webhook_endpoints limit 1',
}

export async function largestRecords(client: pg.Client): Promise<Target> {
  const found: Record<string, string> = {}
  for (const [kind, query] of Object.entries(largest)) {
    const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' })
    if (rows[0]) found[kind] = rows[0][0]
  }
  return found as unknown as Target
}
