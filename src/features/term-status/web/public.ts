export type { StatusDeclaration } from './status-declaration.ts'
export { StatusMark } from './status-mark.tsx'
export { useStatusActions } from './use-status-actions.tsx'
export { useStatusField } from './use-status-field.tsx'
