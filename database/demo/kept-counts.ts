import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { groups } from './catalogue.ts'
import type { CatalogueIds } from './world.ts'

/** Fills in what follows from other tables: the counts of places and groups, and the categories of groups. */
export async function keepCounts(db: Kysely<Tables>, ids: CatalogueIds): Promise<void> {
  await sql`update places p set checkins = counted.checkins, reviews = counted.reviews
    from (
      select place_id, count(*) filter (where type = 'CHECK_IN') as checkins, count(*) filter (where type = 'REVIEW') as reviews
      from posts where place_id is not null group by place_id) counted
    where p.id = counted.place_id`.execute(db)
  const chosen = JSON.stringify(groups.map(({ category }, i) => ({ id: ids.groups[i], category })))
  await sql`update social_groups g set category_id = c.id
    from json_to_recordset(${chosen}::json) chosen (id uuid, category text) join page_categories c on c.enum = chosen.category
    where g.id = chosen.id`.execute(db)
  await sql`update social_groups g set total_posts = counted.posts
    from (select group_id, count(*) as posts from posts where group_id is not null group by group_id) counted
    where g.id = counted.group_id`.execute(db)
}
