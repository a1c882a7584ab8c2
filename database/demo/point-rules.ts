import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf } from './random.ts'
import type { World } from './world.ts'

/** Former values of some rules, in points, the oldest first; and how many days ago each ended. */
const former = [
  ['CREATE_POST', [1, 1.5], [300, 120]],
  ['CHECK_IN_PLACE', [1], [210]],
  ['REVIEW_PLACE', [3, 4], [280, 60]],
  ['REFER_FRIEND', [5, 8], [250, 30]],
  ['HELPFUL_REVIEW', [1], [14]],
] as const

const day = 86_400_000

/** Gives some rules former versions. */
export async function reviseRules(db: Kysely<Tables>, world: World): Promise<void> {
  // Only the database's owner may write former versions; the application's role may not.
  const { rows } = await sql<{
    role: string
  }>`select current_setting('role') as role, set_config('role', 'none', true)`.execute(db)
  await writeVersions(db, world)
  await sql`select set_config('role', ${rows[0]!.role}, true)`.execute(db)
}

async function writeVersions(db: Kysely<Tables>, world: World): Promise<void> {
  const begin = new Date(world.start).toISOString()
  await sql`update trusted_point_configs set created_at = ${begin} where version = 1`.execute(db)
  await sql`update trusted_point_versions set created_at = ${begin}, since = ${begin} where version = 1`.execute(db)
  for (const [action, points, daysAgo] of former) {
    const rule = await ruleOf(db, action)
    // An earlier fill has done this already.
    if (rule.version > 1) continue
    const all = [...points, rule.points / 100]
    await sql`update trusted_point_versions set points = ${all[0]! * 100} where id = ${rule.id}`.execute(db)
    for (const [k, days] of daysAgo.entries()) {
      const version = k + 2
      const since = new Date(world.now - days * day)
      await sql`update trusted_point_configs set points = ${all[k + 1]! * 100}, version = ${version} where id = ${rule.id}`.execute(
        db,
      )
      await sql`update trusted_point_versions set since = ${since} where id = ${rule.id} and version = ${version}`.execute(
        db,
      )
    }
  }
}

/** The audit entries of those who saved these versions, who must be there by then. */
export async function logRevisions(db: Kysely<Tables>, world: World): Promise<void> {
  for (const [action, points, daysAgo] of former) {
    const rule = await ruleOf(db, action)
    const log = db.selectFrom('audit_entries').select('id').where('model', '=', model).where('target_id', '=', rule.id)
    if (rule.version !== points.length + 1 || (await log.limit(1).executeTakeFirst())) continue
    const all = [...points, rule.points / 100]
    const entries = daysAgo.map((days, k) => {
      const at = world.now - days * day
      return {
        id: idOf(hashText(`audit of rule ${action}`), k, at),
        action: 'updateTrustedPointConfig',
        actor_id: world.userId(k % 2 === 0 ? 0 : 3),
        before: { points: all[k]! },
        after: { points: all[k + 1]! },
        reason: null,
        version: k + 2,
        request_id: idOf(hashText(`request on rule ${action}`), k, at),
        created_at: new Date(at),
      }
    })
    await insertRows(db, 'audit_entries', chained({ model, target_id: rule.id }, entries))
  }
}

const model = 'TRUSTED_POINT_CONFIG'

const ruleOf = (db: Kysely<Tables>, action: string) =>
  db
    .selectFrom('trusted_point_configs')
    .select(['id', 'points', 'version'])
    .where('action_type', '=', action)
    .orderBy('id')
    .executeTakeFirstOrThrow()
