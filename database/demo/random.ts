import { v7 } from 'uuid'

/**
 * Repeatable random values: every record has its own stream, derived from the seed, the kind of record and its index.
 * So any record can be generated alone, in any order, with the same result.
 */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, count). */
  below(count: number): number
  /** A whole number in [from, to], both included. */
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Scatters 32 bits without collisions (MurmurHash3's finalizer is a bijection). */
export function scatter(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** 32 bits of a text (FNV-1a, scattered). */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return scatter(h)
}

/** The stream of record `index` of a kind. `kind` is a hashed name: see `hashText`. */
export function randomOf(kind: number, index: number): Random {
  // Mulberry32: small, fast, and good enough for texts and amounts.
  let state = scatter(kind ^ scatter(index + 0x9e3779b9))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    below: (count) => Math.floor(next() * count),
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}

/** A choice among values in proportion to their weights. */
export function weighted<T>(choices: readonly (readonly [T, number])[]): (random: Random) => T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  return (random) => {
    let rest = random.next() * total
    for (const [value, weight] of choices) if ((rest -= weight) < 0) return value
    return choices.at(-1)![0]
  }
}

const bytes = new Uint8Array(16)
const view = new DataView(bytes.buffer)

/**
 * The UUIDv7 of record `index` of a kind at a moment (epoch ms). Ids of one kind never collide, whatever their moments,
 * because the last 32 bits scatter the index; everything except the moment depends only on kind and index.
 */
export function idOf(kind: number, index: number, msecs: number): string {
  const spread = scatter(kind + index)
  view.setUint32(6, spread)
  view.setUint16(10, scatter(spread ^ kind) & 0xffff)
  view.setUint32(12, scatter(kind ^ index))
  return v7({ msecs, random: bytes })
}

/** The part of an id that does not depend on its moment. */
export function tailOf(id: string): string {
  return id.slice(14)
}
