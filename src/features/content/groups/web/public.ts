import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export const GroupCard = lazyPart(() => import('./group-card.tsx'))
