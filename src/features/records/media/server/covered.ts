import { sql } from 'kysely'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { fixedStatement } from '../../../../platform/server/database/statement.ts'

/**
 * In how many of the newest records of each kind that show a picture its reports are looked for: one that many people have
 * as theirs must not slow down each list in which it stands.
 */
const lookedAt = 1_000

interface Judged {
  readonly id: string
  readonly covered: boolean
}

const read = fixedStatement<{ ids: readonly string[] }, Judged>((db, { ids }) =>
  sql<Judged>`
    select m.id, exists (
        select from (
          select 'MEDIA' as model, m.id as target_id
          union all select 'POST', h.post_id from (
            select post_id from post_media where media_id = m.id order by post_id desc limit ${lookedAt}) h
          union all select 'PRODUCT', p.product_id from (
            select product_id from product_media where media_id = m.id order by product_id desc limit ${lookedAt}) p
          union all select 'PAGE', l.id from (select id from pages where logo_id = m.id order by id desc limit ${lookedAt}) l
          union all select 'USER', a.id from (select id from users where avatar_id = m.id order by id desc limit ${lookedAt}) a) shown
        join report_targets t on (t.model, t.target_id) = (shown.model, shown.target_id)
        where not t.handled and t.by_reason ?| array['NUDITY', 'VIOLENCE']) as covered
      from unnest(${ids}::uuid[]) m (id)`.compile(db),
)

/**
 * Whether a picture or video is covered until somebody wants to see it: open reports call it, or a record that shows it,
 * nudity or violence.
 */
export const isCovered = defineLoader<string, boolean>(async (ctx, ids) =>
  inOrder(ids, await read(ctx.db, { ids }), (row) => row.id).map((row) => row!.covered),
)
