import {
  buildSchema,
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  type NamedTypeNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentLimits } from '../../../../platform/server/graphql/limits.ts'
import { exampleOf, operationNames } from './example.ts'

const schemaIn = (file: string) => buildSchema(readFileSync(file, 'utf8'))

/** What the API would refuse of an operation's example before it runs it. */
function faultsOf(schema: GraphQLSchema, name: string): string[] {
  const { query, variables } = exampleOf(schema, name)
  const document = parse(query)
  const values = JSON.parse(variables) as Record<string, unknown>
  const [operation] = document.definitions
  if (operation?.kind !== 'OperationDefinition') return [`${name}: no operation`]
  const found = validate(schema, document).map(({ message }) => message)
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const value = values[variable.name.value]
    // A file is no part of JSON.
    if (value === null) continue
    coerceInputValue(
      value,
      typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType,
      (_path, _value, { message }) => found.push(message),
    )
  }
  if (query.length > documentLimits.characters) found.push(`${query.length} characters`)
  return found.map((fault) => `${name}: ${fault}`)
}

test.each(['schema.graphql', 'app.graphql'])('every operation of %s has an example that the API accepts', (file) => {
  const schema = schemaIn(file)
  const names = operationNames(schema)
  expect(names.length).toBeGreaterThan(40)
  expect(names.flatMap((name) => faultsOf(schema, name))).toEqual([])
})

test('an example asks for what is required, and shows the answer’s values', () => {
  const schema = buildSchema(`
    type Query { people(first: Int!, after: String): People!  me: Person }
    type Mutation { rename(data: Rename!): Person! }
    type People { items: [Person!]! endCursor: String }
    type Person { _id: ID! name: String! friend(of: ID!): Person }
    input Rename { _id: ID! name: String! note: String }
  `)
  expect(exampleOf(schema, 'people')).toEqual({
    query:
      'query People($first: Int!) {\n  people(first: $first) {\n    items {\n      _id\n      name\n    }\n    endCursor\n  }\n}\n',
    variables: JSON.stringify({ first: 1 }, null, 2),
  })
  const { query, variables } = exampleOf(schema, 'rename')
  expect(query).toContain('mutation Rename($data: Rename!)')
  expect(Object.keys((JSON.parse(variables) as { data: object }).data)).toEqual(['_id', 'name'])
})
