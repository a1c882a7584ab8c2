export { promotionStateName, stateColumn, stateFilter } from './state-mark.tsx'
