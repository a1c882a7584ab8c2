import { lazy } from 'react'

export const CodesDialog = lazy(() => import('./codes-dialog.tsx'))
/** Downloads the codes of a voucher. */
export { exportCodes } from './export-codes.ts'
