export { holdForRefund } from './book-correction.ts'
export { type CorrectionRow, correctPoints } from './correction.commands.ts'
export { PointCorrection } from './correction.type.ts'
