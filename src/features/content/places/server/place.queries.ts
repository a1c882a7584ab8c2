import { type Kysely, type Selectable, sql } from 'kysely'
import type { Places, Tables } from '../../../../../database/tables.ts'
import { type Direction, isAfterCursor } from '../../../../platform/server/lists/keyset.ts'
import { loaderById } from '../../../../platform/server/records/loader-by-id.ts'
import { contains } from '../../../../platform/server/lists/search.ts'
import { mediaOf } from '../../../records/media/server/public.ts'

export type PlaceRow = Selectable<Places>

export const placeById = loaderById('places')

interface Asked {
  readonly q?: string | null | undefined
  readonly dir: Direction
  readonly limit: number
  /** The last place of the previous page. */
  readonly after?: PlaceRow | null
}

/** How many places match. */
export async function countPlaces(db: Kysely<Tables>, q?: string): Promise<number> {
  let places = db.selectFrom('places').select(({ fn }) => fn.countAll<number>().as('n'))
  if (q !== undefined) places = places.where(contains(sql.ref('search'), q))
  return (await places.executeTakeFirstOrThrow()).n
}

/** Places by check-ins, then reviews. */
export async function placesInOrder(db: Kysely<Tables>, { q, dir, limit, after }: Asked): Promise<PlaceRow[]> {
  let places = db
    .selectFrom('places')
    .selectAll()
    .orderBy('checkins', dir)
    .orderBy('reviews', dir)
    .orderBy('id', dir)
    .limit(limit)
  if (q != null) places = places.where(contains(sql.ref('search'), q))
  if (after) {
    const last = sql`${after.checkins}, ${after.reviews}, ${after.id}`
    places = places.where(isAfterCursor(dir, sql`checkins, reviews, id`, last))
  }
  return places.execute()
}

export const mediasOfPlace = mediaOf('place_media', 'place_id')
