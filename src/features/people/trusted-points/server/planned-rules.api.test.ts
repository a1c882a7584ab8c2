import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { numbersOf, type RuleType, ruleTypes } from '../trusted-point.values.ts'

const server = await startServer()
const { aGrantee } = factories(server.db)
const author = server.as(await aGrantee('PROMOTION', 'POINTS'))
const approver = server.as(await aGrantee('PROMOTION', 'POINTS'))
const planning = `mutation ($operation: PlannedOperation!, $input: JSON!) {
  cmsPlanChange(title: "Tết", operation: $operation, input: $input) { _id version items { name effects { changes { field after } } } } }`
const approving =
  'mutation ($_id: ID!, $version: Int!) { cmsApproveChangeSet(_id: $_id, version: $version) { status } }'
const rollingBack = 'mutation ($_id: ID!) { cmsRollBackChangeSet(_id: $_id) { status } }'
const ruleOf = (type: RuleType) =>
  server.db
    .selectFrom('trusted_point_configs')
    .selectAll()
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()

test.each(ruleTypes)('a rule of type %s is planned, in force once approved, and rolled back', async (type) => {
  const rule = await ruleOf(type)
  // A number of the type itself, except those of ranges, which depend on their neighbours.
  const own = numbersOf[type].findLast((name) => !/From$|To$/.test(name))
  const data = { type, points: 12.5, description: `Tết ${type}`, ...(own && { [own]: 77 }) }
  const set = (
    await author.data(planning, {
      operation: 'updateTrustedPointConfig',
      input: { _id: rule.id, data, version: rule.version },
    })
  ).cmsPlanChange
  expect(set.items[0].name).toBe(rule.description)
  const changes = new Map(
    set.items[0].effects[0].changes.map(({ field, after }: { field: string; after: unknown }) => [field, after]),
  )
  expect(changes.get('points')).toBe(12.5)
  if (own) expect(changes.get(own)).toBe(77)
  expect(await ruleOf(type)).toEqual(rule)
  const { status } = (await approver.data(approving, { _id: set._id, version: set.version })).cmsApproveChangeSet
  expect(status).toBe('APPLIED')
  expect(await ruleOf(type)).toMatchObject({ points: 1_250, description: `Tết ${type}`, version: rule.version + 1 })
  expect((await approver.data(rollingBack, { _id: set._id })).cmsRollBackChangeSet.status).toBe('ROLLED_BACK')
  expect(await ruleOf(type)).toMatchObject({ points: rule.points, description: rule.description })
})

test('who may not change rules neither plans nor approves their change', async () => {
  const [promoter, rule] = [server.as(await aGrantee('PROMOTION')), await ruleOf('ACTION')]
  const variables = {
    operation: 'updateTrustedPointConfig',
    input: { _id: rule.id, data: { type: 'ACTION', points: 1 } },
  }
  expect((await promoter.refusal(planning, variables)).code).toBe('FORBIDDEN')
  const set = (await author.data(planning, variables)).cmsPlanChange
  expect((await promoter.refusal(approving, { _id: set._id, version: set.version })).code).toBe('FORBIDDEN')
})
