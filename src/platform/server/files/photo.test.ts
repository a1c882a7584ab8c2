import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { animation, emptyGif, fromPhone, html, pixelBomb, plain, svg } from '../../../../tests/harness/pictures.ts'
import { pixelLimit, preparePhoto, sideLimit } from './photo.ts'
import { SpooledFile, spoolFile } from './spool.ts'

let folder: string
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-'))
})

afterAll(() => rm(folder, { recursive: true }))

function spool(content: Buffer, filename = 'photo.jpg'): Promise<SpooledFile> {
  const path = join(folder, String(count++))
  return spoolFile(Readable.from([content]), { path, limit: 50e6, filename, declaredType: 'image/jpeg' })
}

const prepare = async (content: Buffer) => preparePhoto(await spool(content), 'somebody')

describe('a picture', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['gif', 'image/gif', 'gif'],
    ['avif', 'image/webp', 'webp'],
  ] as const)('%s is stored as %s, with two thumbnails', async (format, contentType, extension) => {
    const made = await prepare(await plain(format))
    expect(made).toMatchObject({ width: 900, height: 600, photo: { contentType, extension } })
    expect(await sharp(made.photo.path).metadata()).toMatchObject({ width: 900, height: 600 })
    expect(await sharp(made.thumbnail.path).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
    expect(await sharp(made.thumbnail2x.path).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 })
    expect(made.photo.bytes).toBe((await readFile(made.photo.path)).length)
  })

  test('that is small is not enlarged', async () => {
    const made = await prepare(await plain('png', { width: 100, height: 50 }))
    expect(await sharp(made.thumbnail2x.path).metadata()).toMatchObject({ width: 100, height: 50 })
  })

  test('from a phone is rotated upright and loses its location', async () => {
    const sent = await fromPhone()
    expect(sent.toString('latin1')).toMatch(/SecretPhone[^]*SecretPlace/)
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const made = await prepare(sent)
    expect(made).toMatchObject({ width: 600, height: 900 })
    for (const { path } of [made.photo, made.thumbnail, made.thumbnail2x]) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(path).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      expect((await readFile(path)).toString('latin1')).not.toContain('Secret')
    }
  })

  test('loses data appended to the file', async () => {
    const made = await prepare(Buffer.concat([await plain('jpeg'), html]))
    expect((await readFile(made.photo.path)).toString('latin1')).not.toContain('script')
  })

  test('in another colour space keeps its colour', async () => {
    const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c86432' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const made = await prepare(wide)
    const [red, green, blue] = await sharp(made.photo.path).raw().toBuffer()
    expect(Math.abs(red! - 0xc8) + Math.abs(green! - 0x64) + Math.abs(blue! - 0x32)).toBeLessThan(8)
  })

  test.each(['gif', 'webp'] as const)('that is animated (%s) stays animated; its thumbnails do not', async (format) => {
    const made = await prepare(await animation(format, 3))
    expect(made).toMatchObject({ width: 60, height: 40 })
    expect((await sharp(made.photo.path).metadata()).pages).toBe(3)
    expect((await sharp(made.thumbnail.path).metadata()).pages ?? 1).toBe(1)
  })
})

describe('refused pictures', () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(4),
    Buffer.from('heicmif1'),
    Buffer.alloc(64),
  ])
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['SVG under the name of a JPEG', () => svg, 'not accepted'],
    ['HTML under the name of a JPEG', () => html, 'not accepted'],
    ['an empty file', () => Buffer.alloc(0), 'not accepted'],
    ['text', () => Buffer.from('hello'), 'not accepted'],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'not accepted'],
    [
      'TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'not accepted',
    ],
    ['HEIC', () => heic, 'not accepted'],
    ['a pixel bomb', () => pixelBomb(), 'too many pixels'],
    ['a picture of one very long column', () => pixelBomb({ width: 1, height: sideLimit + 1 }), 'too many pixels'],
    ['a picture of one very long row', () => pixelBomb({ width: sideLimit + 1, height: 1 }), 'too many pixels'],
    ['a GIF of a few bytes that fills a wall', () => emptyGif({ width: 65_535, height: 65_535 }), 'too many pixels'],
    [
      'an animation of too many frames',
      () => animation('gif', 301, { width: 2, height: 2 }),
      'too many pixels or frames',
    ],
    ['magic bytes and nothing else', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]), 'damaged'],
    ['half of a JPEG', async () => half(await noise('jpeg')), 'damaged'],
    ['half of a PNG', async () => half(await noise('png')), 'damaged'],
    ['half of a WebP', async () => half(await noise('webp')), 'damaged'],
  ])('%s', async (_name, content, message) => {
    const refused = await prepare(await content()).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining(message),
      details: { fields: [{ field: 'file' }] },
    })
  })

  test('a decompression bomb costs neither time nor memory', async () => {
    const before = process.memoryUsage.rss()
    const started = performance.now()
    await expect(prepare(pixelBomb({ width: 1_000_000, height: 60_000 }))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    expect(performance.now() - started).toBeLessThan(1000)
    expect(process.memoryUsage.rss() - before).toBeLessThan(100e6)
  })
})

test('the largest allowed picture is accepted', async () => {
  const made = await prepare(await plain('jpeg', { width: 10_000, height: pixelLimit / 10_000 }))
  expect(made).toMatchObject({ width: 10_000, height: 5_000 })
}, 60_000)

test('a full or missing disk is a failure of the disk, not a bad picture', async () => {
  const file = await spool(await plain('jpeg'))
  await expect(preparePhoto(new SpooledFile(join(folder, 'gone', '0'), file), 'somebody')).rejects.not.toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  expect(await readdir(folder)).not.toContain('gone')
})

const half = (content: Buffer) => content.subarray(0, content.length / 2)

function noise(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  return sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer()
}
