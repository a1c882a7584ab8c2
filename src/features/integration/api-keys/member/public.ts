export { putMember, type UpsertedMember } from './upsert-member.ts'
