import { Refusal } from '../refusal.ts'

/** The largest accepted picture in bytes, if an operation has no maximum of its own. */
export const imageSizeLimit = 10 * 1024 * 1024

/** Refuses a picture that is larger than the limit (in bytes). */
export function imageTooLarge(limit: number = imageSizeLimit): Refusal {
  const megabytes = Math.round((limit / 1024 / 1024) * 10) / 10
  return new Refusal('PAYLOAD_TOO_LARGE', 'photos_text_too_large', { params: { megabytes } })
}
