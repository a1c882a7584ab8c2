import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const saving = `mutation ($ranges: [ReferralRangeInput!]!, $version: Int) {
  cmsSaveReferralConfigs(ranges: $ranges, version: $version) { version } }`
const present = async () =>
  (await one.data('{ cmsGetReferralConfigs { version items { _id invitedFrom invitedTo } } }')).cmsGetReferralConfigs
const range = (invitedFrom: number, invitedTo: number, points = 1) => ({ invitedFrom, invitedTo, points })
const barrier = { writesTo: 'trusted_point_configs' }

test('of two who save the ranges at once, one is refused, and the ranges are those of the other', async () => {
  const { version } = await present()
  const results = await atOnce(server, barrier, [
    () => one.query(saving, { ranges: [range(1, 7)], version }),
    () => two.query(saving, { ranges: [range(1, 3), range(4, 9)], version }),
  ])
  const codes = results.map((result) => result.status === 'fulfilled' && result.value.errors?.[0]?.extensions.code)
  expect(new Set(codes)).toEqual(new Set(['CONFLICT', undefined]))
  const expected =
    codes[0] === undefined
      ? [[1, 7]]
      : [
          [1, 3],
          [4, 9],
        ]
  expect(
    (await present()).items.map((item: { invitedFrom: number; invitedTo: number }) => [
      item.invitedFrom,
      item.invitedTo,
    ]),
  ).toEqual(expected)
})

test('saving at once without having seen a version also leaves the ranges of one of them', async () => {
  const results = await atOnce(server, barrier, [
    () => one.query(saving, { ranges: [range(1, 5), range(6, 9)] }),
    () => two.query(saving, { ranges: [range(2, 8)] }),
  ])
  for (const result of results) expect(result.status === 'fulfilled' && result.value.errors).toBe(undefined)
  const { items } = await present()
  expect(['1-5 6-9', '2-8']).toContain(
    items.map((item: { invitedFrom: number; invitedTo: number }) => `${item.invitedFrom}-${item.invitedTo}`).join(' '),
  )
})

test('two single changes cannot make two ranges overlap', async () => {
  await one.data(saving, { ranges: [range(1, 5), range(20, 30)] })
  const [first, second] = (await present()).items
  const updating =
    'mutation ($_id: ID!, $data: TrustedPointConfigInput!) { updateTrustedPointConfig(_id: $_id, data: $data) { version } }'
  const results = await atOnce(server, barrier, [
    () => one.query(updating, { _id: first._id, data: { type: 'REFERRAL', invitedTo: 12 } }),
    () => two.query(updating, { _id: second._id, data: { type: 'REFERRAL', invitedFrom: 10 } }),
  ])
  const errors = results.map((result) =>
    result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions : undefined,
  )
  expect(errors.filter(Boolean)).toHaveLength(1)
  expect(errors.find(Boolean)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ reason: 'trusted_points_text_ranges_overlap' }],
  })
})
