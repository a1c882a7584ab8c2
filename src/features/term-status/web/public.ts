export { setStatusOfMany } from './set-status-of-many.ts'
export { StatusMark, statusName } from './status-mark.tsx'
