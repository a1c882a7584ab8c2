export { openSeed } from './batch-seed.ts'
export {
  batchById,
  batchesOfWheel,
  type BatchRow,
  prizeById,
  type PrizeRow,
  prizesOfBatch,
  tiersOfWheel,
  type TierRow,
  wheelById,
} from './lucky-wheel.queries.ts'
export { Batch, PrizeTierName } from './lucky-wheel.type.ts'
export { isPrizeLine } from './wheel-winners.ts'
export { awardById } from './winners.ts'
export { WinnerType } from './winners.type.ts'
