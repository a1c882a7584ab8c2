export { putMember } from './upsert-member.ts'
