import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { auditEntries } from './audit.ts'
import { blockedDetails, drawStatus, historyOf, type Moderated } from './history.ts'
import { insertRows } from './insert.ts'
import { randomOf } from './random.ts'
import { refusedIds } from './refused-media.ts'
import { reportsOnStored, type Stored } from './reports.ts'
import { moderatorIds, type World } from './world.ts'

/**
 * The tables of the records that are moderated after they are stored, and the share of the candidates that is
 * moderated.
 */
const kinds: Readonly<
  Record<Stored, { readonly model: Moderated['model']; readonly table: keyof Tables; readonly share: number }>
> = {
  page: { model: 'PAGE', table: 'pages', share: 1 },
  product: { model: 'PRODUCT', table: 'products', share: 1 },
  comment: { model: 'COMMENT', table: 'comments', share: 0.15 },
  group: { model: 'GROUP', table: 'social_groups', share: 0.5 },
  media: { model: 'MEDIA', table: 'media', share: 0.5 },
}

/** Gives stored records reports, and some of them a status with its history, as the actions would have left it. */
export async function moderateStored(db: Kysely<Tables>, world: World): Promise<void> {
  for (const of of Object.keys(kinds) as Stored[]) await moderate(db, world, of)
}

/** By its place among all. */
const hiddenPage = 7

interface Row {
  readonly id: string
  readonly owner: string | null
  /** Moderators whom it belongs to. */
  readonly owners: readonly string[]
  readonly created_at: Date
}

async function moderate(db: Kysely<Tables>, world: World, of: Stored): Promise<void> {
  const { model, table, share } = kinds[of]
  const owner = sql.ref(of === 'media' ? 'uploaded_by' : 'created_by')
  // Pictures are reported where people see them: in posts.
  const shown = of === 'media' ? sql`where id in (select media_id from post_media)` : sql``
  const { rows } = await sql<Row>`
    select id, ${owner} as owner, created_at, array(
        select m from unnest(${moderatorIds(world)}::uuid[]) m where belongs_to(${model}, id, m)) as owners from ${sql.table(table)} ${shown} order by id`.execute(
    db,
  )
  const [, blocked] = refusedIds(world)
  const moderated = rows.map(({ id, owner, owners, created_at }, i) => {
    const at = created_at.getTime()
    const random = randomOf(world.kinds[`status of ${of}`], i)
    const drawn = drawStatus(random, world.options.shares.status)
    const drawnOrNot = random.chance(share) ? drawn : 'NORMAL'
    // Each filter and each kind has something to show.
    const status = id === blocked ? 'BLOCKED' : of === 'page' && i === hiddenPage ? 'HIDDEN' : drawnOrNot
    const changes = historyOf(world, of, i, status, at, owners)
    const isVideo = id === world.options.ids.video
    const reports = reportsOnStored(world, of, i, { model, id, at, status: changes[0]?.status ?? 'NORMAL' }, isVideo)
    return { record: { model, target_id: id }, i, changes, reports: reports.filter((r) => r.created_by !== owner) }
  })
  const changed = moderated.filter(({ changes }) => changes.length > 0)
  await sql`update ${sql.table(table)} t set term_status = c.status, reason = c.reason, version = jsonb_array_length(c.reason) + 1
      ${of === 'page' ? sql`, status_set_at = c.at` : sql``}
    from jsonb_to_recordset(${JSON.stringify(
      changed.map(({ record, changes }) => ({
        id: record.target_id,
        status: changes[0]!.status,
        at: changes[0]!.createdAt,
        reason: changes,
      })),
    )}::jsonb) c (id uuid, status text, at timestamptz, reason jsonb) where t.id = c.id`.execute(db)
  const each = <T>(rowsOf: (of_: (typeof moderated)[number]) => readonly T[]) => moderated.flatMap(rowsOf)
  await insertRows(
    db,
    'blocked_details',
    each(({ i, record, changes }) => blockedDetails(world, of, i, record, changes)),
  )
  await insertRows(
    db,
    'audit_entries',
    each(({ i, record, changes }) => auditEntries(world, of, i, record, changes)),
  )
  await insertRows(
    db,
    'reports',
    each(({ reports }) => reports),
  )
}
