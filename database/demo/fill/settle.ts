import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import { catalogueRows } from '../catalogue-rows.ts'
import { groups } from '../catalogue.ts'
import { insertRows } from '../insert.ts'
import { spots } from '../texts/places.ts'
import type { CatalogueIds } from '../world.ts'

/**
 * Finds the catalogue's ids in a database that may already have a part of it: the same name means the same record.
 * Pictures are always the fill's own.
 */
export async function settleIds(db: Kysely<Tables>, own: CatalogueIds): Promise<CatalogueIds> {
  const rows = catalogueRows(own, '')
  return {
    ...own,
    badges: await idsByName(
      db,
      'badges',
      'title',
      rows.badges.map(({ id, title }) => [id, title]),
    ),
    places: await idsByName(
      db,
      'places',
      'name',
      spots.map(({ name }, i) => [own.places[i]!, name]),
    ),
    groups: await idsByName(
      db,
      'social_groups',
      'name',
      groups.map(({ name }, i) => [own.groups[i]!, name]),
    ),
  }
}

async function idsByName(
  db: Kysely<Tables>,
  table: keyof Tables,
  column: string,
  own: readonly (readonly [id: string, name: string])[],
): Promise<string[]> {
  const found = await sql<{ id: string; name: string }>`
    select distinct on (name) id, ${sql.ref(column)} as name from ${sql.table(table)}
    where ${sql.ref(column)} = any(${own.map(([, name]) => name)}::text[]) order by name, id`.execute(db)
  const ids = new Map(found.rows.map(({ id, name }) => [name, id]))
  return own.map(([id, name]) => ids.get(name) ?? id)
}

/** Inserts the rows that do not exist yet. */
export async function insertMissing(
  db: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly { id: string }[],
): Promise<void> {
  const found = await sql<{
    id: string
  }>`select id from ${sql.table(table)} where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  const known = new Set(found.rows.map(({ id }) => id))
  await insertRows(
    db,
    table,
    rows.filter(({ id }) => !known.has(id)),
  )
}
