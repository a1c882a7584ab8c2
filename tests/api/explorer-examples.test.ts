import { expect, test } from 'vitest'
import { schemas } from '../../src/app/schema.ts'
import { exampleOf } from '../../src/features/integration/explorer/web/example.ts'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const make = factories(server.db)
const callers = {
  STAFF: server.as(await make.anAdmin()),
  MEMBER: server.asMember(await make.aUser()),
}
/** What a caller may hear who replaced nothing in the example: there is no such record, or the values mean nothing. */
const fair = new Set<string>(['NOT_FOUND', 'BAD_USER_INPUT', 'FORBIDDEN', 'CONFLICT'])

test.each(['STAFF', 'MEMBER'] as const)(
  'the examples of the queries pass the limits of documents: %s',
  async (audience) => {
    const schema = schemas[audience]
    const refused: string[] = []
    for (const name of Object.keys(schema.getQueryType()!.getFields())) {
      const { query, variables } = exampleOf(schema, name)
      const { errors = [] } = await callers[audience].query(query, JSON.parse(variables) as Record<string, unknown>)
      for (const { message, extensions } of errors)
        if (!fair.has(extensions.code)) refused.push(`${name}: ${extensions.code} ${message}`)
    }
    expect(refused).toEqual([])
  },
)
