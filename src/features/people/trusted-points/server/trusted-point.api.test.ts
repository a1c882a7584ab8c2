import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { numbersOf, pointActions, ruleNumbers, ruleTypes } from '../trusted-point.values.ts'

const server = await startServer()
const admin = await factories(server.db).anAdmin()
const client = server.as(admin)

const fields = `{ _id type actionType points description ${ruleNumbers.join(' ')} createdAt version }`
type Rule = Record<string, unknown> & { _id: string; type: string; version: number }

const rulesOf = async (q?: string): Promise<Rule[]> =>
  (await client.data(`query ($q: String) { getTrustedPointConfigs(q: $q) ${fields} }`, { q })).getTrustedPointConfigs
/** The oldest rule of a type; for referrals, the rule of the first range. */
const aRule = async (type: string) => {
  const rules = (await rulesOf()).filter((rule) => rule.type === type)
  return rules.at(type === 'REFERRAL' ? 0 : -1)!
}
const updating = `mutation ($_id: ID!, $data: TrustedPointConfigInput!, $version: Int) {
  updateTrustedPointConfig(_id: $_id, data: $data, version: $version) ${fields} }`
const update = async (_id: string, data: object, version?: number): Promise<Rule> =>
  (await client.data(updating, { _id, data, version })).updateTrustedPointConfig
const refused = async (_id: string, data: object, version?: number) => {
  const { code, fields: issues = [] } = await client.refusal(updating, { _id, data, version })
  return { code, issues: issues.map(({ field, reason }) => `${field} ${reason}`) }
}
const versionsOf = async (_id: string) =>
  (
    await client.data(
      `query ($_id: ID!) { cmsGetTrustedPointVersions(_id: $_id) { since until savedBy { _id } rule { version points description } } }`,
      { _id },
    )
  ).cmsGetTrustedPointVersions

describe('the rules', () => {
  test('of every type are there from the start, with actions that have a name', async () => {
    const rules = await rulesOf()
    expect(new Set(rules.map(({ type }) => type))).toEqual(new Set(ruleTypes))
    for (const { actionType } of rules) expect(pointActions).toContain(actionType)
    const numbered = rules.filter(({ type }) => numbersOf[type as keyof typeof numbersOf].length > 0)
    for (const rule of numbered) {
      const own: readonly string[] = numbersOf[rule.type as keyof typeof numbersOf]
      expect(
        own.some((name) => rule[name] !== null),
        JSON.stringify(rule),
      ).toBe(true)
      expect(ruleNumbers.filter((name) => !own.includes(name) && rule[name] !== null)).toEqual([])
    }
  })

  test('are listed newest first, those of referrals in the order of their ranges', async () => {
    const rules = await rulesOf()
    const referral = rules.filter(({ type }) => type === 'REFERRAL').map(({ invitedFrom }) => Number(invitedFrom))
    expect(referral.length).toBeGreaterThan(1)
    expect(referral).toEqual(referral.toSorted((a, b) => a - b))
    const others = rules
      .filter(({ type }) => type !== 'REFERRAL')
      .map(({ createdAt, _id }) => `${String(createdAt)} ${_id}`)
    expect(others).toEqual(others.toSorted().toReversed())
  })

  test('are found by description, without accents, and by action', async () => {
    expect((await rulesOf('vong quay')).map(({ actionType }) => actionType)).toEqual(['LUCKY_WHEEL_PRIZE'])
    expect((await rulesOf('refer')).map(({ type }) => type)).toEqual(['REFERRAL', 'REFERRAL'])
    expect((await client.refusal('{ getTrustedPointConfigs(q: "\\u200b") { _id } }')).code).toBe('BAD_USER_INPUT')
  })
})

