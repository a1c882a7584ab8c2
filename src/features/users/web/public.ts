import { lazy } from 'react'

export { countryName } from './country-name.ts'
export { userWords } from './user-words.ts'
export const UserDetail = lazy(() => import('./user-detail-modal.tsx'))
