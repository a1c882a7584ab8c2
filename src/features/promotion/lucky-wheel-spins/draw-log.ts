/**
 * How spins are sealed, for the server and for whoever checks it. Needs nothing but Web Crypto: `hashOfSpin` of each spin
 * is a leaf, the leaves of a seal make a tree, and its root is hashed with that of the seal before.
 */

/**
 * What is sealed of a spin. Hashes are hexadecimal digits, the moment is an ISO date. Nobody can guess `person` without its
 * salt, so what is sealed of a spin that won may be published.
 */
export interface SealedSpin {
  readonly spinId: string
  readonly number: number
  readonly moment: string
  readonly batchId: string
  readonly eligibleTiers: readonly string[]
  /** Null if nothing was won. */
  readonly prizeId: string | null
  /** Which unit of the prize, from 0; null if nothing was won, or the prize was assigned. */
  readonly unit: number | null
  readonly assigned: boolean
  /** `hashOfPerson` of the member. */
  readonly person: string
}

export interface SealedDesignation {
  readonly number: number
  readonly prizeId: string
  readonly person: string
}

const [leaf, node, chain] = [0, 1, 2]
/** The root before the first seal. */
export const noRoot = '00'.repeat(32)

export const hashOfPerson = (salt: string, userId: string): Promise<string> => hashOfText(`${salt} ${userId}`)

export const hashOfSpin = (spin: SealedSpin): Promise<string> =>
  hashOfText(
    JSON.stringify([
      'spin',
      spin.spinId,
      spin.number,
      spin.moment,
      spin.batchId,
      spin.eligibleTiers,
      spin.prizeId,
      spin.unit,
      spin.assigned,
      spin.person,
    ]),
  )

export const hashOfDesignation = ({ number, prizeId, person }: SealedDesignation): Promise<string> =>
  hashOfText(JSON.stringify(['designation', number, prizeId, person]))

/** Whether a text is a hash, or a seed, exactly as they are published: no other text stands for the same bytes. */
export const isHash = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

/** A step of a path. */
export const isStep = (text: unknown): boolean =>
  typeof text === 'string' && /^[LR]/.test(text) && isHash(text.slice(1))

/** The root of a seal: its tree, and the root of the seal before. */
export const rootOf = async (formerRoot: string, leaves: readonly string[]): Promise<string> =>
  chained(formerRoot, await treeOf(leaves))

export const chained = (formerRoot: string, tree: string): Promise<string> =>
  hash(chain, bytesOf(formerRoot), bytesOf(tree))

/** A leaf without a neighbour moves up as it is. */
async function levelAbove(level: readonly string[]): Promise<string[]> {
  const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => level.slice(i * 2, i * 2 + 2))
  return Promise.all(pairs.map(async ([left, right]) => (right === undefined ? left! : joined(left!, right))))
}

const joined = (left: string, right: string) => hash(node, bytesOf(left), bytesOf(right))

export async function treeOf(leaves: readonly string[]): Promise<string> {
  let level = leaves
  while (level.length > 1) level = await levelAbove(level)
  return level[0]!
}

/** The way from a leaf to the root of its tree: each neighbour with its side, 'L' or 'R'. */
export async function pathOf(leaves: readonly string[], index: number): Promise<string[]> {
  const path: string[] = []
  let [level, at] = [leaves, index]
  while (level.length > 1) {
    const [neighbour, side] = at % 2 === 0 ? [level[at + 1], 'R'] : [level[at - 1], 'L']
    if (neighbour !== undefined) path.push(side + neighbour)
    level = await levelAbove(level)
    at = Math.floor(at / 2)
  }
  return path
}

/** The root of the tree to which a path leads. */
export async function treeByPath(from: string, path: readonly string[]): Promise<string> {
  let at = from
  for (const step of path) {
    const neighbour = step.slice(1)
    at = step.startsWith('L') ? await joined(neighbour, at) : await joined(at, neighbour)
  }
  return at
}

/** SHA-256 of bytes in hexadecimal digits, such as a seed. */
export const hashOfBytes = async (hex: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(hex)))

const hashOfText = (text: string) => hash(leaf, new TextEncoder().encode(text))

/** The first byte keeps leaves, nodes and roots apart. */
async function hash(kind: number, ...parts: readonly Uint8Array[]): Promise<string> {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0))
  bytes[0] = kind
  let at = 1
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return hexOf(await crypto.subtle.digest('SHA-256', bytes))
}

/** Of what `isHash` has checked: it reads other digits as zeros. */
export const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
