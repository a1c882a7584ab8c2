import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import { type BodyLimits, declaresMore, discard, stallMilliseconds, watchBody } from '../http/body.ts'
import { fileTooLarge } from './image-size.ts'
import { type FileMap, type RequestParams, readFileMap, readOperations } from './multipart-map.ts'
import { malformed, Refusal } from '../refusal.ts'
import { type SpooledFile, makeSpool, spoolFile } from './spool.ts'

export interface MultipartLimits {
  /** Where request folders are created: on a disk, not in memory. */
  readonly spoolFolder: string
  /** The platform's maximum for one file, in bytes. An operation may have a lower one, checked once it has the file. */
  readonly fileBytes: number
  readonly files: number
  /** The longest `operations` or `map`, in bytes. */
  readonly fieldBytes: number
  /** How long a client may pause in the middle of the body. */
  readonly stallMilliseconds: number
}

export const defaultMultipartLimits = {
  // The limit of a spreadsheet; pictures are smaller.
  fileBytes: 20 * 1024 * 1024,
  files: 1,
  fieldBytes: 256 * 1024,
  stallMilliseconds,
} as const

/** Allowance for a part's boundary and headers, in bytes. */
const partOverhead = 4096

export interface MultipartRequest {
  /** The request with a SpooledFile in place of each null that the map named. */
  readonly params: RequestParams
  /** A hash over fields and files, without the boundaries, so that it is equal for a repeated request. In hex. */
  readonly sha256: string
  /** Deletes the request's files. Call it when the response is made, whatever the outcome. */
  dispose(): Promise<void>
}

const broken = () => malformed('The upload is malformed or was cut off')

/**
 * Reads a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec): `operations`, `map`, then
 * the files, each streamed to disk. Refuses with PAYLOAD_TOO_LARGE as soon as a file is over its limit, and with
 * BAD_USER_INPUT what does not follow the specification, ends early or stalls. After a refusal no file is left.
 *
 * @param request still unread, its content type multipart/form-data
 * @param beforeFiles receives the request before the first byte of a file is stored; what it throws ends the reading
 */
export async function readMultipart(
  request: IncomingMessage,
  limits: MultipartLimits,
  beforeFiles: (params: RequestParams) => void = () => {},
): Promise<MultipartRequest> {
  const spool = await makeSpool(limits.spoolFolder)
  const dispose = () => rm(spool, { recursive: true, force: true })
  try {
    return { ...(await parse(request, limits, spool, beforeFiles)), dispose }
  } catch (error) {
    discard(request)
    await dispose()
    throw error
  }
}

async function parse(
  request: IncomingMessage,
  limits: MultipartLimits,
  spool: string,
  beforeFiles: (params: RequestParams) => void,
) {
  const parser = openParser(request, limits)
  let reason: Error | undefined
  const stop = (error: Error) => {
    reason ??= error
    parser.destroy(error)
  }
  const fields: string[] = []
  const files = new Map<string, Promise<SpooledFile>>()
  const form: { params: RequestParams | null; map: FileMap | null } = { params: null, map: null }
  const bytes = mostBytes(limits)
  // The text of the refusal follows from the file's name.
  let tooLarge = () => fileTooLarge('', limits.fileBytes)

  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => stop(malformed('The request has too many parts')))
  }
  parser.on('field', (name, value, { valueTruncated }) => {
    if (parser.destroyed) return
    try {
      if (valueTruncated) throw malformed(`The field '${name}' is too long`, 'PAYLOAD_TOO_LARGE')
      if (name === 'operations' && !form.params) form.params = readOperations(value)
      else if (name === 'map' && form.params && !form.map) {
        form.map = readFileMap(value, form.params, limits.files)
        beforeFiles(form.params)
      } else throw malformed(`The field '${name}' is unknown or out of order: operations, map, then files`)
      fields.push(value)
    } catch (error) {
      stop(error as Error)
    }
  })
  parser.on('file', (part, stream, { filename, mimeType }) => {
    stream.on('error', () => {})
    if (parser.destroyed) return
    tooLarge = () => fileTooLarge(filename ?? '', limits.fileBytes)
    if (!form.map?.has(part) || files.has(part))
      return stop(malformed(`The file '${part}' is not in the map, or comes twice`))
    if (declaresMore(request, bytes)) return stop(tooLarge())
    const path = join(spool, String(files.size))
    const file = spoolFile(stream, { path, limit: limits.fileBytes, filename: filename ?? '', declaredType: mimeType })
    files.set(part, file)
    file.catch((error: Error) => (isOurs(error) ? stop(error) : parser.destroy()))
  })
  const unnamed = declaresMore(request, bytes) ? setTimeout(() => stop(tooLarge()), nameMilliseconds) : undefined
  try {
    const { stallMilliseconds } = limits
    await feed(request, parser, { bytes, tooLarge: () => tooLarge(), stallMilliseconds }, stop)
  } catch {
    throw reason ?? broken()
  } finally {
    clearTimeout(unnamed)
    // Also after an error: no file may still be open for writing when the files are deleted.
    await Promise.allSettled(files.values())
  }
  if (!form.params || !form.map) throw malformed("The fields 'operations' and 'map' are required")
  return placeFiles(form.params, form.map, fields, files)
}

function openParser({ headers }: IncomingMessage, { files, fieldBytes }: MultipartLimits): busboy.Busboy {
  try {
    const limits = { files, fields: 2, parts: files + 3, fieldSize: fieldBytes }
    const parser = busboy({ headers, limits, defParamCharset: 'utf8' })
    // The parser may emit several errors; the first one counts.
    parser.on('error', () => {})
    return parser
  } catch {
    throw broken()
  }
}

/** How long the name of a file may take whose length is refused. */
const nameMilliseconds = 500

const mostBytes = ({ files, fileBytes, fieldBytes }: MultipartLimits) =>
  files * (fileBytes + partOverhead) + 2 * (fieldBytes + partOverhead)

/** Pipes the body into the parser. Unlike `pipeline` it leaves the socket open, for the response. */
async function feed(
  request: IncomingMessage,
  parser: busboy.Busboy,
  limits: BodyLimits,
  stop: (why: Refusal) => void,
): Promise<void> {
  const done = finished(parser)
  if (!parser.destroyed) request.pipe(parser)
  // After the parser, which so finds the file's name in a piece before the watching judges its length.
  const unwatch = watchBody(request, limits, stop)
  try {
    await done
  } finally {
    parser.destroy()
    request.unpipe(parser)
    unwatch()
  }
}

/** Errors of the file system have a system call; those of a stream that the parser ended do not. */
const isOurs = (error: Error) => error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined

async function placeFiles(
  params: RequestParams,
  map: FileMap,
  fields: string[],
  files: Map<string, Promise<SpooledFile>>,
) {
  const hash = createHash('sha256').update(JSON.stringify(fields))
  for (const [part, places] of map) {
    const file = await files.get(part)
    if (!file) throw malformed(`The file '${part}' of the map was not sent`)
    for (const { holder, key } of places) holder[key] = file
    hash.update(JSON.stringify([part, file.sha256]))
  }
  return { params, sha256: hash.digest('hex') }
}
