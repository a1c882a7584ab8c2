import { lazy } from 'react'

export const CommentCard = lazy(() => import('./comment-card.tsx'))
