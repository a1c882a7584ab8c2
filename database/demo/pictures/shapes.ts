import type { Random } from '../random.ts'
import type { Palette } from './palettes.ts'

/** The parts of scenes. All measures are in pixels of a canvas of `width` × `height`. */

export const width = 960
export const height = 640

export function canvas(content: string, w = width, h = height): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`
}

export function sky(random: Random, { sky: [top, bottom], sun, light, night }: Palette): string {
  const x = random.between(160, 800)
  const y = random.between(90, 230)
  const stars = night
    ? Array.from(
        { length: 40 },
        () =>
          `<circle cx="${random.below(width)}" cy="${random.below(300)}" r="${1 + random.next()}" fill="${light}" opacity=".8"/>`,
      ).join('')
    : ''
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}<circle cx="${x}" cy="${y}" r="92" fill="${sun}" opacity=".25"/><circle cx="${x}" cy="${y}" r="58" fill="${sun}"/>${night ? '' : clouds(random, light)}`
}

function clouds(random: Random, colour: string): string {
  return Array.from({ length: random.between(2, 4) }, () => {
    const x = random.below(width)
    const y = random.between(60, 220)
    const s = random.between(60, 120)
    return `<g fill="${colour}" opacity=".75"><ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s * 0.16}"/><ellipse cx="${x + s * 0.35}" cy="${y - s * 0.12}" rx="${s * 0.5}" ry="${s * 0.2}"/></g>`
  }).join('')
}

/** Land with a soft outline about `y`, filled down to the lower edge. */
export function ridge(random: Random, y: number, roughness: number, colour: string): string {
  const step = 120
  let path = `M-${step} ${height}`
  let before = { x: -step, y: y + (random.next() - 0.5) * roughness }
  path += `L${before.x} ${before.y}`
  for (let x = 0; x <= width + step; x += step) {
    const next = { x, y: y + (random.next() - 0.5) * 2 * roughness }
    path += `C${before.x + step / 2} ${before.y} ${next.x - step / 2} ${next.y} ${next.x} ${next.y}`
    before = next
  }
  return `<path d="${path}L${width + step} ${height}Z" fill="${colour}"/>`
}

/** Sharp peaks, with snow or light on top. */
export function peaks(random: Random, y: number, size: number, colour: string, light: string): string {
  return Array.from({ length: 4 }, (_, i) => {
    const x = i * 280 + random.between(-60, 120)
    const top = y - size * (0.7 + random.next() * 0.5)
    const half = size * (0.9 + random.next() * 0.3)
    return `<path d="M${x - half} ${y + 60}L${x} ${top}L${x + half} ${y + 60}Z" fill="${colour}"/><path d="M${x - half * 0.18} ${top + (y + 60 - top) * 0.18}L${x} ${top}L${x + half * 0.18} ${top + (y + 60 - top) * 0.18}L${x + half * 0.05} ${top + (y - top) * 0.15}L${x - half * 0.06} ${top + (y - top) * 0.24}Z" fill="${light}" opacity=".7"/>`
  }).join('')
}

export function sea(random: Random, top: number, colour: string, light: string): string {
  const glints = Array.from({ length: 26 }, () => {
    const y = top + 12 + random.below(height - top - 20)
    return `<rect x="${random.below(width)}" y="${y}" width="${random.between(24, 110)}" height="3" rx="1.5" fill="${light}" opacity="${0.15 + random.next() * 0.35}"/>`
  }).join('')
  return `<rect y="${top}" width="${width}" height="${height - top}" fill="${colour}"/>${glints}`
}

export function palm(x: number, y: number, size: number, trunk: string, leaf: string, lean: number): string {
  const top = { x: x + lean, y: y - size }
  const leaves = [-150, -115, -75, -35, 5]
    .map((angle) => {
      const a = (angle * Math.PI) / 180
      const end = { x: top.x + Math.cos(a) * size * 0.55, y: top.y + Math.sin(a) * size * 0.3 + size * 0.16 }
      const bend = { x: top.x + Math.cos(a) * size * 0.3, y: top.y + Math.sin(a) * size * 0.42 - size * 0.06 }
      return `<path d="M${top.x} ${top.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}Q${bend.x} ${bend.y + size * 0.12} ${top.x} ${top.y}Z" fill="${leaf}"/>`
    })
    .join('')
  return `<path d="M${x - 7} ${y}Q${x + lean * 0.2} ${y - size * 0.5} ${top.x} ${top.y}Q${x + lean * 0.3 + 14} ${y - size * 0.5} ${x + 9} ${y}Z" fill="${trunk}"/>${leaves}`
}

export function tree(x: number, y: number, size: number, colour: string, trunk: string): string {
  return `<rect x="${x - size * 0.05}" y="${y - size * 0.35}" width="${size * 0.1}" height="${size * 0.35}" fill="${trunk}"/><path d="M${x} ${y - size}L${x + size * 0.28} ${y - size * 0.28}H${x - size * 0.28}Z" fill="${colour}"/>`
}

/** A lantern that hangs from (x, y). */
export function lantern(x: number, y: number, size: number, colour: string, glow: string): string {
  return `<line x1="${x}" y1="0" x2="${x}" y2="${y}" stroke="#5b4636" stroke-width="2"/><circle cx="${x}" cy="${y + size}" r="${size * 1.6}" fill="${glow}" opacity=".18"/><ellipse cx="${x}" cy="${y + size}" rx="${size}" ry="${size * 0.86}" fill="${colour}"/><ellipse cx="${x}" cy="${y + size}" rx="${size * 0.45}" ry="${size * 0.86}" fill="${glow}" opacity=".35"/><rect x="${x - size * 0.4}" y="${y + size * 0.08}" width="${size * 0.8}" height="${size * 0.14}" rx="2" fill="#6b3f2a"/><rect x="${x - size * 0.4}" y="${y + size * 1.78}" width="${size * 0.8}" height="${size * 0.14}" rx="2" fill="#6b3f2a"/><path d="M${x} ${y + size * 1.9}v${size * 0.8}" stroke="${colour}" stroke-width="3"/>`
}
