export { insertFree, numberIn, withFreeEmail } from './new-member.ts'
export { giveBadge } from './user.commands.ts'
export { counted, nextNumber, onReferral, onRejection, refer, type Referral, uncounted } from './referrals.ts'
