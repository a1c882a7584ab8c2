export { StatusMark, statusName } from './status-mark.tsx'
