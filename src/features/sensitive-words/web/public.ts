import { lazy } from 'react'

/** What a word finds in posts. */
export const TrialResult = lazy(() => import('./trial-result.tsx'))
