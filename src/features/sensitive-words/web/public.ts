import { lazyPart } from '../../../platform/web/lazy-part.tsx'

/** The matches of a word in posts. */
export const TrialResult = lazyPart(() => import('./trial-result.tsx'))
