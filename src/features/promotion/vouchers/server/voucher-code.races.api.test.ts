import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser, aVoucher, aVoucherCode, anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const creating = `mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { created existing } }`

test('of two who import the same codes at once, each code is created once and told to the other', async () => {
  const vouchers = [await aVoucher(), await aVoucher()]
  const data = (i: number, voucherCodes: string[]) => ({
    data: { voucherId: vouchers[i]!.id, type: 'IMPORT', voucherCodes, startDate: inDays(2), endDate: inDays(5) },
  })
  const codes = Array.from({ length: 200 }, (_, i) => `SAME-CODE-${i}`)
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => one.data(creating, data(0, codes)),
    () => two.data(creating, data(1, codes.toReversed())),
  ])
  const made = results.map((result) => (result.status === 'fulfilled' ? result.value.createVoucherCode : result.reason))
  expect(made.toSorted((a, b) => a.created - b.created)).toEqual([
    { created: 0, existing: 200 },
    { created: 200, existing: 0 },
  ])
  // When the second import was checked, none of its codes existed. Now its rows say that they do.
  const found = server.db.selectFrom('run_rows').select('id').where('problem', '=', 'EXISTING')
  expect(await found.execute()).toHaveLength(200)
})

test('a code is either deleted or handed over, not both', async () => {
  const code = await aVoucherCode()
  const [deletion, handOver] = await atOnce<unknown>(server, { writesTo: 'voucher_codes' }, [
    () => one.query(`mutation { deleteVoucherCode(_id: "${code.id}") { version } }`),
    () => factories(other.db).handOver(code.id),
  ])
  const { errors } = (deletion as PromiseFulfilledResult<Awaited<ReturnType<typeof one.query>>>).value
  const isHandedOver = handOver!.status === 'fulfilled'
  expect(errors?.[0]?.extensions.reason).toBe(isHandedOver ? 'voucher_codes_text_handed_over' : undefined)
  const left = await server.db
    .selectFrom('voucher_codes')
    .selectAll()
    .where('id', '=', code.id)
    .executeTakeFirstOrThrow()
  expect(left.deleted_at === null).toBe(left.sold_qty === 1)
})

const onPostgres = test.runIf(server.engine === 'postgres')
/** An open transaction that creates a code; refused if it would have to wait for another one. */
const creatingCode = (voucherId: string, code: string) =>
  lock(server, {
    statement: `set local lock_timeout = '2s';
      insert into voucher_codes (id, voucher_id, code, start_date, end_date)
        values ('${randomUUID()}', '${voucherId}', '${code}', now(), now() + interval '1 day')`,
  })

onPostgres(
  'an import creates its codes in the order of their keys, so that two do not wait for each other',
  async () => {
    const [voucher, foreign] = [await aVoucher(), await aVoucher()]
    const voucherCodes = ['ORDERED-Z', 'ORDERED-A']
    const data = { voucherId: voucher.id, type: 'IMPORT', voucherCodes, startDate: inDays(2), endDate: inDays(5) }
    const first = await creatingCode(foreign.id, 'ORDERED-A')
    const imported = one.data(creating, { data })
    try {
      await untilWaiting(server, 1)
      // The import waits for the first code and has not created the second one.
      await (await creatingCode(foreign.id, 'ORDERED-Z')).commit()
    } finally {
      await first.release()
    }
    expect((await imported).createVoucherCode).toEqual({ created: 1, existing: 1 })
  },
)

/** A voucher with two codes, and an import that replaces them by one of the two and a new code. */
async function aReplacement() {
  const voucher = await aVoucher()
  const name = randomUUID().slice(0, 8).toUpperCase()
  const [kept, dropped] = [`KEPT-${name}`, `DROPPED-${name}`]
  const code = await aVoucherCode({ voucher_id: voucher.id, code: kept })
  await aVoucherCode({ voucher_id: voucher.id, code: dropped })
  const voucherCodes = [kept, `NEW-${name}`]
  const period = { startDate: inDays(2), endDate: inDays(5) }
  const data = { voucherId: voucher.id, type: 'IMPORT', voucherCodes, reCreate: true, ...period }
  const living = async () =>
    server.db
      .selectFrom('voucher_codes')
      .select(['id', 'code', 'sold_qty'])
      .where('voucher_id', '=', voucher.id)
      .where('deleted_at', 'is', null)
      .orderBy('code')
      .execute()
  return { code, fresh: voucherCodes[1]!, living, replace: () => one.data(creating, { data }) }
}

onPostgres('a code that is handed over while others replace it stays with its receiver', async () => {
  const { code, fresh, living, replace } = await aReplacement()
  const person = await aUser()
  const handOver = await lock(server, {
    statement: `insert into voucher_redemptions (id, code_id, user_id, cause)
      values ('${randomUUID()}', '${code.id}', '${person.id}', 'EARNED')`,
  })
  const replaced = replace()
  try {
    await untilWaiting(server, 1)
  } finally {
    await handOver.commit()
  }
  expect((await replaced).createVoucherCode).toEqual({ created: 1, existing: 1 })
  expect(await living()).toMatchObject([
    { id: code.id, sold_qty: 1 },
    { code: fresh, sold_qty: 0 },
  ])
})

onPostgres('a code that was replaced is not handed over any more', async () => {
  const { code, fresh, living, replace } = await aReplacement()
  // Somebody else creates the new code meanwhile, so the import waits after it has deleted the old ones.
  const foreign = await aVoucher()
  const sameCode = await creatingCode(foreign.id, fresh)
  const replaced = replace()
  let handOver: Promise<unknown>
  try {
    await untilWaiting(server, 1)
    handOver = factories(other.db)
      .handOver(code.id)
      .catch((error: unknown) => error)
    await untilWaiting(server, 2)
  } finally {
    await sameCode.release()
  }
  expect((await replaced).createVoucherCode).toEqual({ created: 2, existing: 0 })
  expect(await handOver).toMatchObject({ constraint: 'voucher_codes_deleted' })
  expect(await living()).toMatchObject([
    { code: code.code, sold_qty: 0 },
    { code: fresh, sold_qty: 0 },
  ])
})

test('of two who replace the codes of one voucher at once, one does; the other would delete codes that it did not tell of', async () => {
  const voucher = await aVoucher()
  await aVoucherCode({ voucher_id: voucher.id })
  const lists = ['FIRST', 'SECOND'].map((name) => [`${name}-LIST-1`, `${name}-LIST-2`])
  const replacing = (voucherCodes: string[]) => ({
    data: {
      voucherId: voucher.id,
      type: 'IMPORT',
      voucherCodes,
      reCreate: true,
      startDate: inDays(2),
      endDate: inDays(5),
    },
  })
  const results = await atOnce(server, { writesTo: 'voucher_codes' }, [
    () => one.data(creating, replacing(lists[0]!)),
    () => two.data(creating, replacing(lists[1]!)),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { reason } = results.find((result) => result.status === 'rejected')!
  expect(String(reason)).toContain('voucher_codes_text_more_to_replace')
  const living = await server.db
    .selectFrom('voucher_codes')
    .select('code')
    .where('voucher_id', '=', voucher.id)
    .where('deleted_at', 'is', null)
    .orderBy('code')
    .execute()
  expect(lists).toContainEqual(living.map(({ code }) => code))
})
