import { type Findings, noFindings } from './broken.ts'

/** The last checked position of a chain. Its hash is null if there was no entry. */
export interface LastEntry {
  readonly chain: string
  readonly position: number
  readonly hash: Uint8Array | null
}

/** The progress of a verification, and what it found. */
export interface AuditProgress {
  readonly findings: Findings
  /** The last checkpoint that was checked, and its hash; 0 before the first. */
  readonly checkpoint: number
  readonly checkpointHash: Uint8Array | null
  /** Number of entries and chains that were checked. */
  readonly entries: number
  readonly chains: number
  readonly after: LastEntry | null
}

export const initialProgress: AuditProgress = {
  findings: noFindings,
  checkpoint: 0,
  checkpointHash: null,
  entries: 0,
  chains: 0,
  after: null,
}
