import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { invalid } from '../refusal.ts'
import type { SpooledFile } from './spool.ts'
import { pictureThreads } from '../threads.ts'
import { fairQueue } from '../turns.ts'

/** A picture ready for storing: re-encoded, upright, in sRGB, without metadata, with two smaller versions. */
export interface PreparedPhoto {
  readonly photo: PhotoFile
  /** At most 320 pixels on the long side. */
  readonly thumbnail: PhotoFile
  /** At most 640 pixels on the long side, for dense screens. */
  readonly thumbnail2x: PhotoFile
  /** The size of the photo as it is shown, in pixels. */
  readonly width: number
  readonly height: number
}

/** A file next to the spooled one; it is deleted with the request's spool folder. */
export interface PhotoFile {
  readonly path: string
  readonly bytes: number
  readonly contentType: string
  readonly extension: string
}

interface Format {
  /** The format that the decoder must report too: a file that two readers understand differently is refused. */
  readonly decodedAs: string
  readonly keptAs: { readonly contentType: string; readonly extension: string }
  readonly encode: (image: Sharp) => Sharp
  /** The limit of all frames together, in pixels. */
  readonly mostPixels: number
}

export const pixelLimit = 50_000_000
/** The limit of width and height each. Decoders work line by line, so that many short lines take very long. */
export const sideLimit = 16_384
/** Choosing a palette takes several times a picture's size in memory. */
const gifPixelLimit = 20_000_000
const frameLimit = 300

const webp = { contentType: 'image/webp', extension: 'webp' }
const png: Format = {
  decodedAs: 'png',
  keptAs: { contentType: 'image/png', extension: 'png' },
  encode: (image) => image.png(),
  mostPixels: pixelLimit,
}

/**
 * The accepted formats, by magic bytes. Pictures keep their format, animations stay animated; AVIF is stored as WebP,
 * since encoding it takes seconds. There is no decoder for HEIC here, and SVG can contain scripts.
 */
const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': {
    decodedAs: 'jpeg',
    keptAs: { contentType: 'image/jpeg', extension: 'jpg' },
    encode: (image) => image.jpeg({ quality: 88 }),
    mostPixels: pixelLimit,
  },
  'image/png': png,
  'image/apng': png,
  'image/webp': {
    decodedAs: 'webp',
    keptAs: webp,
    encode: (image) => image.webp({ quality: 88 }),
    mostPixels: pixelLimit,
  },
  'image/gif': {
    decodedAs: 'gif',
    keptAs: { contentType: 'image/gif', extension: 'gif' },
    // Choosing a better palette takes three times as long.
    encode: (image) => image.gif({ effort: 1 }),
    mostPixels: gifPixelLimit,
  },
  'image/avif': {
    decodedAs: 'heif',
    keptAs: webp,
    encode: (image) => image.webp({ quality: 88 }),
    mostPixels: pixelLimit,
  },
}

// Each picture is decoded once, so a cache would only take memory.
sharp.cache(false)

// One thread for each picture: see `threads.ts`.
sharp.concurrency(1)

const decoding: SharpOptions = { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true }
/** How long one picture may take, with its thumbnails. */
const secondsPerPicture = 15

const pictures = fairQueue('pictures', {
  most: pictureThreads,
  mostPerCaller: 1,
  places: 256,
  placesPerCaller: 16,
})

/**
 * Checks a spooled file and makes its picture and thumbnails. Decides by content, never by name or declared type, and
 * checks the dimensions before anything is decoded. Callers take turns, one picture of each at a time.
 *
 * @param caller see `callerOf`
 * @throws Refusal BAD_USER_INPUT for the field `file`; RATE_LIMITED
 */
export function preparePhoto(file: SpooledFile, caller: string): Promise<PreparedPhoto> {
  return pictures.run(caller, async () => {
    const format = formats[(await fileTypeFromFile(file.path))?.mime ?? '']
    if (!format) throw invalid('file', 'photos_text_unknown_kind')
    const { animated } = await inspect(file, format)
    const until = performance.now() + secondsPerPicture * 1000
    const { width, height, ...photo } = await write(
      `${file.path}-photo`,
      format.keptAs,
      format.encode(upright(file, animated)),
      until,
    )
    const thumbnail = await write(`${file.path}-thumbnail`, webp, small(file, 320), until)
    const thumbnail2x = await write(`${file.path}-thumbnail2x`, webp, small(file, 640), until)
    return { photo, thumbnail: only(thumbnail), thumbnail2x: only(thumbnail2x), width, height }
  })
}

/** Reads only the header and refuses what would be too much to decode. */
async function inspect(file: SpooledFile, format: Format): Promise<{ animated: boolean }> {
  const found: Metadata = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid('file', 'photos_text_damaged')
    })
  const frames = found.pages ?? 1
  if (found.format !== format.decodedAs) throw invalid('file', 'photos_text_unknown_kind')
  if (found.format === 'heif' && found.compression !== 'av1') throw invalid('file', 'photos_text_unknown_kind')
  if (
    Math.max(found.width, found.height) > sideLimit ||
    found.width * found.height * frames > format.mostPixels ||
    frames > frameLimit
  )
    throw invalid('file', 'photos_text_too_many_pixels')
  return { animated: frames > 1 && format.decodedAs !== 'heif' }
}

function upright(file: SpooledFile, animated: boolean): Sharp {
  const image = sharp(file.path, { ...decoding, animated })
  // An animation has no camera orientation.
  return (animated ? image : image.autoOrient()).toColourspace('srgb')
}

/** The first frame, scaled down while decoding if the format allows it. Small pictures are not enlarged. */
function small(file: SpooledFile, longSide: number): Sharp {
  return upright(file, false)
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
}

/** @param until by `performance.now()` */
async function write(path: string, keptAs: Format['keptAs'], image: Sharp, until: number) {
  const seconds = Math.max(1, Math.ceil((until - performance.now()) / 1000))
  try {
    const made = await image.timeout({ seconds }).toFile(path)
    return { path, bytes: made.size, ...keptAs, width: made.width, height: made.pageHeight ?? made.height }
  } catch (error) {
    // The decoder's errors are about the picture; errors about our own disk are not, and have no code.
    if (/system error|No space left|unable to open|VipsTarget/i.test((error as Error).message))
      throw Object.assign(error as Error, { code: 'EIO' })
    throw invalid('file', /timeout/i.test((error as Error).message) ? 'photos_text_too_slow' : 'photos_text_damaged')
  }
}

const only = ({ path, bytes, contentType, extension }: PhotoFile): PhotoFile => ({
  path,
  bytes,
  contentType,
  extension,
})
