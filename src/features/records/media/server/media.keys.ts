import type { Context } from '../../../../platform/server/context.ts'
import { signLink } from '../../../../platform/server/files/media-link.ts'
import { privatePrefix } from '../../../../platform/server/files/media-key.ts'
import type { PhotoFile, PreparedPhoto } from '../../../../platform/server/files/photo.ts'

/** All uploads are stored under this prefix; the sweep only touches files here. */
export const uploadPrefix = 'uploads/'

/**
 * Keys of a picture and its thumbnails, grouped by day, so that no folder grows without limit. Each contains the id of
 * the picture's row.
 */
export function photoKeys(id: string, { photo, thumbnail, thumbnail2x }: PreparedPhoto, now: Date) {
  const stem = `${uploadPrefix}${now.toISOString().slice(0, 10)}/${id}`
  return {
    key: `${stem}.${photo.extension}`,
    thumbnailKey: `${stem}-320.${thumbnail.extension}`,
    thumbnail2xKey: `${stem}-640.${thumbnail2x.extension}`,
  }
}

/** The key of a picture that only its request shows. */
export const privateKey = (id: string, { extension }: PhotoFile, now: Date) =>
  `${privatePrefix}uploads/${now.toISOString().slice(0, 10)}/${id}.${extension}`

/** The id of the row that a file belongs to; null if there is none in its key. */
export function mediaIdOf(key: string): string | null {
  return /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(key)?.[0] ?? null
}

/** The address at which everybody gets a file. */
export const publicPath = '/media/'
/** The address at which people who may read the record get a refused file: see `media-link.ts`. */
export const linkPath = '/media-links/'

/** The address of a picture's or video's file for the viewer, relative to this service. */
export function addressOf(ctx: Context, { refused }: { readonly refused: boolean }, key: string): string {
  const link = refused ? signLink(ctx, 'media', key) : null
  return link === null ? publicPath + key : linkPath + link
}
