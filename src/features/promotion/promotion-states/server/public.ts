export { numberOfBatch } from './number-of-batch.ts'
export { hasPromotionState, PromotionStateEnum, promotionStateOf } from './promotion-state.ts'
