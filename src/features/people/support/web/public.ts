export { corrected } from './corrected.ts'
export { supportCard } from './correction-model.ts'
export { MemberSection } from './member-section.tsx'
export type { SupportedMember } from './supported-member.ts'
