import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'

interface Record {
  readonly model: string
  readonly id: string
}

interface Act {
  /** A condition on `member_actions a`. */
  readonly actions: RawBuilder<unknown>
  /** Its id. */
  readonly since: string
}

/** By which subject an act counts whose record is in the app alone. */
export const subjectInApp = (externalId: string): string => `app ${externalId}`

/**
 * The acts of which the app told before their record was here, so that they name none: that of a post by what the app calls it,
 * that of a comment by its post, if it is the first comment of the member there.
 */
export async function actsToldBefore(ctx: Context, record: Record): Promise<Act[]> {
  const told = record.model === 'POST' ? await postInApp(ctx, record.id) : await commentInApp(ctx, record.id)
  if (!told) return []
  const { userId, subject, kinds } = told
  const keys = await ctx.db
    .selectFrom('action_keys')
    .select('action_id')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('subject', '=', subject)
    .execute()
  return keys.map(({ action_id }) => ({
    actions: sql`a.user_id = ${userId} and a.id = ${action_id} and a.record_id is null`,
    since: action_id,
  }))
}

async function postInApp({ db }: Context, id: string) {
  const post = await db
    .selectFrom('external_ids as x')
    .innerJoin('posts as p', 'p.id', 'x.record_id')
    .select(['p.created_by', 'x.external_id'])
    .where('x.record_id', '=', id)
    .where('x.model', '=', 'POST')
    .executeTakeFirst()
  const kinds = ['CREATE_POST', 'REVIEW_PLACE']
  return post && { userId: post.created_by, subject: subjectInApp(post.external_id), kinds }
}

async function commentInApp({ db }: Context, id: string) {
  const comment = await db
    .selectFrom('external_ids as x')
    .innerJoin('comments as c', 'c.id', 'x.record_id')
    .select(['c.created_by', 'c.post_id'])
    .where('x.record_id', '=', id)
    .where('x.model', '=', 'COMMENT')
    .where(
      sql<boolean>`not exists (select from comments o where o.created_by = c.created_by and o.post_id = c.post_id
        and (o.created_at, o.id) < (c.created_at, c.id))`,
    )
    .executeTakeFirst()
  return comment && { userId: comment.created_by, subject: comment.post_id, kinds: ['COMMENT_POST'] }
}