describe('a change of a rule', () => {
  test('changes what is given, clears what is null, and is in the audit log with its version', async () => {
    const rule = await aRule('PROOF_OF_RATING')
    const data = { type: rule.type, points: 7.25, postContentLength: 150, newPlaceCoefficient: null }
    const changed = await update(rule._id, data, rule.version)
    expect(changed).toEqual({ ...rule, points: 7.25, postContentLength: 150, newPlaceCoefficient: null, version: 2 })
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after', 'version', 'actor_id'])
      .where('target_id', '=', rule._id)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'updateTrustedPointConfig',
      before: { points: 5, postContentLength: 100, newPlaceCoefficient: 2 },
      after: { points: 7.25, postContentLength: 150, newPlaceCoefficient: null },
      version: 2,
      actor_id: admin.id,
    })
    expect(await update(rule._id, data)).toEqual(changed)
  })

  test.each(ruleTypes)('of %s takes the fields of its type, and refuses all others', async (type) => {
    const { _id } = await aRule(type)
    const own: readonly string[] = numbersOf[type]
    for (const name of ruleNumbers) {
      const value = name === 'invitedTo' ? 9 : 1
      const outcome = own.includes(name)
        ? (await client.query(updating, { _id, data: { type, [name]: value } })).errors
        : await refused(_id, { type, [name]: value })
      expect(outcome, name).toEqual(
        own.includes(name)
          ? undefined
          : { code: 'BAD_USER_INPUT', issues: [`data.${name} trusted_points_text_foreign_field`] },
      )
    }
  })

  test.each<[string, object, string]>([
    ['points that are cleared', { points: null }, 'data.points trusted_points_text_points_required'],
    ['another type', { type: 'OTHERS' }, 'data.type trusted_points_text_type_stays'],
    ['a number below 0', { rankFrom: -1 }, 'data.rankFrom platform_text_at_least'],
    ['an end before its start', { rankFrom: 9, rankTo: 8 }, 'data.rankTo trusted_points_text_end_before_start'],
    [
      'an end before the start that is there',
      { trustedPointsFrom: 500, trustedPointsTo: 499 },
      'data.trustedPointsTo trusted_points_text_end_before_start',
    ],
    ['a description that is too long', { description: 'x'.repeat(501) }, 'data.description platform_text_too_long'],
  ])('refuses %s, naming the field', async (_, data, issue) => {
    const { _id, type } = await aRule('RANKING')
    expect(await refused(_id, { type, ...data })).toEqual({ code: 'BAD_USER_INPUT', issues: [issue] })
  })

  test('refuses a rule of which one act would give more than a balance holds', async () => {
    const { _id, type } = await aRule('PROOF_OF_RATING')
    const issues = ['data.points trusted_points_text_gives_too_much']
    const numbers = { newPlaceCoefficient: 2_147_483_647, adjustPointPercent: 2_147_483_647 }
    expect(await refused(_id, { type, points: 1e10, ...numbers })).toEqual({ code: 'BAD_USER_INPUT', issues })
    expect(await refused(_id, { type, points: 1e12 + 1, newPlaceCoefficient: 1, adjustPointPercent: 100 })).toEqual({
      code: 'BAD_USER_INPUT',
      issues,
    })
    expect(await refused(_id, { type, ...numbers })).toEqual({ code: 'BAD_USER_INPUT', issues })
  })

  test.each<[object, string]>([
    [{ invitedTo: 1 }, 'data.invitedTo trusted_points_text_end_after_start'],
    [{ invitedFrom: 0 }, 'data.invitedFrom trusted_points_text_start_positive'],
    [{ invitedTo: null }, 'data.invitedTo trusted_points_text_end_positive'],
    [{ invitedTo: 15 }, 'data.invitedTo trusted_points_text_ranges_overlap'],
    [{ points: -0.01 }, 'data.points trusted_points_text_points_not_negative'],
  ])('of a range of referrals refuses %j', async (data, issue) => {
    const { _id } = await aRule('REFERRAL')
    expect(await refused(_id, { type: 'REFERRAL', ...data })).toEqual({ code: 'BAD_USER_INPUT', issues: [issue] })
  })

  test('is refused if the rule was changed since, with what changed; an unknown rule is NOT_FOUND', async () => {
    const rule = await aRule('LIMITATION')
    const { type, version } = rule
    await update(rule._id, { type, points: 1.5 }, version)
    const refusal = await client.refusal(updating, { _id: rule._id, data: { type, points: 2 }, version })
    expect(refusal).toMatchObject({ code: 'CONFLICT', changes: [{ field: 'points', seen: 0, now: 1.5 }] })
    expect((await refused(noId, { type })).code).toBe('NOT_FOUND')
  })

  test('can be undone', async () => {
    const rule = await aRule('OTHERS')
    const { version } = await update(rule._id, { type: 'OTHERS', points: 3.5, description: 'Khác' })
    await client.data(
      'mutation ($_id: ID!, $version: Int!) { cmsUndo(model: TRUSTED_POINT_CONFIG, _id: $_id, version: $version) { version } }',
      { _id: rule._id, version },
    )
    expect(await aRule('OTHERS')).toEqual({ ...rule, version: version + 1 })
  })
})

