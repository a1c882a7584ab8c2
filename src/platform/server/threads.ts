import { availableParallelism } from 'node:os'

/**
 * The threads of Node's pool, which hashing, pictures, files, compression and the lookup of addresses share. Node's own
 * four could all be busy with passwords and pictures, and then nothing else would be served.
 */
export const threads = 8

/** How many passwords are hashed at once for strangers, and as many for people who have signed in. */
export const hashingThreads = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))

/** How many pictures are worked on at once. Each needs some hundred megabytes at most. */
export const pictureThreads = 2

/** Makes the pool that large, unless whoever started the process chose a size. Works only before its first use. */
export function sizeThreadPool(): void {
  process.env.UV_THREADPOOL_SIZE ??= String(threads)
}
