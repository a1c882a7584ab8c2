import { lazy } from 'react'

export { OpenPage, PageLink } from './page-link.tsx'
export { pageTypeName } from './page-texts.ts'
export const PageCard = lazy(() => import('./page-card.tsx'))
