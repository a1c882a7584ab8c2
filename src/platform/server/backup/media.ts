import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { contentTypeOf, isMediaKey } from '../files/media-key.ts'
import type { MediaStore } from '../files/media-store-contract.ts'
import { checkPart, DamagedPart, type Part, type PartFolder, readPart, writePart } from './parts.ts'

/** A picture or video in a backup: a line of the index. */
export interface SavedFile {
  readonly key: string
  /** Of the file itself. */
  readonly size: number
  readonly part: Part
}

/** Files at once: most are small, and each waits for the disk. */
const atOnce = 4

/** Copies the files of a media store, each once, however often it is asked. */
export function mediaCopier(mediaStore: MediaStore, folder: PartFolder) {
  const saved = new Map<string, SavedFile>()
  const save = async (key: string) => {
    const file = await mediaStore.read(key)
    // Removed since it was listed.
    if (!file) return
    saved.set(key, { key, size: file.bytes, part: await writePart(folder, `media/${key}`, file.stream) })
  }
  return {
    saved,
    /** All files that are there now and not yet copied. */
    async copyAll(): Promise<void> {
      const fresh: string[] = []
      for await (const { key } of mediaStore.list('')) if (!saved.has(key) && isMediaKey(key)) fresh.push(key)
      await severalAtOnce(fresh, save)
    },
    writeIndex: () => writePart(folder, 'media.ndjson.gz', Readable.from(linesOf(saved.values()))),
  }
}

async function severalAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}

function* linesOf(files: Iterable<SavedFile>): Generator<Buffer> {
  for (const file of files) yield Buffer.from(`${JSON.stringify(file)}\n`)
}

/** The index of a backup. Check its part before. */
export async function* savedFiles(folder: PartFolder, index: Part): AsyncGenerator<SavedFile> {
  for await (const line of createInterface({ input: readPart(folder, index) })) {
    const file = JSON.parse(line) as SavedFile
    // A name that leads out of the folder was not written by us.
    if (!isMediaKey(file.key) || file.part.name !== `media/${file.key}`)
      throw new DamagedPart(`${index.name} names ${line}`)
    yield file
  }
}

/** Puts the files of a backup into a media store. One that is there already is replaced. */
export async function restoreMedia(folder: PartFolder, index: Part, mediaStore: MediaStore): Promise<void> {
  const files = await Array.fromAsync(savedFiles(folder, index))
  await severalAtOnce(files, async ({ key, part }) => {
    await checkPart(folder, part)
    await mediaStore.put(key, readPart(folder, part), contentTypeOf(key))
  })
}
