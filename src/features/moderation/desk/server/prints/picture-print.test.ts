import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawAlike } from '../../../../../../database/demo/pictures/drawings.ts'
import { drawScene } from '../../../../../../database/demo/pictures/scenes.ts'
import { picturePrint } from './picture-print.ts'
import { distance } from './print.ts'

const near = 3
const scene = (index: number, add = '') => sharp(Buffer.from(drawScene(index).replace('</svg>', `${add}</svg>`)))
const printOf = async (picture: Sharp) => (await picturePrint(await picture.png({ compressionLevel: 0 }).toBuffer()))!
const reEncoded = async (picture: Sharp) => sharp(await picture.jpeg({ quality: 40 }).toBuffer())

const originals = await Promise.all(Array.from({ length: 12 }, (_, i) => printOf(scene(i))))

describe.each(originals.map((original, i) => ({ original, i })))('the picture $i', ({ original, i }) => {
  test('is found again smaller, compressed, in grey, brighter, and with a small mark', async () => {
    const mark = '<text x="43" y="60" font-size="27" fill="#fff" opacity="0.7">@2</text>'
    for (const changed of [
      scene(i).resize(320),
      await reEncoded(scene(i)),
      scene(i).greyscale(),
      scene(i).modulate({ brightness: 1.1 }),
      scene(i, mark),
    ])
      expect(distance(original, await printOf(changed))).toBeLessThanOrEqual(near)
  })

  test('is not another one', () => {
    for (const other of originals) if (other !== original) expect(distance(original, other)).toBeGreaterThan(near)
  })
})

test('every pair of the demo’s ring is found', async () => {
  const pictures = await drawAlike()
  expect(pictures).toHaveLength(4)
  const prints = await Promise.all(pictures.map(({ thumbnail }) => picturePrint(Buffer.from(thumbnail))))
  for (const one of prints) for (const other of prints) expect(distance(one!, other!)).toBeLessThanOrEqual(near)
})

test('prints that differ in at most three bits share a band', async () => {
  const { bits, bands } = await printOf(scene(0))
  expect(bands.reduce((sum, band, i) => sum | (BigInt(band) << BigInt(i * 16)), 0n)).toBe(bits)
})

test.each([
  ['one colour', '<rect width="100%" height="100%" fill="#4a7"/>'],
  [
    'a line on white',
    '<rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="4" y="90" fill="#000"/>',
  ],
  ['nothing', ''],
])('%s is flat', async (_, drawing) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200">${drawing}</svg>`
  expect(await picturePrint(await sharp(Buffer.from(svg)).png().toBuffer())).toBeNull()
})

test('what is no picture is an error', async () => {
  await expect(picturePrint(Buffer.from('no picture'))).rejects.toThrow()
})
