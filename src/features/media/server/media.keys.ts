import type { PreparedPhoto } from '../../../platform/server/photo.ts'

/** What people upload lies under here; only these files are ever swept. */
export const uploadPrefix = 'uploads/'

/** Keys of a picture and its thumbnails, by day, so that no folder grows without end. */
export function photoKeys(id: string, { photo, thumbnail, thumbnail2x }: PreparedPhoto, now: Date) {
  const stem = `${uploadPrefix}${now.toISOString().slice(0, 10)}/${id}`
  return {
    key: `${stem}.${photo.extension}`,
    thumbnailKey: `${stem}-320.${thumbnail.extension}`,
    thumbnail2xKey: `${stem}-640.${thumbnail2x.extension}`,
  }
}

/** The id of the row that an uploaded file belongs to; null for a file that was not made by an upload. */
export function mediaIdOf(key: string): string | null {
  return /^uploads\/[\d-]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[-.]/.exec(key)?.[1] ?? null
}

/** Where a stored file is read from, relative to this service. */
export function mediaUrl(key: string): string {
  return `/media/${key}`
}
