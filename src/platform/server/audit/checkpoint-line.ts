import { open } from 'node:fs/promises'
import { type HashedCheckpoint, type Head, hex } from './checkpoint-hash.ts'

/** A checkpoint as a line of the server's log tells of it. */
export interface LoggedCheckpoint {
  readonly number: number
  readonly time: string
  readonly entries: number
  readonly chains: number
  /** In hexadecimal digits, here and in the heads. */
  readonly hash: string
  /** Empty in lines of checkpoints with many heads. */
  readonly heads: readonly { readonly chain: string; readonly position: number; readonly hash: string }[]
}

/** Heads that a line names at most: it stays below 16 kB, where some collectors of logs cut lines. */
export const mostHeadsInLine = 100

/** What the log says of a checkpoint. */
export function checkpointLine(
  { number, created_at, entries, chains, hash }: HashedCheckpoint & { readonly hash: Uint8Array },
  heads: readonly Head[],
) {
  return {
    heads: heads.map((head) => `${head.chain} ${head.position} ${hex(head.hash)}`),
    message: `audit checkpoint ${number} of ${created_at.toISOString()}: ${entries} entries in ${chains} chains, ${hex(hash)}`,
  }
}

const checkpoint = /audit checkpoint (\d+) of (\S+): (\d+) entries in (\d+) chains, ([0-9a-f]{64})/
const head = /"([^"\\]+) (\d+) ([0-9a-f]{64})\\*"/g

/**
 * The checkpoint that a line of a log tells of, else null. Whatever a collector of logs put around the line, or if it
 * put the line as a text into JSON of its own, does not matter.
 */
export function readCheckpointLine(line: string): LoggedCheckpoint | null {
  const [, number, time, entries, chains, hash] = checkpoint.exec(line) ?? []
  if (hash === undefined) return null
  const heads = line.matchAll(head).map(([, chain, position, hash]) => ({
    chain: chain!,
    position: Number(position),
    hash: hash!,
  }))
  return {
    number: Number(number),
    time: time!,
    entries: Number(entries),
    chains: Number(chains),
    hash,
    heads: heads.toArray(),
  }
}

/** All checkpoints that these files tell of, in the order of their lines. Throws where a file cannot be read. */
export async function* readCheckpointLines(files: readonly string[]): AsyncGenerator<LoggedCheckpoint> {
  for (const file of files) {
    for await (const line of (await open(file)).readLines()) {
      const told = readCheckpointLine(line)
      if (told) yield told
    }
  }
}
