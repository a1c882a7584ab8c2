import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { auditEntries } from './audit.ts'
import { blockedDetails, drawStatus, historyOf } from './history.ts'
import { insertRows } from './insert.ts'
import { randomOf } from './random.ts'
import { reportsOnBusiness } from './reports.ts'
import type { World } from './world.ts'

/** Gives pages and products reports, and some of them a status with its history, as the actions would have left it. */
export async function moderateBusinesses(db: Kysely<Tables>, world: World): Promise<void> {
  await moderate(db, world, 'page')
  await moderate(db, world, 'product')
}

async function moderate(db: Kysely<Tables>, world: World, of: 'page' | 'product'): Promise<void> {
  const table = of === 'page' ? 'pages' : 'products'
  const model = of === 'page' ? 'PAGE' : 'PRODUCT'
  const rows = await db.selectFrom(table).select(['id', 'created_by', 'created_at']).orderBy('id').execute()
  const moderated = rows.map(({ id, created_by, created_at }, i) => {
    const at = created_at.getTime()
    const status = drawStatus(randomOf(world.kinds[`status of ${of}`], i), world.options.shares.status)
    const changes = historyOf(world, of, i, status, at)
    const reports = reportsOnBusiness(world, of, i, { id, at, status: changes[0]?.status ?? 'NORMAL' })
    return { id, i, changes, reports: reports.filter((report) => report.created_by !== created_by) }
  })
  for (const { id, i, changes } of moderated) {
    const [newest] = changes
    if (!newest) continue
    const record = { model, target_id: id } as const
    await sql`update ${sql.table(table)} set term_status = ${newest.status}, reason = ${JSON.stringify(changes)}, version = ${changes.length + 1}
      ${of === 'page' ? sql`, status_set_at = ${newest.createdAt}` : sql``} where id = ${id}`.execute(db)
    await insertRows(db, 'blocked_details', blockedDetails(world, of, i, record, changes))
    await insertRows(db, 'audit_entries', auditEntries(world, of, i, record, changes))
  }
  await insertRows(
    db,
    'reports',
    moderated.flatMap(({ reports }) => reports),
  )
}
