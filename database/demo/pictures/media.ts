import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { MediaStore } from '../../../src/platform/server/files/media-store-contract.ts'
import { type Picture, type Pictures, thumbnailsOf } from './drawings.ts'

export interface MediaRow {
  id: string
  kind: 'PHOTO' | 'VIDEO'
  key: string
  thumbnail_key: string
  thumbnail2x_key: string
  content_type: string
  bytes: number
  width: number
  height: number
  created_at: string
}

export interface MediaIds {
  readonly avatars: readonly string[]
  readonly photos: readonly string[]
  readonly promotionPhotos: readonly string[]
  readonly icons: readonly string[]
  readonly video: string
}

type Store = Pick<MediaStore, 'put'>

/**
 * Stores the demo's pictures with their thumbnails in the media store, and the video too.
 *
 * @returns their rows, in the order avatars, photos, icons, video
 */
export async function storeMedia(
  store: Store,
  ids: MediaIds,
  pictures: Pictures,
  createdAt: string,
): Promise<MediaRow[]> {
  return [
    ...(await storePictures(store, ids.avatars, pictures.avatars, createdAt)),
    ...(await storePictures(store, [...ids.photos, ...ids.promotionPhotos], pictures.photos, createdAt)),
    ...(await storePictures(store, ids.icons, pictures.icons, createdAt)),
    await storeVideo(store, ids.video, createdAt),
  ]
}

export function storePictures(
  store: Store,
  ids: readonly string[],
  pictures: readonly Picture[],
  createdAt: string,
): Promise<MediaRow[]> {
  return Promise.all(ids.map((id, i) => storePicture(store, id, pictures[i]!, createdAt)))
}

const contentTypes = { jpg: 'image/jpeg', webp: 'image/webp' } as const

async function storePicture(store: Store, id: string, picture: Picture, created_at: string): Promise<MediaRow> {
  const { format, original, width, height } = picture
  const content_type = contentTypes[format]
  const key = `${id}/original.${format}`
  await store.put(key, Buffer.from(original), content_type)
  const thumbnails = await storeThumbnails(store, id, picture)
  return { id, kind: 'PHOTO', key, ...thumbnails, content_type, bytes: original.length, width, height, created_at }
}

async function storeThumbnails(store: Store, id: string, of: Pick<Picture, 'thumbnail' | 'thumbnail2x'>) {
  const keys = { thumbnail_key: `${id}/thumbnail.webp`, thumbnail2x_key: `${id}/thumbnail2x.webp` }
  await store.put(keys.thumbnail_key, Buffer.from(of.thumbnail), 'image/webp')
  await store.put(keys.thumbnail2x_key, Buffer.from(of.thumbnail2x), 'image/webp')
  return keys
}

async function storeVideo(store: Store, id: string, created_at: string): Promise<MediaRow> {
  const folder = join(import.meta.dirname, '..')
  const [video, poster] = await Promise.all([readFile(join(folder, 'video.mp4')), readFile(join(folder, 'video.jpg'))])
  const { width, height } = await sharp(poster).metadata()
  const key = `${id}/original.mp4`
  const content_type = 'video/mp4'
  await store.put(key, video, content_type)
  const thumbnails = await storeThumbnails(store, id, await thumbnailsOf(() => sharp(poster)))
  return { id, kind: 'VIDEO', key, ...thumbnails, content_type, bytes: video.length, width, height, created_at }
}
