import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

/** What other features' screens may show of posts and of those who write them. */
export { CreatorDetail, OpenCreator } from './open-creator.tsx'
export { typeName as postTypeName } from './post-texts.ts'
export const PostDetail = lazyPart(() => import('./post-detail-modal.tsx'))
