import { hashText, randomOf, type Random } from '../random.ts'
import { drawn } from '../catalogue.ts'
import { canvas } from './shapes.ts'

const kind = hashText('avatar drawing')
const size = 480

const backgrounds = [
  '#f6c9a8',
  '#a9d6c6',
  '#f3dd9b',
  '#b8c9ec',
  '#e9b7c4',
  '#c7e0a8',
  '#d4c2ea',
  '#9fd3e0',
  '#f2b59a',
  '#c9d1d6',
] as const
const skins = ['#f6d3b5', '#eebf98', '#e0a97c', '#c98d62', '#f9dfc8', '#a9744c'] as const
const hairs = ['#1f1a1c', '#2b2022', '#3b2a25', '#5a3a28', '#8a5a34', '#141416', '#b98b52'] as const
const clothes = ['#3b6ea5', '#d9604c', '#3f8f72', '#e5a93d', '#7a5aa6', '#2f3e4f', '#e8e2d6', '#c2527c'] as const

/** The `index`-th portrait as SVG, 480 × 480: the first half women, the second men. */
export function drawAvatar(index: number): string {
  const random = randomOf(kind, index)
  const female = index < drawn.avatars / 2
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const shirt = random.pick(clothes)
  const back = female ? random.pick(longHair)(hair) : ''
  const front = random.chance(0.1) ? conicalHat : random.pick(female ? fringes : shortHair)(hair)
  return canvas(
    `<rect width="${size}" height="${size}" fill="${backgrounds[index % backgrounds.length]}"/><circle cx="${random.between(60, 420)}" cy="${random.between(60, 200)}" r="${random.between(90, 150)}" fill="#fff" opacity=".22"/>
    ${back}<path d="M60 480Q70 360 190 342H290Q410 360 420 480Z" fill="${shirt}"/>${collar(random, skin)}
    <path d="M204 270H276V344Q240 384 204 344Z" fill="${skin}"/><path d="M204 300Q240 336 276 300V322Q240 352 204 322Z" fill="#000" opacity=".1"/>
    <ellipse cx="150" cy="222" rx="16" ry="24" fill="${skin}"/><ellipse cx="330" cy="222" rx="16" ry="24" fill="${skin}"/><path d="M152 200C152 120 328 120 328 200C328 290 286 326 240 326S152 290 152 200Z" fill="${skin}"/>
    ${face(random, hair)}${front}${random.chance(0.22) ? glasses : ''}`,
    size,
    size,
  )
}

const longHair = [
  (colour: string) =>
    `<path d="M128 210C110 60 370 60 352 210C356 300 392 350 380 410H100C88 350 124 300 128 210Z" fill="${colour}"/>`,
  (colour: string) => `<path d="M130 220C112 76 368 76 350 220V316Q300 346 240 346T130 316Z" fill="${colour}"/>`,
  (colour: string) =>
    `<circle cx="240" cy="74" r="52" fill="${colour}"/><path d="M138 220C120 80 360 80 342 220Z" fill="${colour}"/>`,
  (colour: string) =>
    `<path d="M134 216C116 78 364 78 346 216Q352 260 330 270L150 270Q128 260 134 216Z" fill="${colour}"/><path d="M330 180Q420 240 392 400Q360 420 350 380Q366 280 316 230Z" fill="${colour}"/>`,
]
const fringes = [
  (colour: string) =>
    `<path d="M146 214C140 108 340 108 334 214C320 168 276 150 240 152S160 168 146 214Z" fill="${colour}"/>`,
  (colour: string) =>
    `<path d="M146 216C136 104 344 104 334 216C326 176 300 156 268 146Q220 196 146 216Z" fill="${colour}"/>`,
  (colour: string) =>
    `<path d="M144 210C136 104 344 104 336 210Q326 184 318 190Q240 178 162 190Q152 184 144 210Z" fill="${colour}"/>`,
]
const shortHair = [
  (colour: string) =>
    `<path d="M144 208C130 92 350 92 336 208Q326 170 306 158Q240 176 176 156Q154 172 144 208Z" fill="${colour}"/>`,
  (colour: string) =>
    `<path d="M144 206C126 120 176 84 250 88Q350 92 336 206Q326 176 312 166Q250 164 206 140Q160 166 144 206Z" fill="${colour}"/>`,
  (colour: string) => `<path d="M146 200C140 110 340 110 334 200Q318 150 240 150T146 200Z" fill="${colour}"/>`,
  (colour: string) =>
    `<path d="M146 204C128 100 190 70 220 96Q250 62 290 92Q352 100 334 204Q322 168 300 160L270 172L244 156L214 172L184 158Q156 170 146 204Z" fill="${colour}"/>`,
]
const conicalHat =
  '<path d="M240 60L400 196Q240 232 80 196Z" fill="#ead9a8"/><path d="M240 60L400 196Q330 212 262 214Z" fill="#000" opacity=".08"/><path d="M150 200Q150 300 196 326" fill="none" stroke="#c2527c" stroke-width="5"/><path d="M330 200Q330 300 284 326" fill="none" stroke="#c2527c" stroke-width="5"/>'
const glasses =
  '<g fill="none" stroke="#2b2b33" stroke-width="6"><circle cx="203" cy="222" r="28"/><circle cx="277" cy="222" r="28"/><path d="M231 220h18M175 218l-22 -6M305 218l22 -6"/></g>'

function face(random: Random, hair: string): string {
  const smile = random.pick([
    'M208 274Q240 304 272 274',
    'M212 278Q240 296 268 278',
    'M206 272Q240 312 274 272Q240 284 206 272Z',
  ])
  return `<circle cx="203" cy="222" r="8.5" fill="#2a2326"/><circle cx="277" cy="222" r="8.5" fill="#2a2326"/><path d="M186 194q17 -12 34 -2M260 192q17 -10 34 2" fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"/>
    <path d="M240 226q-8 22 2 24" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/><path d="${smile}" fill="${smile.endsWith('Z') ? '#fff' : 'none'}" stroke="#9c3f3a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="184" cy="262" r="17" fill="#e8746a" opacity=".22"/><circle cx="296" cy="262" r="17" fill="#e8746a" opacity=".22"/>`
}

function collar(random: Random, skin: string): string {
  return random.pick([
    `<path d="M190 342Q240 410 290 342L270 340H210Z" fill="${skin}"/>`,
    '<path d="M190 342L240 392L216 420L176 346ZM290 342L240 392L264 420L304 346Z" fill="#fff" opacity=".85"/>',
    '<path d="M192 342Q240 388 288 342" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="12"/>',
  ])
}
