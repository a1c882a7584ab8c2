export { announce, announceCreation, announceOfMember, announceStatus, type WebhookEvent } from './announce.ts'
