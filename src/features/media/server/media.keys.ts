import type { PreparedPhoto } from '../../../platform/server/photo.ts'

/** All uploads are stored under this prefix; the sweep only touches files here. */
export const uploadPrefix = 'uploads/'

/** Keys of a picture and its thumbnails, grouped by day, so that no folder grows without limit. */
export function photoKeys(id: string, { photo, thumbnail, thumbnail2x }: PreparedPhoto, now: Date) {
  const stem = `${uploadPrefix}${now.toISOString().slice(0, 10)}/${id}`
  return {
    key: `${stem}.${photo.extension}`,
    thumbnailKey: `${stem}-320.${thumbnail.extension}`,
    thumbnail2xKey: `${stem}-640.${thumbnail2x.extension}`,
  }
}

/** The id of the row that an uploaded file belongs to; null if the file was not made by an upload. */
export function mediaIdOf(key: string): string | null {
  return /^uploads\/[\d-]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[-.]/.exec(key)?.[1] ?? null
}

/** The URL of a stored file, relative to this service. */
export function mediaUrl(key: string): string {
  return `/media/${key}`
}
