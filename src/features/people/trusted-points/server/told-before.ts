import { type RawBuilder, sql } from 'kysely'
import type { RecordsToSettle } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'

export interface Acts {
  /** A condition on `member_actions a`. */
  readonly actions: RawBuilder<unknown>
  /** An id that is not younger than those of the actions. */
  readonly since: string
}

/** The subject of an act whose record only the app has. */
export const subjectInApp = (externalId: string): string => `app ${externalId}`

/**
 * The acts that the app reported before it sent their record. Such an act names no record. The act of a post is found by the app's
 * id of the post. The act of a comment is found by the post that it is under, and belongs to the member's first comment there.
 */
export async function actsToldBefore(ctx: Context, { model, id }: RecordsToSettle): Promise<Acts[]> {
  const told = model === 'POST' ? await postInApp(ctx, id) : await commentInApp(ctx, id)
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
