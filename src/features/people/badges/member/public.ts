export { MemberBadge } from './badges.ts'
