import { lazy } from 'react'

export { reasonName, reportedName } from './report-texts.ts'
const ofRecord = () => import('./record-reports.tsx')
export const ReportsOf = lazy(async () => ({ default: (await ofRecord()).ReportsOf }))
export const DecisionsOf = lazy(async () => ({ default: (await ofRecord()).DecisionsOf }))
