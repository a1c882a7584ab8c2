export { inviterOf, referralCodeOf } from './referral-code.ts'
