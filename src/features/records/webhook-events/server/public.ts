export {
  announce,
  announceAll,
  announceCreation,
  announceOfMember,
  announceStatus,
  creation,
  ofMember,
  type WebhookEvent,
} from './announce.ts'
