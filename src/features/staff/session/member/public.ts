export { MemberTokens } from './session.ts'