describe('the versions of a rule', () => {
  test('say what it said, since when and until when, and who saved it', async () => {
    const rule = await aRule('ACTION')
    await update(rule._id, { type: 'ACTION', points: 4 })
    await update(rule._id, { type: 'ACTION', description: 'Mới' })
    const versions = await versionsOf(rule._id)
    expect(
      versions.map(({ rule: { version, points, description } }: { rule: Rule }) => [version, points, description]),
    ).toEqual([
      [3, 4, 'Mới'],
      [2, 4, rule.description],
      [1, rule.points, rule.description],
    ])
    expect(versions.map(({ savedBy }: { savedBy: unknown }) => savedBy)).toEqual([
      { _id: admin.id },
      { _id: admin.id },
      null,
    ])
    expect([versions[0].until, versions[1].until, versions[2].until]).toEqual([
      null,
      versions[0].since,
      versions[1].since,
    ])
    expect(versions[2].since).toBe(rule.createdAt)
  })

  test('cannot be changed by the application', async () => {
    for (const text of ['update trusted_point_versions set points = 0', 'delete from trusted_point_versions'])
      await expect(sql.raw(text).execute(server.app.database.kysely)).rejects.toThrow(/permission denied/)
  })
})

interface Range {
  _id?: string
  invitedFrom: number
  invitedTo: number
  points: number
  description?: string
}

const saving = `mutation ($ranges: [ReferralRangeInput!]!, $version: Int) {
  cmsSaveReferralConfigs(ranges: $ranges, version: $version) { version items { _id invitedFrom invitedTo points description version } } }`
const present = async () =>
  (await client.data('{ cmsGetReferralConfigs { version items { _id invitedFrom invitedTo points description } } }'))
    .cmsGetReferralConfigs as { version: number; items: Range[] }
const save = async (ranges: readonly Range[], version?: number) =>
  (await client.data(saving, { ranges, version })).cmsSaveReferralConfigs as { version: number; items: Range[] }
const spans = ({ items }: { items: Range[] }) =>
  items.map(({ invitedFrom, invitedTo, points }) => `${invitedFrom}-${invitedTo}:${points}`)
const range = (invitedFrom: number, invitedTo: number, points = 1): Range => ({ invitedFrom, invitedTo, points })
const described = (invitedFrom: number, invitedTo: number, points: number, description = '') => ({
  ...range(invitedFrom, invitedTo, points),
  description,
})

