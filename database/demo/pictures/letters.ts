/**
 * Letters and digits made of squares, so that the demo's drawings look the same on machines without fonts: seven bits a
 * column, the lowest bit on top.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: '7c1211127c',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141413e',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e41415173',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f021c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '2649494932',
  T: '03017f0103',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0304780403',
  Z: '6159494d43',
  0: '3e5149453e',
  1: '00427f4000',
  2: '7249494946',
  3: '2141494d33',
  4: '1814127f10',
  5: '2745454539',
  6: '3c4a494931',
  7: '4121110907',
  8: '3649494936',
  9: '464949291e',
  '-': '0808080808',
}

/** A line of text as an SVG path; `size` is the side of a square, a letter is 5 by 7 of them. Other characters are gaps. */
export function letters(text: string, x: number, y: number, size: number, colour: string): string {
  let path = ''
  for (const [place, letter] of [...plain(text)].entries()) {
    const columns = glyphs[letter] ?? ''
    for (let column = 0; column * 2 < columns.length; column++) {
      const bits = Number.parseInt(columns.slice(column * 2, column * 2 + 2), 16)
      for (let row = 0; row < 7; row++) {
        if (bits & (1 << row)) path += `M${x + (place * 6 + column) * size} ${y + row * size}h${size}v${size}h-${size}z`
      }
    }
  }
  return `<path d="${path}" fill="${colour}"/>`
}

/** Capitals without marks. */
const plain = (text: string) => text.replace(/[đĐ]/g, 'D').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
