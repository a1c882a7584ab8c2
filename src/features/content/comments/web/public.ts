import { lazyPart } from '../../../../platform/web/lazy-part.tsx'

export const CommentCard = lazyPart(() => import('./comment-card.tsx'))
