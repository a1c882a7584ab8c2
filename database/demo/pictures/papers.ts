import { drawAvatar } from './avatars.ts'
import { letters } from './letters.ts'

/** Papers of invented people: cards and licences that are obviously samples. */

const width = 640
const height = 404

interface Holder {
  readonly name: string
  readonly number: string
  /** Which portrait: see `drawAvatar`. */
  readonly portrait: number
  readonly isLocal: boolean
}

const sheet = (content: string, background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${content}${watermark}</svg>`

/** The word that is printed across every paper. */
const watermark = `<g opacity=".28" transform="rotate(-24 320 202)">${letters('SAMPLE - MAU', 62, 168, 7, '#b3261e')}</g>`

/** The `portrait`-th face, scaled into a square. */
const face = (portrait: number, x: number, y: number, side: number) =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 480 480">${drawAvatar(portrait).replace(/^<svg[^>]*>|<\/svg>$/g, '')}</svg>`

/** The front of an identity card. */
export function drawCard({ name, number, portrait, isLocal }: Holder): string {
  const title = isLocal ? 'THE MAU KHONG CO GIA TRI' : 'SPECIMEN CARD NOT VALID'
  return sheet(
    `<rect width="${width}" height="74" fill="#2f7d6b"/>${letters(title, 28, 24, 4, '#fff')}${face(portrait, 28, 104, 190)}
    ${letters(isLocal ? 'HO TEN' : 'NAME', 250, 112, 2, '#4b6b63')}${letters(name.slice(0, 20), 250, 136, 3, '#16302a')}
    ${letters(isLocal ? 'SO' : 'NUMBER', 250, 190, 2, '#4b6b63')}${letters(number, 250, 214, 4, '#16302a')}
    ${Array.from({ length: 5 }, (_, i) => `<path d="M250 ${276 + i * 14}H${600 - i * 34}" stroke="#8fb3a8" stroke-width="4"/>`).join('')}
    ${letters(`X${number}X000000X0`, 28, 356, 3, '#16302a')}`,
    '#e3f1ec',
  )
}

/** The back of an identity card. */
export function drawBack({ number, isLocal }: Holder): string {
  const lines = Array.from(
    { length: 7 },
    (_, i) => `<path d="M36 ${88 + i * 26}H${580 - ((i * 53) % 180)}" stroke="#8fb3a8" stroke-width="5"/>`,
  ).join('')
  return sheet(
    `<rect width="${width}" height="60" fill="#9fbfb5"/>${letters(isLocal ? 'MAT SAU' : 'BACK', 28, 18, 3, '#fff')}${lines}
    <rect x="470" y="196" width="120" height="86" rx="10" fill="#d9b44a"/>${letters(number, 36, 340, 4, '#16302a')}`,
    '#e9f3ef',
  )
}

/** A business licence. */
export function drawLicence({ name, number, isLocal }: Omit<Holder, 'portrait'>): string {
  const title = isLocal ? 'GIAY PHEP MAU' : 'SAMPLE LICENCE'
  const lines = Array.from(
    { length: 6 },
    (_, i) => `<path d="M70 ${212 + i * 22}H${570 - ((i * 61) % 220)}" stroke="#cbb68a" stroke-width="4"/>`,
  ).join('')
  return sheet(
    `<rect x="14" y="14" width="612" height="376" fill="none" stroke="#b08a3c" stroke-width="6"/><rect x="26" y="26" width="588" height="352" fill="none" stroke="#b08a3c" stroke-width="2"/>
    ${letters(title, 150, 60, 4, '#7a1f1f')}${letters(name.slice(0, 28), 70, 124, 3, '#3d3116')}${letters(number, 70, 164, 3, '#3d3116')}${lines}
    <circle cx="530" cy="316" r="44" fill="none" stroke="#b3261e" stroke-width="6"/>${letters('MAU', 500, 302, 3, '#b3261e')}`,
    '#fbf4e2',
  )
}

/** Somebody with their paper in the hand. */
export function drawTaken({ portrait }: Pick<Holder, 'portrait'>): string {
  return sheet(
    `${face(portrait, 190, 20, 384)}<rect x="60" y="250" width="190" height="120" rx="8" fill="#e3f1ec" stroke="#2f7d6b" stroke-width="5"/>${letters('SAMPLE', 78, 296, 4, '#2f7d6b')}`,
    '#c9d1d6',
  )
}
