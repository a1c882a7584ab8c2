export { hasPromotionState, PromotionStateEnum, promotionStateOf } from './promotion-state.ts'
