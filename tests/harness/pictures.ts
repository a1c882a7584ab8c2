import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures as people send them, and as attackers do. */

interface Size {
  readonly width: number
  readonly height: number
}

/** A picture of one colour. */
export function plain(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
  { width, height }: Size = { width: 900, height: 600 },
) {
  return sharp({ create: { width, height, channels: 3, background: '#c81e1e' } })
    .toFormat(format)
    .toBuffer()
}

/** A PNG of at least this many bytes: noise cannot be compressed. */
export function noise(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A JPEG as a phone makes it: rotated, with the location in its EXIF and XMP. */
export function fromPhone(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#1e50c8' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '10/1 46/1 37/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '106/1 41/1 43/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(
      '<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta><?xpacket end="w"?>',
    )
    .toBuffer()
}

/** An animation, each frame of another colour. */
export async function animation(
  format: 'gif' | 'webp',
  frames: number,
  size: Size = { width: 60, height: 40 },
): Promise<Buffer> {
  const images = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({
        create: { ...size, channels: 3, background: { r: (index * 83) % 256, g: (index * 37) % 256, b: index % 256 } },
      })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(images, { join: { animated: true } })
    .toFormat(format, { loop: 0 })
    .toBuffer()
}

/** A small PNG file whose header claims any number of pixels. */
export function pixelBomb({ width, height }: Size = { width: 50_000, height: 50_000 }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1 << 20))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF of 43 bytes with one empty frame of any size. */
export function emptyGif({ width, height }: Size): Buffer {
  const sizes = Buffer.alloc(4)
  sizes.writeUInt16LE(width, 0)
  sizes.writeUInt16LE(height, 2)
  const colours = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const control = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0])
  const place = Buffer.from([0x2c, 0, 0, 0, 0])
  const data = Buffer.from([0, 2, 2, 0x44, 0x01, 0, 0x3b])
  return Buffer.concat([Buffer.from('GIF89a'), sizes, colours, control, place, sizes, data])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
export const html = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')
