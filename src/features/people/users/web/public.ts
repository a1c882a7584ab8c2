import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export { countryName } from './country-name.ts'
export { userWords } from './user-words.ts'
export const UserDetail = lazyPart(() => import('./user-detail-modal.tsx'))
