import type { Environment } from './environment.ts'
import type { MediaStore } from './media-store-contract.ts'
import { openFolderStore } from './media-store-folder.ts'
import { openS3Store } from './media-store-s3.ts'

export type { MediaStore } from './media-store-contract.ts'

/** The configured storage: S3 when it is configured, else `DATA_DIR/media`. */
export function openMediaStore(environment: Pick<Environment, 'dataDir' | 's3'>): MediaStore {
  return environment.s3 ? openS3Store(environment.s3) : openFolderStore(environment.dataDir)
}
