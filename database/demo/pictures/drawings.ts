import sharp, { type Sharp } from 'sharp'
import { badges, drawn } from '../catalogue.ts'
import { drawAvatar } from './avatars.ts'
import { drawIcon } from './icons.ts'
import { drawScene } from './scenes.ts'

/** A picture with its thumbnails: 320 and 640 pixels on the long side, never enlarged. */
export interface Picture {
  readonly format: 'jpg' | 'webp'
  readonly original: Uint8Array
  readonly thumbnail: Uint8Array
  readonly thumbnail2x: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Pictures {
  readonly avatars: readonly Picture[]
  readonly photos: readonly Picture[]
  readonly icons: readonly Picture[]
  /** They differ by very little. */
  readonly alike: readonly Picture[]
  /** Scenes that no other picture shows. */
  readonly refused: readonly Picture[]
}

/** The same pictures every time. Takes seconds. */
export async function drawPictures(): Promise<Pictures> {
  return {
    avatars: await drawAll(drawn.avatars, drawAvatar),
    photos: await drawAll(drawn.photos, drawScene),
    icons: await drawAll(badges.length, (i) => drawIcon(badges[i]!.icon), 'webp'),
    alike: await drawAlike(),
    refused: await drawAll(drawn.refused, (i) => drawScene(1_000 + i)),
  }
}

export const drawAlike = (): Promise<Picture[]> =>
  drawAll(drawn.alike, (i) => {
    const note = `<text x="${40 + 3 * i}" y="60" font-size="${26 + i}" fill="#fff" opacity="0.7">@${i + 1}</text></svg>`
    return drawScene(5).replace('</svg>', note)
  })

/** Few, because each keeps a decoded picture in memory, and the embedded database needs a processor meanwhile. */
const atOnce = 2

async function drawAll(
  number: number,
  svg: (i: number) => string,
  format: Picture['format'] = 'jpg',
): Promise<Picture[]> {
  const pictures: Picture[] = Array.from({ length: number })
  let next = 0
  const worker = async () => {
    for (let i = next++; i < number; i = next++) pictures[i] = await draw(svg(i), format)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return pictures
}

async function draw(svg: string, format: Picture['format']): Promise<Picture> {
  const drawing = sharp(Buffer.from(svg))
  // Without transparency, thumbnails take half the time.
  const opaque = format === 'jpg' ? drawing.flatten() : drawing
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const original = format === 'jpg' ? picture().jpeg({ quality: 82 }) : picture().webp({ quality: 90, effort: 1 })
  return { format, original: await original.toBuffer(), ...(await thumbnailsOf(picture)), width, height }
}

export async function thumbnailsOf(picture: () => Sharp): Promise<Pick<Picture, 'thumbnail' | 'thumbnail2x'>> {
  const scaled = (side: number) =>
    picture()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 1 })
      .toBuffer()
  const thumbnail = await scaled(320)
  const thumbnail2x = await scaled(640)
  return { thumbnail, thumbnail2x }
}
