import { isTableName } from '../../shared/table-file.ts'
import { Refusal } from '../refusal.ts'

/** The largest accepted picture in bytes, if an operation has no maximum of its own. */
export const imageSizeLimit = 10 * 1024 * 1024

/** Refuses a picture that is larger than the limit (in bytes). */
export const imageTooLarge = (limit: number = imageSizeLimit): Refusal => tooLarge('photos_text_too_large', limit)

/** Refuses an upload of which only the name is known. */
export const fileTooLarge = (name: string, limit: number): Refusal =>
  tooLarge(isTableName(name) ? 'files_text_too_large' : 'photos_text_too_large', limit)

function tooLarge(reason: 'files_text_too_large' | 'photos_text_too_large', limit: number): Refusal {
  const megabytes = Math.round((limit / 1024 / 1024) * 10) / 10
  return new Refusal('PAYLOAD_TOO_LARGE', reason, { params: { megabytes } })
}
