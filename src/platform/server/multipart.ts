import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import { Refusal } from '../shared/refusal.ts'
import { imageSizeLimit, imageTooLarge } from '../shared/image-size.ts'
import { type FileMap, type RequestParams, readFileMap, readOperations } from './multipart-map.ts'
import { type SpooledFile, makeSpool, spoolFile } from './spool.ts'

export interface MultipartLimits {
  /** Where request folders are made: a disk, not memory. */
  readonly spoolFolder: string
  /** The platform's maximum for one file, in bytes. An operation may ask for less once it has the file. */
  readonly fileBytes: number
  readonly files: number
  /** The longest `operations` or `map`, in bytes. */
  readonly fieldBytes: number
}

export const defaultMultipartLimits = { fileBytes: imageSizeLimit, files: 1, fieldBytes: 256 * 1024 } as const

/** Room for a part's boundary and headers, in bytes. */
const partOverhead = 4096

export interface MultipartRequest {
  /** The request with a SpooledFile in the place of each null that the map named. */
  readonly params: RequestParams
  /** Of the request's meaning: fields and files, without boundaries. Equal for a repeated request. In hex. */
  readonly sha256: string
  /** Removes the request's files. Call it when the response is made, whatever became of it. */
  dispose(): Promise<void>
}

/** How much of a refused body is read and thrown away, so that the client gets to read the answer. */
const discardBytes = 64 * 1024 * 1024
const discardMilliseconds = 10_000

const refuse = (message: string) => new Refusal('BAD_USER_INPUT', message)
const cutOff = () => refuse('The upload was cut off or is malformed')

/**
 * Reads a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec): `operations`, `map`,
 * then the files, each streamed to disk. Refuses with PAYLOAD_TOO_LARGE as soon as a file is over its limit, and
 * with BAD_USER_INPUT what does not follow the specification or ends early. After a refusal no file is left.
 *
 * @param request read by nobody yet, its content type multipart/form-data
 */
export async function readMultipart(request: IncomingMessage, limits: MultipartLimits): Promise<MultipartRequest> {
  const spool = await makeSpool(limits.spoolFolder)
  const dispose = () => rm(spool, { recursive: true, force: true })
  try {
    refuseDeclaredLength(request, limits)
    return { ...(await parse(request, limits, spool)), dispose }
  } catch (error) {
    discard(request)
    await dispose()
    throw error
  }
}

/** A body that itself says it is too long is not looked at. */
function refuseDeclaredLength(request: IncomingMessage, { files, fileBytes, fieldBytes }: MultipartLimits): void {
  const most = files * (fileBytes + partOverhead) + 2 * (fieldBytes + partOverhead)
  if (Number(request.headers['content-length'] ?? 0) > most) {
    throw new Refusal('PAYLOAD_TOO_LARGE', imageTooLarge(fileBytes))
  }
}

async function parse(request: IncomingMessage, limits: MultipartLimits, spool: string) {
  const parser = openParser(request, limits)
  const stop = (error: Error) => void parser.destroy(error)
  const fields: string[] = []
  const files = new Map<string, Promise<SpooledFile>>()
  const form: { params: RequestParams | null; map: FileMap | null } = { params: null, map: null }

  parser.on('field', (name, value, { valueTruncated }) => {
    if (parser.destroyed) return
    try {
      if (valueTruncated) throw new Refusal('PAYLOAD_TOO_LARGE', `The field '${name}' is too long`)
      if (name === 'operations' && !form.params) form.params = readOperations(value)
      else if (name === 'map' && form.params && !form.map) form.map = readFileMap(value, form.params, limits.files)
      else throw refuse(`The field '${name}' is unknown or out of order: operations, map, then files`)
      fields.push(value)
    } catch (error) {
      stop(error as Error)
    }
  })
  parser.on('file', (part, stream, { filename, mimeType }) => {
    stream.on('error', () => {})
    if (parser.destroyed) return
    if (!form.map?.has(part) || files.has(part))
      return stop(refuse(`The file '${part}' is not in the map, or comes twice`))
    const path = join(spool, String(files.size))
    const file = spoolFile(stream, { path, limit: limits.fileBytes, filename: filename ?? '', declaredType: mimeType })
    files.set(part, file)
    file.catch(stop)
  })
  try {
    await feed(request, parser)
  } finally {
    // Also after an error: nobody may still be writing when the files are removed.
    await Promise.allSettled(files.values())
  }
  if (!form.params || !form.map) throw refuse("The fields 'operations' and 'map' are required")
  return placeFiles(form.params, form.map, fields, files)
}

function openParser({ headers }: IncomingMessage, { files, fieldBytes }: MultipartLimits): busboy.Busboy {
  try {
    const limits = { files, fields: 2, parts: files + 3, fieldSize: fieldBytes }
    const parser = busboy({ headers, limits, defParamCharset: 'utf8' })
    // The parser may complain more than once; the first time counts.
    parser.on('error', () => {})
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(event, () => parser.destroy(refuse('The request has too many parts')))
    }
    return parser
  } catch {
    throw cutOff()
  }
}

/** Leads the body through the parser. Unlike a pipeline it leaves the socket open, for the answer. */
async function feed(request: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  const stopIfGone = () => {
    if (!request.complete) parser.destroy(cutOff())
  }
  request.once('error', stopIfGone)
  request.once('close', stopIfGone)
  if (request.destroyed) stopIfGone()
  try {
    request.pipe(parser)
    await finished(parser)
  } catch (error) {
    parser.destroy()
    throw error instanceof Refusal ? error : isDiskFault(error) ? error : cutOff()
  } finally {
    request.unpipe(parser)
    request.off('close', stopIfGone)
  }
}

/** Errors of the file system carry a system call; the parser's do not. */
const isDiskFault = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined

async function placeFiles(
  params: RequestParams,
  map: FileMap,
  fields: string[],
  files: Map<string, Promise<SpooledFile>>,
) {
  const hash = createHash('sha256').update(JSON.stringify(fields))
  for (const [part, places] of map) {
    const file = await files.get(part)
    if (!file) throw refuse(`The file '${part}' of the map was not sent`)
    for (const { holder, key } of places) holder[key] = file
    hash.update(JSON.stringify([part, file.sha256]))
  }
  return { params, sha256: hash.digest('hex') }
}

/** Throws the rest of a refused body away, up to a point: a client that is still sending would not read the answer. */
function discard(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let left = discardBytes
  const timer = setTimeout(() => request.destroy(), discardMilliseconds).unref()
  request.once('close', () => clearTimeout(timer))
  request.once('end', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  // Taking it off the parser paused it.
  request.resume()
}
