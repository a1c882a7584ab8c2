import { describe, expect, test } from 'vitest'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type { LuckyWheelInstructionInput } from '../../../../generated/graphql/inputs.ts'

const server = await startServer()
const client = server.as(await factories(server.db).aGrantee('PROMOTION'))

const creating = `mutation ($data: LuckyWheelInstructionInput!) { createLuckyWheelInstruction(data: $data) {
  _id type title titleEn description descriptionEn turns missionType createdAt updatedAt deletedAt version } }`
const updating = `mutation ($_id: ID!, $data: LuckyWheelInstructionChange!, $version: Int) {
  updateLuckyWheelInstruction(_id: $_id, data: $data, version: $version) { title turns missionType version updatedAt } }`
const deleting = 'mutation ($_id: ID!) { deleteLuckyWheelInstruction(_id: $_id) { deletedAt version } }'
const listing = `query ($q: String, $limit: Int, $page: Int, $filter: LuckyWheelInstructionFilter) {
  cmsListLuckyWheelInstruction(q: $q, limit: $limit, page: $page, filter: $filter) { counter items { _id title } } }`

const review: LuckyWheelInstructionInput = {
  type: 'EACH_TIME',
  title: 'Đánh giá địa điểm',
  titleEn: 'Review a place',
  description: 'Viết đánh giá',
  descriptionEn: 'Write a review',
  turns: 2,
  missionType: 'REVIEW',
}
const create = async (given: object = {}) =>
  (await client.data(creating, { data: { ...review, ...given } })).createLuckyWheelInstruction
const titles = async (variables: object = {}) => {
  const { counter, items } = (await client.data(listing, variables)).cmsListLuckyWheelInstruction
  expect(counter).toBeGreaterThanOrEqual(items.length)
  return (items as { title: string }[]).map(({ title }) => title)
}

test('an instruction is created, trimmed, and listed the newest first', async () => {
  const made = await create({ title: '  Đánh giá địa điểm ' })
  expect(made).toMatchObject({ ...review, deletedAt: null, version: 1 })
  expect(made.updatedAt).toBe(made.createdAt)
  await create({ title: 'Lưu ý', titleEn: 'Note', type: 'NOTE', turns: 0, missionType: undefined })
  expect(await titles()).toEqual(['Lưu ý', 'Đánh giá địa điểm'])
  expect(await titles({ q: 'danh gia' })).toEqual(['Đánh giá địa điểm'])
  expect(await titles({ filter: { type: 'NOTE' } })).toEqual(['Lưu ý'])
  expect(await titles({ limit: 1, page: 2 })).toEqual(['Đánh giá địa điểm'])
})

test('a change keeps what is absent, clears a mission of null, and can be told from an older version', async () => {
  const { _id, version, createdAt } = await create()
  const changed = (await client.data(updating, { _id, version, data: { turns: 5, missionType: null } }))
    .updateLuckyWheelInstruction
  expect(changed).toMatchObject({ title: review.title, turns: 5, missionType: null, version: 2 })
  expect(Date.parse(changed.updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt))
  expect((await client.refusal(updating, { _id, version, data: { turns: 6 } })).code).toBe('CONFLICT')
  const { items } = (
    await client.data(
      `{ cmsHistory(model: LUCKY_WHEEL_INSTRUCTION, targetId: "${_id}") { items { action changes { field before after } } } }`,
    )
  ).cmsHistory
  expect(items[0].action).toBe('updateLuckyWheelInstruction')
  expect(items[0].changes).toContainEqual({ field: 'missionType', before: 'REVIEW', after: null })
})

test('a deleted instruction leaves the list, and undo brings it back', async () => {
  const { _id } = await create({ title: 'Sẽ xóa' })
  const { deletedAt, version } = (await client.data(deleting, { _id })).deleteLuckyWheelInstruction
  expect(deletedAt).not.toBeNull()
  expect(await titles({ q: 'sẽ xóa' })).toEqual([])
  expect((await client.refusal(updating, { _id, data: { turns: 1 } })).code).toBe('NOT_FOUND')
  await client.data(
    `mutation { cmsUndo(model: LUCKY_WHEEL_INSTRUCTION, _id: "${_id}", version: ${version}) { version } }`,
  )
  expect(await titles({ q: 'sẽ xóa' })).toEqual(['Sẽ xóa'])
})

test('the types have titles', async () => {
  expect((await client.data('{ cmsLuckyWheelInstructionTypes { type title } }')).cmsLuckyWheelInstructionTypes).toEqual(
    [
      { type: 'ONCE', title: 'Once' },
      { type: 'DAILY', title: 'Every day' },
      { type: 'EACH_TIME', title: 'Each time' },
      { type: 'NOTE', title: 'Note' },
    ],
  )
})

describe('refusals name the field', () => {
  test.each([
    [{ title: '  ' }, 'data.title', 'Please input title!'],
    [{ titleEn: '' }, 'data.titleEn', /^Please input title \(English\)!$/],
    [{ description: ' ' }, 'data.description', 'Please input description!'],
    [{ descriptionEn: '' }, 'data.descriptionEn', /^Please input description \(English\)!$/],
    [{ turns: -1 }, 'data.turns', /at least 0/],
    [{ turns: 1_000_001 }, 'data.turns', /at most 1000000/],
    [{ title: 'x'.repeat(101) }, 'data.title', /at most 100 characters/],
    [{ description: 'x'.repeat(2001) }, 'data.description', /at most 2000 characters/],
    [{ type: 'WEEKLY' }, 'data.type', /./],
    [{ missionType: 'SLEEP' }, 'data.missionType', /./],
  ])('%o', async (given, field, message) => {
    const refusal = await client.refusal(creating, { data: { ...review, ...given } })
    expect(refusal.code).toBe('BAD_USER_INPUT')
    expect(refusal.fields).toContainEqual(
      expect.objectContaining({ field, message: expect.stringMatching(message) as string }),
    )
  })

  test('and one that does not exist is not found', async () => {
    expect((await client.refusal(deleting, { _id: noId })).code).toBe('NOT_FOUND')
  })
})
