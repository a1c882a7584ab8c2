export { statusReasons } from '../term-status.rules.ts'
export { restoreStatus } from './restore-status.ts'
export { StatusReason } from './term-status.type.ts'
export { registerStatusList } from './term-status.bulk.ts'
export {
  type ProposedStatus,
  registerProposals,
  registerTermStatusTarget,
  registerUndone,
  setTermStatus,
  undoTermStatus,
} from './term-status.commands.ts'
export { termStatusIn } from './term-status-table.ts'
export { type TermStatusRecord, termStatusTarget } from './term-status.targets.ts'
