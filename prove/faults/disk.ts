import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A small disk in memory, which can be filled to its last byte. */
export interface Disk {
  readonly folder: string
  /** @param leave kilobytes that stay free */
  fill(leave?: number): void
  /** Gives back what `fill` took. */
  free(): void
  /** All files below one of its folders, by their paths there. */
  files(below: string): string[]
  remove(): void
}

const mounted = new Set<Disk>()
process.on('exit', () => {
  for (const disk of mounted) disk.remove()
})

const chunk = Buffer.alloc(1 << 20)

/** @param megabytes how large it is. Needs root, who alone may mount it. */
export function mountDisk(folder: string, megabytes: number): Disk {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder])
  const ballast = join(folder, 'ballast')
  const disk: Disk = {
    folder,
    fill(leave = 0) {
      for (const size of [chunk.length, 4096, 1]) appendUntilFull(ballast, chunk.subarray(0, size))
      truncateSync(ballast, Math.max(0, statSync(ballast).size - leave * 1024))
    },
    free: () => rmSync(ballast, { force: true }),
    files(below) {
      const place = join(folder, below)
      const entries = readdirSync(place, { recursive: true, withFileTypes: true })
      return entries.filter((one) => one.isFile()).map((one) => relative(place, join(one.parentPath, one.name)))
    },
    remove() {
      if (!mounted.delete(disk)) return
      execFileSync('umount', ['--lazy', folder])
    },
  }
  mounted.add(disk)
  return disk
}

function appendUntilFull(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'a')
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}
