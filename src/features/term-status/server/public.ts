export { StatusReason } from './term-status.type.ts'
export { registerStatusList } from './term-status.bulk.ts'
export {
  type ProposedStatus,
  registerProposals,
  registerTermStatusTarget,
  setTermStatus,
  statusReasons,
  type TermStatusRecord,
  termStatusTarget,
  undoTermStatus,
} from './term-status.commands.ts'
export { termStatusIn } from './term-status-table.ts'
