export { hasSecondFactor, spendCode } from './second-factor.ts'
