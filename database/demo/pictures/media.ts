import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { MediaStore } from '../../../src/platform/server/media-store-contract.ts'
import { badges } from '../catalogue.ts'
import { drawAvatar } from './avatars.ts'
import { drawIcon } from './icons.ts'
import { drawScene } from './scenes.ts'

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
  readonly icons: readonly string[]
  readonly video: string
}

type Store = Pick<MediaStore, 'put'>

/**
 * Draws the demo's pictures, stores them with their thumbnails in the media store, and the video too.
 *
 * @returns their rows, in the order avatars, photos, icons, video
 */
export async function storeMedia(store: Store, ids: MediaIds, createdAt: string): Promise<MediaRow[]> {
  const drawings = [
    ...ids.avatars.map((id, i) => ({ id, svg: () => drawAvatar(i), format: 'jpg' as const })),
    ...ids.photos.map((id, i) => ({ id, svg: () => drawScene(i), format: 'jpg' as const })),
    ...ids.icons.map((id, i) => ({ id, svg: () => drawIcon(badges[i]!.icon), format: 'webp' as const })),
  ]
  const rows: MediaRow[] = Array.from({ length: drawings.length })
  let next = 0
  // Few at a time: each keeps a decoded picture in memory.
  const worker = async () => {
    for (let i = next++; i < drawings.length; i = next++) rows[i] = await storePicture(store, drawings[i]!, createdAt)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return [...rows, await storeVideo(store, ids.video, createdAt)]
}

/** Draws a few pictures that differ by very little, and stores them like the others. */
export async function storeAlmostSame(store: Store, ids: readonly string[], createdAt: string): Promise<MediaRow[]> {
  return Promise.all(
    ids.map((id, i) => {
      const note = `<text x="${40 + 3 * i}" y="60" font-size="${26 + i}" fill="#fff" opacity="0.7">@${i + 1}</text></svg>`
      return storePicture(store, { id, svg: () => drawScene(5).replace('</svg>', note), format: 'jpg' }, createdAt)
    }),
  )
}

/** Draws other scenes than those that posts show, and stores them like the others. */
export async function storeScenes(store: Store, ids: readonly string[], createdAt: string): Promise<MediaRow[]> {
  return Promise.all(
    ids.map((id, i) => storePicture(store, { id, svg: () => drawScene(1_000 + i), format: 'jpg' }, createdAt)),
  )
}

interface Drawing {
  readonly id: string
  readonly svg: () => string
  readonly format: 'jpg' | 'webp'
}

const contentTypes = { jpg: 'image/jpeg', webp: 'image/webp' } as const

async function storePicture(store: Store, { id, svg, format }: Drawing, created_at: string): Promise<MediaRow> {
  const { data: pixels, info: raw } = await sharp(Buffer.from(svg())).raw().toBuffer({ resolveWithObject: true })
  const picture = () => sharp(pixels, { raw: { width: raw.width, height: raw.height, channels: raw.channels } })
  const original = await (
    format === 'jpg' ? picture().flatten().jpeg({ quality: 82 }) : picture().webp({ quality: 90, effort: 1 })
  ).toBuffer()
  const content_type = contentTypes[format]
  const key = `${id}/original.${format}`
  await store.put(key, original, content_type)
  return {
    id,
    kind: 'PHOTO',
    key,
    ...(await storeThumbnails(store, id, picture)),
    content_type,
    bytes: original.length,
    width: raw.width,
    height: raw.height,
    created_at,
  }
}

/** 320 and 640 pixels on the long side; a smaller picture is not enlarged. */
async function storeThumbnails(store: Store, id: string, picture: () => Sharp) {
  const scaled = (side: number) =>
    picture()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 1 })
      .toBuffer()
  const keys = { thumbnail_key: `${id}/thumbnail.webp`, thumbnail2x_key: `${id}/thumbnail2x.webp` }
  await Promise.all([
    scaled(320).then((body) => store.put(keys.thumbnail_key, body, 'image/webp')),
    scaled(640).then((body) => store.put(keys.thumbnail2x_key, body, 'image/webp')),
  ])
  return keys
}

async function storeVideo(store: Store, id: string, created_at: string): Promise<MediaRow> {
  const folder = join(import.meta.dirname, '..')
  const [video, poster] = await Promise.all([readFile(join(folder, 'video.mp4')), readFile(join(folder, 'video.jpg'))])
  const { width, height } = await sharp(poster).metadata()
  const key = `${id}/original.mp4`
  await store.put(key, video, 'video/mp4')
  return {
    id,
    kind: 'VIDEO',
    key,
    ...(await storeThumbnails(store, id, () => sharp(poster))),
    content_type: 'video/mp4',
    bytes: video.length,
    width,
    height,
    created_at,
  }
}
