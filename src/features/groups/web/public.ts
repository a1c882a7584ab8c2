import { lazy } from 'react'

export const GroupCard = lazy(() => import('./group-card.tsx'))
