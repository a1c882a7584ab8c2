const rounds = 20
const perBlock = 8
/** 'expand 32-byte k', the constant of ChaCha20. */
const constant = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

/**
 * An endless sequence of fractions, from 0 up to 1, which nobody can predict without the seed, however many are known.
 * It is the key stream of ChaCha20 (RFC 8439): the same on the server and in the browser, and synchronous, unlike the
 * browser's cryptography.
 *
 * @param seed 32 bytes
 * @param id a UUID: each id has its own sequence
 */
export function secretFractions(seed: Uint8Array, id: string): (index: number) => number {
  const words = id
    .replaceAll('-', '')
    .match(/.{8}/g)!
    .map((digits) => Number.parseInt(digits, 16))
  // The first word of an id is only the time at which it was made.
  const nonce = words.slice(1)
  const view = new DataView(seed.buffer, seed.byteOffset, 32)
  const key = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true))
  let counter = -1
  let block: Uint32Array = new Uint32Array()
  return (index) => {
    const wanted = Math.floor(index / perBlock)
    if (wanted !== counter) {
      block = chachaBlock(key, wanted, nonce)
      counter = wanted
    }
    const at = (index % perBlock) * 2
    // The 53 bits of a fraction.
    return (block[at]! * 0x200000 + (block[at + 1]! >>> 11)) / 2 ** 53
  }
}

/** A block of the key stream. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const start = Uint32Array.from([...constant, ...key, counter, ...nonce])
  const state = start.slice()
  for (let round = 0; round < rounds; round += 2) {
    for (let i = 0; i < 4; i++) quarter(state, i, 4 + i, 8 + i, 12 + i)
    for (let i = 0; i < 4; i++) quarter(state, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4))
  }
  for (let i = 0; i < 16; i++) state[i]! += start[i]!
  return state
}

function quarter(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(state, a, b, d, 16)
  mix(state, c, d, b, 12)
  mix(state, a, b, d, 8)
  mix(state, c, d, b, 7)
}

function mix(state: Uint32Array, to: number, from: number, turned: number, by: number): void {
  state[to]! += state[from]!
  const mixed = state[turned]! ^ state[to]!
  state[turned] = (mixed << by) | (mixed >>> (32 - by))
}
