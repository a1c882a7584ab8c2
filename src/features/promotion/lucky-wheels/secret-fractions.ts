import { chacha20 } from '@noble/ciphers/chacha.js'

const blockBytes = 64
const fractionBytes = 8
const perBlock = blockBytes / fractionBytes
const zeros = new Uint8Array(blockBytes)

/**
 * An endless sequence of fractions, from 0 up to 1, which nobody can predict without the seed, however many are known.
 * It is the key stream of ChaCha20 (RFC 8439): the same on the server and in the browser, and synchronous, unlike the
 * browser's cryptography.
 *
 * @param seed 32 bytes
 * @param id a UUID: each id has its own sequence
 */
export function secretFractions(seed: Uint8Array, id: string): (index: number) => number {
  const nonce = nonceOf(id)
  let counter = -1
  let block = new DataView(zeros.buffer)
  return (index) => {
    const wanted = Math.floor(index / perBlock)
    if (wanted !== counter) {
      block = new DataView(chacha20(seed, nonce, zeros, undefined, wanted).buffer)
      counter = wanted
    }
    const at = (index % perBlock) * fractionBytes
    // The 53 bits of a fraction.
    return (block.getUint32(at, true) * 0x200000 + (block.getUint32(at + 4, true) >>> 11)) / 2 ** 53
  }
}

/** Twelve bytes. The first word of an id is left out: it is only the time at which it was made. */
function nonceOf(id: string): Uint8Array {
  const nonce = new DataView(new ArrayBuffer(12))
  const words = id.replaceAll('-', '').match(/.{8}/g)!.slice(1)
  for (const [i, digits] of words.entries()) nonce.setUint32(i * 4, Number.parseInt(digits, 16), true)
  return new Uint8Array(nonce.buffer)
}
