import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'

export { reasonName, reportedName } from './report-texts.ts'
const ofRecord = () => import('./record-reports.tsx')
export const ReportsOf = lazyPart(async () => ({ default: (await ofRecord()).ReportsOf }))
export const DecisionsOf = lazyPart(async () => ({ default: (await ofRecord()).DecisionsOf }))
