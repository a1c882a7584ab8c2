import { lazyPart } from '../../../platform/web/lazy-part.tsx'

/** What other features' screens may show of posts and of those who write them. */
export { CreatorDetail, CreatorLink, OpenCreator, PersonLink } from '../../persons/web/person-link.tsx'
export { PostMedias } from '../../media/web/gallery.tsx'
export { typeName as postTypeName } from './post-texts.ts'
export { RecentPosts } from './recent-posts.tsx'
export const PostDetail = lazyPart(() => import('./post-detail-modal.tsx'))
