import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { hashText, randomOf } from '../random.ts'
import { palettes } from './palettes.ts'
import { canvas, height, ridge, sky, width } from './shapes.ts'

/**
 * Makes `video.mp4` and `video.jpg` in the folder above: five seconds of a boat that crosses a bay at dusk. They are
 * checked in; run this only to change them (`node database/demo/pictures/video.ts`, with ffmpeg installed).
 */

const rate = 24
const frames = 5 * rate
const palette = palettes[3]!

/** The picture at a moment; `progress` runs from 0 to 1. */
function frame(progress: number): string {
  const random = () => randomOf(hashText('video'), 1)
  const x = -120 + progress * (width + 240)
  const bob = Math.sin(progress * Math.PI * 10) * 5
  const drift = -progress * 60
  const waves = Array.from({ length: 34 }, (_, i) => {
    const r = randomOf(hashText('wave'), i)
    const y = 440 + r.below(190)
    const wx = ((r.below(width + 200) + progress * 240 * (0.5 + r.next())) % (width + 200)) - 100
    return `<rect x="${wx}" y="${y}" width="${40 + r.below(90)}" height="3" rx="1.5" fill="${palette.light}" opacity="${0.15 + 0.3 * r.next()}"/>`
  }).join('')
  const towers = [60, 300, 560, 800, 1010]
    .map((at, i) => {
      const h = 150 + ((i * 67) % 120)
      return `<path d="M${at + drift} 430C${at + drift - 8} ${430 - h * 0.7} ${at + drift + 30} ${430 - h} ${at + drift + 66} ${430 - h}S${at + drift + 150} ${430 - h * 0.6} ${at + drift + 144} 430Z" fill="${palette.land[i % 2]}"/>`
    })
    .join('')
  return canvas(`${sky(random(), palette)}<g transform="translate(${drift * 0.4})">${ridge(random(), 400, 30, palette.land[0])}</g>${towers}
    <rect y="428" width="${width}" height="${height - 428}" fill="${palette.water}"/>${waves}
    <g transform="translate(${x} ${bob})"><path d="M-74 520H84Q70 560 42 560H-42Q-66 552 -74 520Z" fill="${palette.land[2]}"/><path d="M-6 366Q104 412 70 512H-6Z" fill="${palette.accent}"/><path d="M-14 388Q-76 444 -56 512H-14Z" fill="${palette.accent}" opacity=".85"/><rect x="-12" y="356" width="5" height="166" fill="${palette.land[2]}"/></g>`)
}

const target = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'video-'))
for (let i = 0; i < frames; i++) {
  await writeFile(
    join(folder, `${String(i).padStart(3, '0')}.png`),
    await sharp(Buffer.from(frame(i / (frames - 1))))
      .png()
      .toBuffer(),
  )
}
await promisify(execFile)('ffmpeg', [
  '-y',
  '-framerate',
  String(rate),
  '-i',
  join(folder, '%03d.png'),
  '-c:v',
  'libx264',
  '-pix_fmt',
  'yuv420p',
  '-crf',
  '28',
  '-preset',
  'veryslow',
  '-movflags',
  '+faststart',
  '-map_metadata',
  '-1',
  join(target, 'video.mp4'),
])
await writeFile(
  join(target, 'video.jpg'),
  await sharp(Buffer.from(frame(0.45)))
    .jpeg({ quality: 82 })
    .toBuffer(),
)
await rm(folder, { recursive: true })
