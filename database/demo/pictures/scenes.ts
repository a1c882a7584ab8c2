import { photoKinds } from '../post.ts'
import { hashText, randomOf, type Random } from '../random.ts'
import type { Kind } from '../texts/places.ts'
import { drawFood } from './food.ts'
import { palettes, type Palette } from './palettes.ts'
import { canvas, height, lantern, palm, peaks, ridge, sea, sky, tree, width } from './shapes.ts'

const kind = hashText('scene')

/** The `index`-th photo of the demo as SVG, 960 × 640. The kinds of places alternate, and so do the times of day. */
export function drawScene(index: number): string {
  const random = randomOf(kind, index)
  const scene = photoKinds[index % photoKinds.length]!
  const palette = palettes[(Math.floor(index / photoKinds.length) + (index % photoKinds.length)) % palettes.length]!
  return canvas(scenes[scene](random, palette))
}

const scenes: Readonly<Record<Kind, (random: Random, palette: Palette) => string>> = {
  beach(random, palette) {
    const shore = random.between(430, 480)
    const boat = random.between(420, 760)
    return `${sky(random, palette)}${ridge(random, 330, 22, palette.land[0])}${sea(random, 350, palette.water, palette.light)}
      <path d="M0 ${shore + 60}C240 ${shore - 30} 520 ${shore + 110} ${width} ${shore + 10}V${height}H0Z" fill="${palette.light}" opacity=".8"/>
      <path d="M0 ${shore + 76}C240 ${shore - 12} 520 ${shore + 128} ${width} ${shore + 30}V${height}H0Z" fill="${palette.ground}"/>
      <path d="M${boat - 70} ${shore + 80}Q${boat} ${shore + 150} ${boat + 70} ${shore + 80}Z" fill="${palette.accent}"/><ellipse cx="${boat}" cy="${shore + 80}" rx="70" ry="14" fill="${palette.land[2]}"/>
      ${palm(130, 620, 330, palette.land[2], palette.land[1], 60)}${palm(60, 640, 240, palette.land[2], palette.land[2], -30)}`
  },
  mountain(random, palette) {
    const terraces = Array.from({ length: 7 }, (_, i) => {
      const y = 450 + i * 28
      return `<path d="M-20 ${y + 40}C200 ${y - 40 + random.below(30)} 420 ${y + 60} 620 ${y + 10}S900 ${y - 30} 980 ${y + 16}V${height}H-20Z" fill="${i % 2 ? palette.land[1] : palette.land[2]}"/><path d="M-20 ${y + 40}C200 ${y - 40} 420 ${y + 60} 620 ${y + 10}S900 ${y - 30} 980 ${y + 16}" fill="none" stroke="${palette.accent}" stroke-width="3" opacity=".55"/>`
    }).join('')
    const x = random.between(180, 720)
    return `${sky(random, palette)}${peaks(random, 370, 210, palette.land[0], palette.light)}${ridge(random, 380, 40, palette.land[1])}${mist(random, palette.light)}${terraces}
      <path d="M${x - 44} 520L${x} 484L${x + 44} 520Z" fill="${palette.accent}"/><rect x="${x - 32}" y="520" width="64" height="34" fill="${palette.light}"/><rect x="${x - 8}" y="530" width="16" height="24" fill="${palette.land[2]}"/>`
  },
  city(random, palette) {
    return `${sky(random, palette)}${skyline(random, 470, 150, palette.land[0], palette, 0.3)}${skyline(random, 500, 230, palette.land[2], palette, 0.55)}
      ${sea(random, 500, palette.water, palette.light)}<path d="M0 520Q480 440 960 520" fill="none" stroke="${palette.accent}" stroke-width="7"/>
      ${Array.from({ length: 11 }, (_, i) => `<line x1="${80 + i * 80}" y1="${520 - Math.sin(((80 + i * 80) / 960) * Math.PI) * 40}" x2="${80 + i * 80}" y2="526" stroke="${palette.accent}" stroke-width="3"/>`).join('')}<rect y="522" width="960" height="9" fill="${palette.land[2]}"/>`
  },
  heritage(random, palette) {
    const x = random.between(400, 560)
    const roof = (y: number, w: number) =>
      `<path d="M${x - w} ${y}Q${x - w * 0.55} ${y - 14} ${x - w * 0.42} ${y - 58}H${x + w * 0.42}Q${x + w * 0.55} ${y - 14} ${x + w} ${y}Q${x} ${y + 16} ${x - w} ${y}Z" fill="${palette.accent}"/><path d="M${x - w} ${y}q-18 -6 -22 -24q14 10 34 14Z" fill="${palette.accent}"/><path d="M${x + w} ${y}q18 -6 22 -24q-14 10 -34 14Z" fill="${palette.accent}"/>`
    const storey = (y: number, w: number) =>
      `<rect x="${x - w}" y="${y}" width="${w * 2}" height="78" fill="${palette.light}"/>${[-0.7, 0, 0.7].map((p) => `<rect x="${x + p * w - 15}" y="${y + 20}" width="30" height="58" rx="15" fill="${palette.land[2]}"/>`).join('')}`
    const lanterns = [110, 230, 730, 850]
      .map((at) =>
        lantern(
          at + random.between(-20, 20),
          random.between(20, 110),
          random.between(24, 34),
          palette.night ? '#e0533c' : '#d9472f',
          '#ffe3a0',
        ),
      )
      .join('')
    return `${sky(random, palette)}${ridge(random, 430, 40, palette.land[0])}${ridge(random, 490, 26, palette.land[1])}<rect y="540" width="960" height="100" fill="${palette.ground}"/>
      ${tree(150, 548, 190, palette.land[1], palette.land[2])}${tree(830, 552, 220, palette.land[1], palette.land[2])}
      ${storey(462, 150)}${roof(466, 210)}${storey(352, 100)}${roof(356, 152)}${roof(262, 96)}<rect x="${x - 60}" y="258" width="120" height="44" fill="${palette.light}"/><path d="M${x} 160v48" stroke="${palette.accent}" stroke-width="8"/>
      <path d="M${x - 60} 540L${x - 130} 640H${x + 130}L${x + 60} 540Z" fill="${palette.light}" opacity=".7"/>${lanterns}`
  },
  food: drawFood,
  water(random, palette) {
    const tower = (x: number, w: number, h: number, colour: string) =>
      `<path d="M${x} 420C${x - 8} ${420 - h * 0.7} ${x + w * 0.15} ${420 - h} ${x + w * 0.45} ${420 - h}S${x + w + 6} ${420 - h * 0.6} ${x + w} 420Z" fill="${colour}"/><path d="M${x + w * 0.1} 420C${x} ${420 + h * 0.3} ${x + w} ${420 + h * 0.35} ${x + w * 0.9} 420Z" fill="${colour}" opacity=".35"/>`
    const towers = [palette.land[0], palette.land[1], palette.land[2]].map((colour, row) =>
      Array.from({ length: 4 - row }, (_, i) =>
        tower(
          i * (250 + row * 90) + random.between(-60, 90),
          random.between(100, 170) + row * 14,
          random.between(120, 210) + row * 26,
          colour,
        ),
      ).join(''),
    )
    const x = random.between(300, 640)
    return `${sky(random, palette)}${sea(random, 418, palette.water, palette.light)}${towers.join('')}
      <path d="M${x - 70} 520H${x + 80}Q${x + 66} 556 ${x + 40} 556H${x - 40}Q${x - 62} 550 ${x - 70} 520Z" fill="${palette.land[2]}"/><path d="M${x - 6} 380Q${x + 96} 420 ${x + 66} 512H${x - 6}Z" fill="${palette.accent}"/><path d="M${x - 14} 400Q${x - 70} 450 ${x - 52} 512H${x - 14}Z" fill="${palette.accent}" opacity=".85"/><rect x="${x - 12}" y="372" width="5" height="150" fill="${palette.land[2]}"/>`
  },
  nature(random, palette) {
    const x = random.between(420, 600)
    const forest = Array.from({ length: 16 }, () =>
      tree(
        random.below(width),
        random.between(500, 560),
        random.between(110, 190),
        random.pick([palette.land[1], palette.land[2]]),
        palette.land[2],
      ),
    ).join('')
    return `${sky(random, palette)}${ridge(random, 250, 60, palette.land[0])}${ridge(random, 330, 40, palette.land[1])}
      <path d="M${x - 60} 300Q${x} 280 ${x + 60} 300L${x + 84} 540H${x - 84}Z" fill="${palette.light}"/>${[-34, -8, 22, 44].map((d) => `<path d="M${x + d * 0.7} 310L${x + d} 530" stroke="${palette.water}" stroke-width="6" opacity=".6"/>`).join('')}
      ${forest}<ellipse cx="${x}" cy="566" rx="330" ry="60" fill="${palette.water}"/><ellipse cx="${x}" cy="540" rx="120" ry="18" fill="${palette.light}" opacity=".8"/>
      <path d="M0 600Q300 560 480 610T960 590V640H0Z" fill="${palette.land[2]}"/><path d="M150 606L210 520L270 606Z" fill="${palette.accent}"/><path d="M196 606L210 548L224 606Z" fill="${palette.land[2]}"/>`
  },
}

function mist(random: Random, colour: string): string {
  return Array.from(
    { length: 4 },
    () =>
      `<ellipse cx="${random.below(width)}" cy="${random.between(370, 430)}" rx="${random.between(140, 260)}" ry="${random.between(14, 26)}" fill="${colour}" opacity=".45"/>`,
  ).join('')
}

function skyline(random: Random, base: number, tallest: number, colour: string, palette: Palette, lit: number): string {
  let content = ''
  for (let x = -20; x < width;) {
    const w = random.between(46, 92)
    const h = tallest * (0.35 + random.next() * 0.65)
    content += `<rect x="${x}" y="${base - h}" width="${w}" height="${h}" fill="${colour}"/>`
    for (let wy = base - h + 14; wy < base - 14; wy += 22) {
      for (let wx = x + 9; wx < x + w - 12; wx += 17)
        if (random.chance(lit))
          content += `<rect x="${wx}" y="${wy}" width="8" height="11" fill="${palette.accent}" opacity=".75"/>`
    }
    x += w + random.between(-2, 14)
  }
  return content
}