describe('saving the ranges of referrals', () => {
  beforeEach(async () => {
    await save([range(1, 10, 10), range(11, 100, 15)])
  })

  test('keeps the description of a range that is sent without one', async () => {
    const [first, second] = (await present()).items
    const { items } = await save([{ ...first!, description: 'Bạn đầu tiên' }, second!])
    const [kept] = (
      await save(items.map(({ _id, invitedFrom, invitedTo }) => ({ ...range(invitedFrom, invitedTo, 3), _id: _id! })))
    ).items
    expect(kept).toMatchObject({ points: 3, description: 'Bạn đầu tiên' })
    // From and to the same numbers it is the same range, also for a caller who knows no ids.
    expect((await save([range(1, 10, 4), range(11, 100, 15)])).items[0]).toMatchObject({
      _id: first!._id,
      points: 4,
      description: 'Bạn đầu tiên',
    })
    expect((await save([{ ...range(1, 10, 3), _id: first!._id!, description: '' }, second!])).items[0]).toMatchObject({
      description: '',
    })
  })

  test('adds, changes and ends ranges at once, also when they pass each other', async () => {
    const { items, version } = await present()
    const [first, second] = items
    const saved = await save(
      [{ ...second!, invitedFrom: 1, invitedTo: 5 }, { ...first!, invitedFrom: 6, invitedTo: 20 }, range(21, 30, 2.5)],
      version,
    )
    expect(spans(saved)).toEqual(['1-5:15', '6-20:10', '21-30:2.5'])
    expect(saved.items.slice(0, 2).map(({ _id }) => _id)).toEqual([second!._id, first!._id])
    expect(await present()).toMatchObject({ version: saved.version })

    const fewer = await save([{ ...range(1, 30, 9), _id: first!._id! }], saved.version)
    expect(spans(fewer)).toEqual(['1-30:9'])
    expect((await rulesOf()).filter(({ type }) => type === 'REFERRAL')).toHaveLength(1)
    expect(
      spans(
        await save(
          saved.items.map(({ _id, invitedFrom, invitedTo, points }) => ({ _id: _id!, invitedFrom, invitedTo, points })),
        ),
      ),
      'a former range comes back',
    ).toEqual(spans(saved))
    expect((await present()).items.map(({ _id }) => _id)).toEqual(saved.items.map(({ _id }) => _id))
  })

  test('the same ranges again changes nothing', async () => {
    const { items, version } = await present()
    expect((await save(items, version)).version).toBe(version)
  })

  test.each<[string, Range[], string[]]>([
    ['no range', [], ['ranges trusted_points_text_no_range']],
    ['a start of 0', [range(0, 5)], ['ranges.0.invitedFrom trusted_points_text_start_positive']],
    ['an end at its start', [range(5, 5)], ['ranges.0.invitedTo trusted_points_text_end_after_start']],
    [
      'overlapping ranges',
      [range(1, 10), range(10, 20)],
      ['ranges.1.invitedFrom trusted_points_text_start_after_previous'],
    ],
    ['negative points', [range(1, 10, -1)], ['ranges.0.points trusted_points_text_points_not_negative']],
  ])('refuses %s, naming each field', async (_, ranges, issues) => {
    const refusal = await client.refusal(saving, { ranges })
    expect(refusal.code).toBe('BAD_USER_INPUT')
    expect(refusal.fields?.map(({ field, reason }) => `${field} ${reason}`)).toEqual(issues)
  })

  test('is refused if somebody saved since, with the ranges then and now', async () => {
    const seen = await present()
    await save([described(1, 50, 3, 'Tết')], seen.version)
    const refusal = await client.refusal(saving, { ranges: [range(1, 9)], version: seen.version })
    expect(refusal).toMatchObject({
      code: 'CONFLICT',
      changes: [
        {
          field: 'ranges',
          seen: [described(1, 10, 10), described(11, 100, 15)],
          now: [described(1, 50, 3, 'Tết')],
          by: expect.any(String),
        },
      ],
    })
    expect((await save([range(1, 9)], refusal.version)).items).toHaveLength(1)
  })

  test('of an id that is no range is NOT_FOUND, and nothing is saved', async () => {
    const before = await present()
    const { _id } = await aRule('ACTION')
    for (const id of [noId, _id])
      expect((await client.refusal(saving, { ranges: [{ ...range(1, 2), _id: id }] })).code).toBe('NOT_FOUND')
    expect(await present()).toEqual(before)
  })

  test('the database itself keeps ranges apart', async () => {
    const overlapping = sql`insert into trusted_point_configs (id, type, description, points, invited_from, invited_to)
      values (gen_random_uuid(), 'REFERRAL', '', 0, 5, 12)`
    await expect(overlapping.execute(server.db)).rejects.toThrow(/trusted_point_configs_ranges_apart/)
  })
})
