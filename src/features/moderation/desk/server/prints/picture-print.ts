import sharp from 'sharp'
import { pixelLimit } from '../../../../../platform/server/files/photo.ts'
import type { Print } from './print.ts'

const [columns, rows] = [9, 8]
/** The width and height of a grid cell in pixels; only its average brightness is used. */
const side = 8
/** Cells that differ by less look the same: noise would decide which of them is brighter. */
const noticeable = 2
/** With fewer noticeable differences a picture is flat: its print would be that of every other flat one. */
const fewest = 16

/**
 * The print of a picture, or null if it is flat: whether brightness falls from each cell to the next one to the right,
 * in a grid of 9 × 8 cells (difference hash). Size, colours and compression hardly count.
 */
export async function picturePrint(file: Buffer): Promise<Print | null> {
  const fields = await brightness(file)
  let bits = 0n
  let differences = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column
      const fall = fields[at]! - fields[at + 1]!
      if (fall >= noticeable) bits |= 1n << BigInt(row * (columns - 1) + column)
      if (Math.abs(fall) >= noticeable) differences++
    }
  if (differences < fewest) return null
  const band = (i: bigint) => Number((bits >> (i * 16n)) & 0xffffn)
  return { kind: 'PICTURE', bits, bands: [band(0n), band(1n), band(2n), band(3n)] }
}

async function brightness(file: Buffer): Promise<Float64Array> {
  const [width, height] = [columns * side, rows * side]
  const points = await sharp(file, { limitInputPixels: pixelLimit })
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const fields = new Float64Array(columns * rows)
  points.forEach((point, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    fields[Math.floor(y / side) * columns + Math.floor(x / side)]! += point / side ** 2
  })
  return fields
}
