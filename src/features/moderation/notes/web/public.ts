import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export { useReadMarks } from './read-marks.ts'

export const Notes = lazyPart(() => import('./notes.tsx'))
