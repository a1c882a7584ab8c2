import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { ruleTypes } from '../trusted-point.values.ts'
import english from '../messages/en.json' with { type: 'json' }

const labels = ruleTypes.map((type) => english[`trusted_points_type_${type.toLowerCase()}` as keyof typeof english])
const server = await startServer()
const client = server.as(await factories(server.db).anAdmin())

test('an export has the headings of the screen, and its order: by type, and ranges from the first', async () => {
  const exporting = `mutation ($columns: [String!]!) {
    createExport(list: "TrustedPointConfig", format: CSV, filters: {}, columns: $columns) { url } }`
  const columns = ['type', 'invitedFrom', 'maxTenPostsPerDayWhenTrustedPointLessThan']
  const { url } = (await client.data(exporting, { columns })).createExport
  const { body } = await server.fastify.inject({ method: 'GET', url })
  const [heads, ...rows] = parse(body, { bom: true })
  expect(heads).toEqual(['Type', 'Invited from', 'At most 10 posts a day below (trusted points)'])
  expect([...new Set(rows.map(([type]) => type))]).toEqual(labels)
  const starts = rows.filter(([type]) => type === 'Referrals').map(([, from]) => Number(from))
  expect(starts.length).toBeGreaterThan(1)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})
