import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

/** A storage on another machine is away, too slow, or answers what it should not: it is unknown whether it did what was asked. */
export class StorageUnavailable extends Error {
  /** The system's own code for a disk that is elsewhere and fails. */
  readonly code = 'EREMOTEIO'
}

/** The storage of pictures and videos: a folder or an S3 bucket, with the same methods. */
export interface MediaStore {
  readonly engine: 'folder' | 's3'
  /** Stores a whole file or nothing: a reader never sees a partial one. Rejects when the body fails. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>
  has(key: string): Promise<boolean>
  /** Opens a file, or a part of it; null when there is none. Throws RangeBeyondEnd. Destroy the stream if unread. */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** All complete files whose keys begin with a prefix, in no particular order. */
  list(prefix: string): AsyncIterable<StoredEntry>
  /** Removes what unfinished writes (a crash, a power cut) left behind that began before this moment. */
  dropUnfinished(before: Date): Promise<void>
  close(): void
}

export interface StoredFile {
  readonly stream: Readable
  /** Size of the whole file; the stream carries `start` to `end`, both included. */
  readonly bytes: number
  readonly start: number
  readonly end: number
  readonly contentType: string
}

export interface StoredEntry {
  readonly key: string
  readonly bytes: number
  readonly modifiedAt: Date
}
