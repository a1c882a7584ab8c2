import { auditServer } from 'graphql-http'
import { expect, test } from 'vitest'
import { startServer } from '../harness/server.ts'

/** The queries that the audit sends by GET, which is allowed only for persisted documents. */
const askedByGet = ['{ __typename }', 'query Type($name: String!) { __type(name: $name) { name } }']

test('the server passes all 61 audits of GraphQL over HTTP, on a real port', async () => {
  const server = await startServer({ persisted: askedByGet })
  const url = await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  const results = await auditServer({ url: `${url}/graphql` })
  const failed = results
    .filter((result) => result.status !== 'ok')
    .map((result) => `${result.id} ${result.name}: ${result.status}`)
  expect(failed).toEqual([])
  expect(results).toHaveLength(61)
})
