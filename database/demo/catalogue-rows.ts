import { badges, groups } from './catalogue.ts'
import { photosOfKind } from './post.ts'
import { hashText, type Random, randomOf } from './random.ts'
import { describePlace } from './texts/compose.ts'
import { spots } from './texts/places.ts'
import { type CatalogueIds, founders } from './world.ts'

/** The catalogue as rows of its tables, except places and groups, which need people. */
export function catalogueRows(ids: CatalogueIds, created_at: string) {
  return {
    badges: badges.map(({ title, title_en, status }, i) => ({
      id: ids.badges[i]!,
      title,
      title_en,
      status,
      media_id: ids.icons[i]!,
      created_at,
    })),
  }
}

interface Shared {
  readonly ids: CatalogueIds
  readonly createdAt: string
  readonly userId: (index: number) => string
}

/** The places, created by the first people, and their photos. */
export function placeRows({ ids, createdAt, userId }: Shared) {
  const kind = hashText('place of demo')
  const places = spots.map((spot, i) => {
    const random = randomOf(kind, i)
    const photos = photosOf(random, ids.photos, spot.kind)
    return {
      photos,
      place: {
        id: ids.places[i]!,
        name: spot.name,
        description: describePlace(random, spot),
        location_name: spot.province,
        country_code: spot.country,
        phone: random.chance(0.3) ? `0${random.between(203, 299)} ${random.between(3_000_000, 3_999_999)}` : null,
        verified: random.chance(0.6),
        primary_image_id: random.chance(0.9) ? photos[0]! : null,
        created_by: userId(i % founders),
        created_at: createdAt,
      },
    }
  })
  return {
    places: places.map(({ place }) => place),
    media: places.flatMap(({ place, photos }) =>
      photos.map((media_id, position) => ({ place_id: place.id, media_id, position })),
    ),
  }
}

/** Two to four photos that fit a kind of place. */
function photosOf(random: Random, photos: readonly string[], kind: (typeof spots)[number]['kind']): string[] {
  const fitting = photosOfKind(kind, photos.length)
  const first = random.below(fitting.length)
  return Array.from({ length: random.between(2, 4) }, (_, i) => photos[fitting[(first + i) % fitting.length]!]!)
}

/** The groups; the first people created them. */
export function groupRows({ ids, createdAt, userId }: Shared) {
  return groups.map(({ name, description }, i) => {
    const random = randomOf(hashText('group of demo'), i)
    return {
      id: ids.groups[i]!,
      name,
      description,
      privacy: random.chance(0.3) ? 'PRIVATE' : 'PUBLIC',
      total_members: Math.floor(40 * random.next() ** -1.4),
      verified: random.chance(0.25),
      created_by: userId(i % founders),
      created_at: createdAt,
    }
  })
}
