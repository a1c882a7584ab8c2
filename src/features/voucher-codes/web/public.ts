import { lazyPart } from '../../../platform/web/lazy-part.tsx'

export const CodesDialog = lazyPart(() => import('./codes-dialog.tsx'))
/** Downloads the codes of a voucher. */
export { exportCodes } from './export-codes.ts'
