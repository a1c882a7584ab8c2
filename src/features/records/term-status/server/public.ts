export { statusReasons } from '../term-status.rules.ts'
export { StatusReason } from './term-status.type.ts'
export { registerStatusList } from './term-status.bulk.ts'
export {
  type ProposedStatus,
  registerProposals,
  registerTermStatusTarget,
  setTermStatus,
  type TermStatusRecord,
  termStatusTarget,
  undoTermStatus,
} from './term-status.commands.ts'
export { termStatusIn } from './term-status-table.ts'
