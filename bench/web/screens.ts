import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export interface ScreenBytes {
  /** The module of the screen, or of the part that is loaded when somebody asks for it. */
  readonly screen: string
  /** KB of 1000 bytes, brotli. */
  readonly kilobytes: number
}

/**
 * What each screen loads in addition to the list of people: its chunk and what that imports statically. For a part that
 * opens over a screen: what it loads in addition to that screen.
 *
 * @param built the folder of a build with `--manifest`
 */
export function measureScreens(built: string): ScreenBytes[] {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizes = new Map(
    readdirSync(join(built, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`assets/${name}`, brotliCompressSync(readFileSync(join(built, 'assets', name))).length]),
  )
  const keys = Object.keys(manifest)
  const bytes = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + sizes.get(file)!, 0)
  const people = new Set(
    keys
      .filter((key) => /index\.html$|users\/web\/routes\/list\.route/.test(key))
      .flatMap((key) => [...importsOf(manifest, key)]),
  )
  const beside = (key: string, asked: readonly string[] = []): ReadonlySet<string> => {
    const own = importsOf(manifest, key).difference(people)
    if (key.includes('?tsr-split')) return own
    const over = keys.filter((other) => manifest[other]!.dynamicImports?.includes(key) && !asked.includes(other))
    const left = over.map((other) => own.difference(loadedWith(other, [...asked, key])))
    // If several screens open it, counts from the one that has loaded least of it.
    return left.reduce(
      (most, one) => (bytes(one) > bytes(most) ? one : most),
      left.length > 0 ? new Set<string>() : own,
    )
  }
  /** Everything that is loaded with the screen that imports `key`, or with `key` itself if none does. */
  const loadedWith = (key: string, asked: readonly string[]): ReadonlySet<string> => {
    const importers = keys.filter((other) => manifest[other]!.imports?.includes(key) && !asked.includes(other))
    const screens = importers.length > 0 ? importers : [key]
    return screens
      .map((screen) => importsOf(manifest, screen))
      .reduce((least, one) => (bytes(one) < bytes(least) ? one : least))
  }
  return keys
    .filter((key) => /^src\/features\/.*\.tsx/.test(key) && !people.has(manifest[key]!.file))
    .map((key) => ({ screen: key.replace('src/features/', ''), kilobytes: Math.round(bytes(beside(key)) / 100) / 10 }))
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
}

/** The files of a chunk and of what it imports statically. */
function importsOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[key]!
  if (files.has(file)) return files
  files.add(file)
  for (const one of imports) importsOf(manifest, one, files)
  return files
}
