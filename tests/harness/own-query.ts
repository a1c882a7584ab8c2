import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType } from 'graphql'
import { schema } from '../../src/app/schema.ts'
import type { Viewer } from '../../src/platform/shared/permission.ts'
import type { RecordKind } from '../../src/platform/shared/record.ts'
import type { Client } from './client.ts'

/** The names that the audit log may hold of a record: its fields, and actions that change none. */
export const namesIn = ({ fields, seenAs = {} }: RecordKind): string[] => [
  ...new Set([...fields, ...Object.keys(seenAs)]),
]

/** The type of the objects that hold the record, in the answer of its own query. */
export function typeOf(call: string): { readonly type: GraphQLObjectType; readonly listed: boolean } {
  const field = schema.getQueryType()!.getFields()[/^\w+/.exec(call)![0]]!
  const type = getNamedType(field.type) as GraphQLObjectType
  const items = call.includes('$id') ? undefined : type.getFields().items
  return items ? { type: getNamedType(items.type) as GraphQLObjectType, listed: true } : { type, listed: false }
}

/** The field of the record's type that shows a name of the log; undefined if only a permission is declared. */
function shownAs({ seenAs }: RecordKind, type: GraphQLObjectType, name: string): string | undefined {
  const as = seenAs?.[name] ?? name
  const field = typeof as === 'string' ? type.getFields()[as] : undefined
  if (!field) return undefined
  const inner = getNamedType(field.type)
  if (isLeafType(inner)) return field.name
  return isObjectType(inner) ? `${field.name} { __typename }` : undefined
}

/** What the own query answers: the refusal, or whether this selection of the record is shown. */
async function answer(client: Client, call: string, id: string, selected: string): Promise<string> {
  const { type, listed } = typeOf(call)
  const isNamed = '_id' in type.getFields()
  const row = `${isNamed ? '_id' : ''} ${selected}`
  const takesId = call.includes('$id')
  const text = `${takesId ? 'query ($id: ID!) ' : ''}{ found: ${call} { ${listed ? `items { ${row} }` : row} } }`
  const { data, errors } = await client.query(text, takesId ? { id } : {})
  const code = errors?.[0]!.extensions.code
  if (code === 'BAD_USER_INPUT') throw new Error(`${text}: ${errors![0]!.message}`)
  if (code) return code
  const rows = [listed ? data.found.items : data.found].flat().filter(Boolean) as { _id?: string }[]
  return rows.some(({ _id }) => !isNamed || _id === id) ? 'shown' : 'NOT_FOUND'
}

/** What a record itself shows a caller: the refusal of its query, or the names in the audit log that it shows too. */
export async function ownQuery(
  { client, viewer }: { readonly client: Client; readonly viewer: Viewer | null },
  { record, call }: { readonly record: RecordKind; readonly call: string },
  id: string,
): Promise<{ readonly refused: string | null; readonly shown: readonly string[] }> {
  const refused = await answer(client, call, id, '__typename')
  if (refused !== 'shown') return { refused, shown: [] }
  const shown: string[] = []
  for (const name of namesIn(record)) {
    const selected = shownAs(record, typeOf(call).type, name)
    const as = record.seenAs?.[name]
    const isShown = selected
      ? (await answer(client, call, id, selected)) === 'shown'
      : typeof as === 'object' && as.allows(viewer)
    if (isShown) shown.push(name)
  }
  return { refused: null, shown }
}
