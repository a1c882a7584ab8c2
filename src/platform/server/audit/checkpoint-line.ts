import { open } from 'node:fs/promises'
import { type HashedCheckpoint, type Head, hex } from './checkpoint-hash.ts'

/** A checkpoint in a line of the server's log. */
export interface LoggedCheckpoint {
  readonly number: number
  readonly time: string
  readonly entries: number
  readonly chains: number
  /** Hexadecimal, here and in the heads. */
  readonly hash: string
  /** Empty in lines of checkpoints with many heads. */
  readonly heads: readonly { readonly chain: string; readonly position: number; readonly hash: string }[]
}

/** How many heads a line has at most. This keeps it below 16 kB, where some log collectors cut lines. */
export const mostHeadsInLine = 100

/** The log line of a checkpoint. */
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
 * Parses the checkpoint in a line of a log, else returns null. It accepts what a log collector may put around the line,
 * and the line as a string inside the collector's own JSON.
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

/** All checkpoints in these files, in the order of their lines. Throws if a file cannot be read. */
export async function* readCheckpointLines(files: readonly string[]): AsyncGenerator<LoggedCheckpoint> {
  for (const file of files) {
    for await (const line of (await open(file)).readLines()) {
      const checkpoint = readCheckpointLine(line)
      if (checkpoint) yield checkpoint
    }
  }
}
