import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { idOf } from './random.ts'
import type { World } from './world.ts'

/** Two pictures of the last days that the public may not see. */
export const refusedIds = (world: World): readonly [ofBlockedPost: string, blocked: string] => [
  idOf(world.kinds['refused media'], 0, world.now - 9 * 86_400_000),
  idOf(world.kinds['refused media'], 1, world.now - 8 * 86_400_000),
]

/** Gives a blocked post, and a visible one, a picture that no other post shows. */
export async function showRefused(db: Kysely<Tables>, world: World): Promise<void> {
  const [ofBlockedPost, blocked] = refusedIds(world)
  await replaceMedia(db, 'BLOCKED', ofBlockedPost)
  await replaceMedia(db, 'NORMAL', blocked)
}

async function replaceMedia(db: Kysely<Tables>, status: 'BLOCKED' | 'NORMAL', mediaId: string): Promise<void> {
  const newest = await db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', status)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('post_media').select('post_id').whereRef('post_id', '=', 'posts.id')),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  await db.deleteFrom('post_media').where('post_id', '=', newest.id).execute()
  await db.insertInto('post_media').values({ post_id: newest.id, media_id: mediaId, position: 0 }).execute()
  await sql`update media m set uploaded_by = p.created_by from posts p where p.id = ${newest.id} and m.id = ${mediaId}`.execute(
    db,
  )
}
