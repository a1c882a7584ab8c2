export { UsualStep } from './strike.type.ts'
export { stepBetween, strikesNow } from './strikes.ts'
