import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export { OpenPage, PageLink } from './page-link.tsx'
export { pageTypeName } from './page-texts.ts'
export const PageCard = lazyPart(() => import('./page-card.tsx'))
