import { sql } from 'kysely'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'

/** A post's name where only a name is needed: its title, else the start of its content. */
const nameOfPost = defineLoader<string, string | null>(async (ctx, ids) => {
  const posts = await ctx.db
    .selectFrom('posts')
    .select(['id', sql<string>`coalesce(nullif(title, ''), left(content, 60))`.as('name')])
    .where('id', 'in', ids)
    .execute()
  return inOrder(ids, posts, (post) => post.id).map((post) => post?.name || null)
})

registerRecordNames('POST', {
  nameOf: (ctx, id) => ctx.load(nameOfPost, id),
  references: { createdBy: nameOfPerson },
})
