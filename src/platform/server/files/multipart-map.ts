import { malformed } from '../refusal.ts'

/** A GraphQL request as it arrives: the `operations` field, one request, never a batch. */
export interface RequestParams {
  readonly operationName?: string | null
  readonly query?: string
  readonly documentId?: string
  readonly variables: Record<string, unknown>
  readonly extensions?: Record<string, unknown> | null
}

/** The variables that receive the content of each part: part name → places. */
export type FileMap = ReadonlyMap<string, readonly Place[]>

/** An object or list among the variables and the key in it, which holds null until the file has come. */
interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
}

/** Parses the `operations` field. */
export function readOperations(text: string): RequestParams {
  const params = parseObject(text, 'operations')
  const variables = params.variables ?? {}
  if (!isObject(variables) || Array.isArray(variables))
    throw malformed("The field 'operations' has variables that are no object")
  if (typeof (params.operationName ?? '') !== 'string')
    throw malformed("The field 'operations' has an operationName that is no text")
  return { ...params, variables }
}

/**
 * Parses the `map` field and finds its places. Refuses a path that does not lead from `variables` to a null, that
 * occurs twice, or that leads through anything the client did not write itself (prototypes).
 */
export function readFileMap(text: string, params: RequestParams, mostFiles: number): FileMap {
  const entries = Object.entries(parseObject(text, 'map'))
  if (entries.length > mostFiles) throw malformed(`At most ${mostFiles} file(s) in a request`)
  const seen = new Set<string>()
  const map = new Map<string, Place[]>()
  for (const [part, paths] of entries) {
    if (!Array.isArray(paths) || paths.length === 0 || paths.length > mostFiles) {
      throw malformed("The field 'map' must give each file a list of paths")
    }
    map.set(
      part,
      paths.map((path: unknown) => placeAt(path, params, seen)),
    )
  }
  return map
}

function placeAt(path: unknown, params: RequestParams, seen: Set<string>): Place {
  if (typeof path !== 'string' || path.length > 200 || seen.has(path))
    throw malformed("The field 'map' has a path that is not usable")
  seen.add(path)
  const segments = path.split('.')
  const key = segments.pop() ?? ''
  let holder: unknown = params
  for (const segment of segments)
    holder = isObject(holder) && Object.hasOwn(holder, segment) ? holder[segment] : undefined
  if (segments[0] !== 'variables' || !isObject(holder) || !Object.hasOwn(holder, key) || holder[key] !== null) {
    throw malformed(`The path '${path}' of the field 'map' does not lead to a null among the variables`)
  }
  return { holder, key }
}

function parseObject(text: string, field: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed(`The field '${field}' is not JSON`)
  }
  if (!isObject(value) || Array.isArray(value)) throw malformed(`The field '${field}' must be an object`)
  return value
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
