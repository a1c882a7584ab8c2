import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { MediaRow } from './pictures/media.ts'
import { insertRows } from './insert.ts'
import { idOf, randomOf, type Random } from './random.ts'
import type { ReportRow } from './reports.ts'
import { composeReport, type Language, type ReportType } from './texts/compose.ts'
import * as english from './texts/english.ts'
import * as vietnamese from './texts/vietnamese.ts'
import { lowerBound } from './timeline.ts'
import { founders, type World } from './world.ts'

const hour = 3_600_000

interface Ring {
  readonly world: World
  readonly random: Random
  /** The next number of an id. */
  readonly next: () => number
}

/**
 * Near duplicates of the last days that were reported: posts, comments under different posts, and posts with nearly the
 * same picture, by several people.
 */
export async function insertRings(db: Kysely<Tables>, world: World, pictures: readonly MediaRow[]): Promise<void> {
  let count = 0
  const ring = { world, random: randomOf(world.kinds.ring, 0), next: () => count++ }
  const texts = [
    ...vietnamese.copied.posts.map((copied) => ({ ...copied, language: 'vi' as const })),
    ...english.copied.posts.map((copied) => ({ ...copied, language: 'en' as const })),
  ]
  const posts = texts.flatMap(({ title, text, ends, language }, i) =>
    ends.map(
      (end) => ({ language, type: i === 1 ? 'HARASSMENT' : 'SPAM', row: postBy(ring, title, text + end) }) as const,
    ),
  )
  const pictured = pictures.map(
    () => ({ language: 'vi', type: 'FAKE_NEWS', row: postBy(ring, '', 'Cảnh đẹp quê mình, chụp sáng nay.') }) as const,
  )
  const comments = vietnamese.copied.comment.ends.map((end) => commentBy(ring, vietnamese.copied.comment.text + end))
  const written = [...posts, ...pictured]
  await insertRows(
    db,
    'posts',
    written.map(({ row }) => row),
  )
  await sql`update users u set total_posts = total_posts + counted.posts from (
      select created_by, count(*) as posts from posts where id = any(${written.map(({ row }) => row.id)}::uuid[]) group by 1) counted
    where u.id = counted.created_by`.execute(db)
  await insertRows(
    db,
    'post_media',
    pictured.map(({ row }, i) => ({ post_id: row.id, media_id: pictures[i]!.id, position: 0 })),
  )
  await sql`update media m set uploaded_by = p.created_by from post_media h join posts p on p.id = h.post_id
    where h.media_id = m.id and m.id = any(${pictures.map(({ id }) => id)}::uuid[])`.execute(db)
  await insertRows(db, 'comments', comments)
  await sql`update posts p set total_comments = total_comments + counted.comments
    from (select post_id, count(*) as comments from comments where id = any(${comments.map(({ id }) => id)}::uuid[]) group by 1) counted
    where p.id = counted.post_id`.execute(db)
  await insertRows(db, 'reports', [
    ...posts.flatMap(({ row, type, language }) => reportsOn(ring, 'POST', row, type, language)),
    ...pictured.flatMap(({ row, type }, i) => reportsOn(ring, 'MEDIA', { ...row, id: pictures[i]!.id }, type, 'vi')),
    ...comments.flatMap((row) => reportsOn(ring, 'COMMENT', row, 'SPAM', 'vi')),
  ])
}

interface Written {
  readonly id: string
  readonly created_by: string
  readonly created_at: string
}

/** By somebody, within the last three days. */
export function written(ring: Ring): Written {
  const { world, random, next } = ring
  const at = Math.floor(world.now - hour - random.next() * 70 * hour)
  return {
    id: idOf(world.kinds.ring, next(), at),
    created_by: world.userId(somebody(ring, at)),
    created_at: new Date(at).toISOString(),
  }
}

/** How many people, founders aside, had joined by then. */
const joinedBy = (world: World, at: number) => Math.max(lowerBound(world.userTimes, at + 1) - founders, 1)

/** Somebody who had joined by then. The draw does not depend on the moment. */
const somebody = ({ world, random }: Ring, at: number) =>
  founders + (random.below(world.options.users - founders) % joinedBy(world, at))

const postBy = (ring: Ring, title: string, content: string) => ({ ...written(ring), type: 'STATUS', title, content })

function commentBy(ring: Ring, content: string) {
  const { world, random } = ring
  // A different one of the newest posts for each comment, written before the comment.
  return {
    ...written(ring),
    post_id: world.postId(Math.floor(world.options.posts * (0.9 + 0.05 * random.next()))),
    content,
  }
}

function reportsOn(
  ring: Ring,
  model: ReportRow['model'],
  { id, created_by, created_at }: Written,
  type: ReportType,
  language: Language,
): ReportRow[] {
  const { world, random, next } = ring
  const since = Date.parse(created_at)
  const first = somebody(ring, since)
  const there = joinedBy(world, since)
  return Array.from({ length: random.between(1, 4) }, (_, k) => {
    const at = Math.floor(since + (world.now - since) * random.next())
    return {
      id: idOf(world.kinds.ring, next(), at),
      model,
      target_id: id,
      type,
      message: composeReport(random, type, language),
      created_by: world.userId(founders + ((first - founders + k) % there)),
      created_at: new Date(at).toISOString(),
    }
  }).filter((report) => report.created_by !== created_by)
}
