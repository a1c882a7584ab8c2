import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export const Notes = lazyPart(() => import('./notes.tsx'))
