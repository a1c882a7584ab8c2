import { builder } from '../../../../platform/server/graphql/builder.ts'
import { area, type Viewer } from '../../../../platform/shared/permission.ts'
import { Media } from '../../../records/media/server/public.ts'
import { Post } from '../../../content/posts/server/public.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { newestHolders } from './report.queries.ts'

const visibleTo = (viewer: Viewer | null) => area('MODERATION').allows(viewer)

// Here because media may not import people and posts (a cycle).
builder.objectFields(Media, (t) => ({
  uploader: t.field({
    type: User,
    nullable: true,
    visibleTo,
    resolve: (media, _, ctx) => (media.uploaded_by ? ctx.load(userById, media.uploaded_by) : null),
  }),
  newestPosts: t.field({
    type: [Post],
    visibleTo,
    description: 'The newest posts that hold it.',
    resolve: (media, _, ctx) => ctx.load(newestHolders, media.id),
  }),
}))
