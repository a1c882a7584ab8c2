export { StatusReason } from './term-status.type.ts'
export {
  registerTermStatusTarget,
  setTermStatus,
  statusReasons,
  type TermStatusRecord,
} from './term-status.commands.ts'
