import './audit.schema.ts'
import { foldAuditTally } from './tally.ts'
import { verifyAuditLog } from './verification.ts'

export const jobs = [foldAuditTally, verifyAuditLog]
