import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export const CommentCard = lazyPart(() => import('./comment-card.tsx'))
