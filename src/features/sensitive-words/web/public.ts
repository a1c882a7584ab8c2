import { lazyPart } from '../../../platform/web/lazy-part.tsx'

/** What a word finds in posts. */
export const TrialResult = lazyPart(() => import('./trial-result.tsx'))
