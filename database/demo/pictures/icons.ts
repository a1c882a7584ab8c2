import type { Icon } from '../catalogue.ts'
import { canvas } from './shapes.ts'

const size = 256

/** The white drawing on each badge's coloured disc. */
const glyphs: Readonly<Record<Icon, readonly [colour: string, glyph: string]>> = {
  compass: ['#2f6fb0', '<circle cx="128" cy="128" r="58"/><path d="M154 102L138 138L102 154L118 118Z" fill="#fff"/>'],
  bowl: [
    '#d2603a',
    '<path d="M66 124H190Q186 182 128 182T66 124Z" fill="#fff"/><path d="M104 104q-8 -16 0 -30M128 104q-8 -16 0 -30M152 104q-8 -16 0 -30"/>',
  ],
  cloud: ['#5a86c4', '<path d="M92 160a28 28 0 0 1 2 -56a40 40 0 0 1 76 8a24 24 0 0 1 -4 48Z" fill="#fff"/>'],
  wave: ['#1f8fa6', '<path d="M58 112q24 -26 46 0t46 0t46 0M58 148q24 -26 46 0t46 0t46 0"/>'],
  camera: [
    '#6b5aa8',
    '<rect x="66" y="98" width="124" height="82" rx="14"/><path d="M104 98l10 -18h28l10 18"/><circle cx="128" cy="138" r="24"/>',
  ],
  pin: [
    '#c0493f',
    '<path d="M128 192Q80 138 80 112a48 48 0 0 1 96 0Q176 138 128 192Z"/><circle cx="128" cy="112" r="16" fill="#fff"/>',
  ],
  pack: [
    '#8a6a3a',
    '<rect x="84" y="92" width="88" height="96" rx="24"/><path d="M106 92q0 -28 22 -28t22 28M84 136H172M112 136v20h32v-20"/>',
  ],
  leaf: ['#3c9150', '<path d="M72 178Q70 92 184 78Q190 186 96 172M72 190Q96 140 142 118" />'],
  gate: ['#b0752c', '<path d="M60 104Q128 92 196 104L180 78H76ZM84 104V186M172 104V186M108 186V136q20 -22 40 0v50"/>'],
  star: ['#d49a1e', '<path d="M128 72l17 36l39 5l-28 27l7 39l-35 -19l-35 19l7 -39l-28 -27l39 -5Z" fill="#fff"/>'],
  spark: ['#c2527c', '<path d="M128 66v124M66 128h124M88 88l80 80M168 88l-80 80"/>'],
  flag: ['#3a7d7a', '<path d="M92 194V70M92 76Q116 62 136 78T178 80V134Q158 146 136 132T92 134" />'],
}

export function drawIcon(icon: Icon): string {
  const [colour, glyph] = glyphs[icon]
  return canvas(
    `<circle cx="128" cy="128" r="120" fill="${colour}"/><circle cx="128" cy="128" r="106" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5"/><g fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`,
    size,
    size,
  )
}
