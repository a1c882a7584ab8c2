import type { Environment } from '../environment.ts'
import type { MediaStore } from './media-store-contract.ts'
import { openFolderStore } from './media-store-folder.ts'

export type { MediaStore } from './media-store-contract.ts'

/** The configured storage: S3 when it is configured, else `DATA_DIR/media`. */
export async function openMediaStore(environment: Pick<Environment, 'dataDir' | 's3'>): Promise<MediaStore> {
  if (!environment.s3) return openFolderStore(environment.dataDir)
  // Imported only if configured: its packages take a tenth of a second to load.
  const { openS3Store } = await import('./media-store-s3.ts')
  return openS3Store(environment.s3)
}
