import { type Findings, noFindings } from './broken.ts'

/** The last position of a chain that was looked at. Its hash is null where there was no entry. */
export interface LastEntry {
  readonly chain: string
  readonly position: number
  readonly hash: Uint8Array | null
}

/** How far a verification came, and what it found. */
export interface AuditProgress {
  readonly findings: Findings
  /** The last checkpoint that was looked at, and its hash; 0 before the first. */
  readonly checkpoint: number
  readonly checkpointHash: Uint8Array | null
  /** Entries and chains that were looked at. */
  readonly entries: number
  readonly chains: number
  readonly after: LastEntry | null
}

export const atTheBeginning: AuditProgress = {
  findings: noFindings,
  checkpoint: 0,
  checkpointHash: null,
  entries: 0,
  chains: 0,
  after: null,
}
