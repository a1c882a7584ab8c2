import { lazyPart } from '../../../../platform/web/lazy-part.tsx'

export const GroupCard = lazyPart(() => import('./group-card.tsx'))
