import { sql } from 'kysely'
import { command } from '../../../platform/server/command.ts'
import { type App, ownContext } from '../../../platform/server/context.ts'
import type { Job } from '../../../platform/server/jobs.ts'
import { settleAndTell } from './decide.ts'

const batch = 100

export const weighAgain: Job = {
  name: 'weigh the cases of blocked authors',
  everySeconds: 5,
  run: async (app) => void (await weighDue(app)),
}

/**
 * Recalculates the severity of the open cases of people whose blocks have changed, each case in a transaction of its
 * own. Safe to repeat. Returns how many cases.
 */
export async function weighDue(app: App): Promise<number> {
  for (let weighed = 0; ;) {
    const changed = await app.database.kysely
      .selectFrom('creators_to_weigh')
      .selectAll()
      .orderBy('id')
      .limit(batch)
      .execute()
    const creators = new Set(changed.map(({ creator_id }) => creator_id))
    for (const id of await casesToWeigh(app, [...creators])) {
      await command(ownContext(app, `weighing ${id}`), async (ctx) => {
        await settleAndTell(ctx, id)
      })
      weighed++
    }
    if (changed.length > 0)
      await app.database.kysely
        .deleteFrom('creators_to_weigh')
        .where(
          'id',
          'in',
          changed.map(({ id }) => id),
        )
        .execute()
    if (changed.length < batch || app.stopping.signal.aborted) return weighed
  }
}

/** The open cases whose severity counts another number of blocks. */
async function casesToWeigh(app: App, creators: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from unnest(${creators}::uuid[]) p (id)
      cross join lateral (select blocks_of_creator(p.id) as blocks offset 0) now_has
      join cases c on c.creator_id = p.id and c.state <> 'CLOSED'
      where not c.parts @> jsonb_build_array(jsonb_build_object('part', 'CREATOR', 'detail', jsonb_build_object('blocks', now_has.blocks)))
      order by c.id`.execute(app.database.kysely)
  return rows.map(({ id }) => id)
}
