import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { addDays, dayOf, startOfDay } from '../../../../platform/shared/day.ts'

const server = await startServer()
const { aVoucher, aVoucherCode, aUser, anAdmin, handOver } = factories(server.db)
const client = server.as(await anAdmin())

const day = (offset: number) => startOfDay(addDays(dayOf(new Date()), offset)).toISOString()
const checking = `mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) { _id state result } }`
const confirming = 'mutation ($_id: ID!) { cmsConfirmRun(_id: $_id) { _id state result version failureReason } }'
const undoing = 'mutation ($_id: ID!, $version: Int!) { cmsUndo(model: RUN, _id: $_id, version: $version) { version } }'

const check = async (voucherId: string, voucherCodes: readonly string[]) => {
  const given = { voucherId, type: 'IMPORT', startDate: day(2), endDate: day(5), reCreate: true, voucherCodes }
  return (await client.data(checking, { data: given })).cmsCheckVoucherCodes
}
const confirm = async (_id: string) => (await client.data(confirming, { _id })).cmsConfirmRun
const codesOf = async (voucherId: string) =>
  (
    await server.db
      .selectFrom('voucher_codes')
      .select('code')
      .where('voucher_id', '=', voucherId)
      .where('deleted_at', 'is', null)
      .execute()
  )
    .map(({ code }) => code)
    .toSorted()

/** A voucher with three codes that nobody has, and one that was handed over. */
async function filled() {
  const { id } = await aVoucher()
  const word = id.slice(-8).toUpperCase()
  const taken = `${word}-TAKEN`
  const free = ['A', 'B', 'C'].map((letter) => `${word}-FREE-${letter}`)
  for (const code of free) await aVoucherCode({ voucher_id: id, code })
  const handed = await aVoucherCode({ voucher_id: id, code: taken })
  await handOver(handed.id, (await aUser()).id)
  return { id, taken, free, fresh: [`${word}-NEW-1KX`, free[0]!] }
}

test('the check tells what a replacement deletes, and what stays', async () => {
  const { id, fresh } = await filled()
  const { state, result } = await check(id, fresh)
  expect({ state, ...result }).toMatchObject({ state: 'CHECKED', created: 2, removes: 3, stays: 1 })
})

test('a replacement is undone: the new codes go, the former ones come back', async () => {
  const { id, taken, free, fresh } = await filled()
  const run = await confirm((await check(id, fresh))._id)
  expect(run).toMatchObject({ state: 'DONE', result: { created: 2, replaced: 3 } })
  expect(await codesOf(id)).toEqual([...fresh, taken].toSorted())
  await client.data(undoing, { _id: run._id, version: run.version })
  expect(await codesOf(id)).toEqual([...free, taken].toSorted())
  const again = await client.refusal(undoing, { _id: run._id, version: run.version })
  expect(again.code).toBe('CONFLICT')
})

test('it stays if one of the new codes was handed over meanwhile', async () => {
  const { id, fresh, taken } = await filled()
  const run = await confirm((await check(id, fresh))._id)
  const made = await server.db
    .selectFrom('voucher_codes')
    .select('id')
    .where('code', '=', fresh[0]!)
    .executeTakeFirstOrThrow()
  await handOver(made.id, (await aUser()).id)
  const { reason } = await client.refusal(undoing, { _id: run._id, version: run.version })
  expect(reason).toBe('voucher_codes_text_new_ones_used')
  expect(await codesOf(id)).toEqual([...fresh, taken].toSorted())
})

test('it never deletes more than the check has told, and nothing for nothing', async () => {
  const { id, fresh, taken, free } = await filled()
  const { _id } = await check(id, fresh)
  await aVoucherCode({ voucher_id: id, code: `${taken}-LATER` })
  expect(await confirm(_id)).toMatchObject({ state: 'FAILED', failureReason: 'voucher_codes_text_more_to_replace' })
  expect(await codesOf(id)).toEqual([...free, taken, `${taken}-LATER`].toSorted())
  const nothing = await check(id, [taken])
  expect(nothing.result).toMatchObject({ created: 0, existing: 1 })
  expect((await client.refusal(confirming, { _id: nothing._id })).reason).toBe('runs_text_nothing_new')
})
