import type { Random } from '../random.ts'
import type { Palette } from './palettes.ts'
import { height, width } from './shapes.ts'

const broths = ['#d98e4a', '#c9693c', '#e6b565', '#b9793f', '#e8c98d'] as const
const bowls = ['#2f6f8f', '#f4efe6', '#b5483a', '#3f7d5a', '#34465d'] as const
const tables = ['#8a5a3c', '#d9c3a3', '#4c5b57', '#c98d5e', '#3b3a44'] as const

/** A meal from above: a bowl of noodles, herbs, a lime, a dip and chopsticks. */
export function drawFood(random: Random, palette: Palette): string {
  const table = random.pick(tables)
  const x = random.between(400, 540)
  const y = random.between(290, 340)
  const planks = Array.from(
    { length: 6 },
    (_, i) => `<rect y="${i * 108}" width="${width}" height="3" fill="#000" opacity=".12"/>`,
  ).join('')
  const noodles = Array.from({ length: 26 }, () => {
    const a = random.next() * Math.PI * 2
    const r = 40 + random.next() * 110
    const cx = x + Math.cos(a) * r
    const cy = y + Math.sin(a) * r
    return `<path d="M${cx - 50} ${cy}q25 -${random.between(10, 40)} 50 0t50 ${random.between(-16, 16)}" fill="none" stroke="#fbf1d8" stroke-width="7" stroke-linecap="round"/>`
  }).join('')
  const meat = Array.from(
    { length: 5 },
    () =>
      `<ellipse cx="${x + random.between(-110, 110)}" cy="${y + random.between(-100, 100)}" rx="${random.between(26, 42)}" ry="${random.between(14, 24)}" fill="${random.pick(['#9c4f34', '#b9603f', '#d98a6a'])}" transform="rotate(${random.below(180)} ${x} ${y})"/>`,
  ).join('')
  const herbs = Array.from({ length: 22 }, () =>
    leaf(
      x + random.between(-130, 130),
      y + random.between(-120, 120),
      random.between(9, 17),
      random.below(360),
      random.pick(['#3e8e41', '#66a94f', '#2d6f38']),
    ),
  )
  const chillies = Array.from(
    { length: 6 },
    () =>
      `<circle cx="${x + random.between(-110, 110)}" cy="${y + random.between(-100, 100)}" r="7" fill="none" stroke="#d3322a" stroke-width="5"/>`,
  ).join('')
  return `<rect width="${width}" height="${height}" fill="${table}"/>${planks}<circle cx="${x + 10}" cy="${y + 16}" r="226" fill="#000" opacity=".22"/>
    <circle cx="${x}" cy="${y}" r="222" fill="${random.pick(bowls)}"/><circle cx="${x}" cy="${y}" r="198" fill="#fffaf0"/><circle cx="${x}" cy="${y}" r="182" fill="${random.pick(broths)}"/>
    ${noodles}${meat}${herbs.join('')}${chillies}${sides(random, palette)}
    <g transform="rotate(${random.between(-12, 12)} 800 320)"><rect x="806" y="60" width="12" height="520" rx="6" fill="#6b3d22"/><rect x="836" y="60" width="12" height="520" rx="6" fill="#7d4a2b"/></g>`
}

function sides(random: Random, palette: Palette): string {
  const green = Array.from({ length: 30 }, () =>
    leaf(
      110 + random.between(-76, 76),
      480 + random.between(-66, 66),
      random.between(14, 24),
      random.below(360),
      random.pick(['#4f9d48', '#7cbb5b', '#2f7a3c']),
    ),
  )
  return `<circle cx="110" cy="480" r="112" fill="${palette.light}"/>${green.join('')}<circle cx="120" cy="150" r="72" fill="#fffaf0"/><circle cx="120" cy="150" r="56" fill="#b5532e"/><circle cx="104" cy="140" r="6" fill="#d3322a"/><circle cx="136" cy="162" r="6" fill="#d3322a"/><circle cx="126" cy="132" r="5" fill="#f5e6c4"/>
    <g transform="translate(700 556)"><circle r="44" fill="#6cae3e"/><circle r="37" fill="#e6f0b4"/>${[0, 45, 90, 135].map((a) => `<rect x="-35" y="-2" width="70" height="4" fill="#9ccb6a" transform="rotate(${a})"/>`).join('')}</g>`
}

function leaf(x: number, y: number, size: number, turn: number, colour: string): string {
  return `<path d="M${x - size} ${y}Q${x} ${y - size * 0.8} ${x + size} ${y}Q${x} ${y + size * 0.8} ${x - size} ${y}Z" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`
}
