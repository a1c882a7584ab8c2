export { addMembers, putMember, type UpsertedMember } from './upsert-member.ts'
