import { basename } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import type { OwnedDatabase } from '../database/database.ts'
import { faultText } from '../fault-text.ts'
import type { Made } from './make.ts'

/** What a restore into a scratch place has shown. */
export interface Proof {
  readonly name: string
  /** The moment of the backup's snapshot; null if it could not be opened. */
  readonly takenAt: string | null
  /** Milliseconds. */
  readonly took: number
  readonly newestWriteAt: string | null
  readonly rows: number
  readonly files: number
  readonly auditEntries: number
  readonly pointEntries: number
  /** What is wrong, a sentence each; none if everything holds. */
  readonly faults: readonly string[]
}

/** Runs the making of a backup, and notes for the screen Operations how it ended. */
export async function noted(
  { asOwner }: OwnedDatabase,
  { to, encrypted }: { readonly to: string; readonly encrypted: boolean },
  make: () => Promise<Made>,
): Promise<Made> {
  const begun = performance.now()
  const note = (values: { taken_at?: Date; bytes?: number; rows?: number; files?: number; error?: string }) =>
    asOwner((db) =>
      db
        .insertInto('backups')
        .values({
          id: uuidv7(),
          name: basename(to),
          encrypted,
          took_ms: Math.round(performance.now() - begun),
          ...values,
        })
        .execute(),
    )
  try {
    const made = await make()
    const { manifest, bytes, rows } = made
    await note({ taken_at: new Date(manifest.takenAt), bytes, rows, files: manifest.media.files })
    return made
  } catch (error) {
    // The database may be what failed.
    await note({ error: faultText(error) }).catch(() => {})
    throw error
  }
}

export async function noteProof({ asOwner }: OwnedDatabase, proof: Proof): Promise<void> {
  await asOwner((db) =>
    db
      .insertInto('restore_checks')
      .values({
        id: uuidv7(),
        name: proof.name,
        taken_at: proof.takenAt === null ? null : new Date(proof.takenAt),
        took_ms: Math.round(proof.took),
        newest_write_at: proof.newestWriteAt === null ? null : new Date(proof.newestWriteAt),
        rows: proof.rows,
        files: proof.files,
        audit_entries: proof.auditEntries,
        point_entries: proof.pointEntries,
        faults: proof.faults.length,
        first_fault: proof.faults[0] ?? null,
      })
      .execute(),
  )
}
