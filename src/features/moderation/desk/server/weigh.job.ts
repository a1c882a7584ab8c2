import { sql } from 'kysely'
import { command } from '../../../../platform/server/command.ts'
import { type App, ownContext } from '../../../../platform/server/context.ts'
import { eachPiece, itemJob } from '../../../../platform/server/jobs/job-items.ts'
import { recalculateCaseAndAnnounce } from './decide.ts'

/**
 * Recalculates the severity of the open cases of people whose blocks have changed, each case in a transaction of its
 * own.
 */
export const rescoreCases = itemJob({
  name: 'weigh the cases of blocked authors',
  inSandbox: true,
  everySeconds: 5,
  due: (db) => db.selectFrom('creators_to_weigh').selectAll().orderBy('id'),
  item: sql`id || ' ' || creator_id`,
  async work(app, { id, creator_id }) {
    const cases = await casesToWeigh(app, creator_id)
    await eachPiece(cases, (id) =>
      command(ownContext(app, `weighing ${id}`), (ctx) => recalculateCaseAndAnnounce(ctx, id)),
    )
    await app.database.kysely.deleteFrom('creators_to_weigh').where('id', '=', id).execute()
    return cases.length > 0
  },
})

/** The open cases of a person whose severity counts another number of blocks. */
async function casesToWeigh(app: App, creator: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from (select blocks_of_creator(${creator}::uuid) as blocks offset 0) now_has
      join cases c on c.creator_id = ${creator} and c.state <> 'CLOSED'
      where not c.parts @> jsonb_build_array(jsonb_build_object('part', 'CREATOR', 'detail', jsonb_build_object('blocks', now_has.blocks)))
      order by c.id`.execute(app.database.kysely)
  return rows.map(({ id }) => id)
}
