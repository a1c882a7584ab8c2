import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Numbers the people from 0, oldest first, in the temporary table `demo_people`, so that a number can be drawn. */
export async function numberPeople(db: Kysely<Tables>): Promise<void> {
  await sql`create temporary table demo_people on commit drop as
    select (row_number() over (order by id))::int - 1 as n, id, created_at, country_code = 'VN' as speaks_vietnamese from users`.execute(
    db,
  )
  await sql`create unique index on demo_people (n)`.execute(db)
  await sql`analyze demo_people`.execute(db)
}
