import { factories, type Person } from './factories.ts'
import type { TestServer } from './server.ts'
import type { MutationCreateLuckyWheelArgs } from '../../src/generated/graphql/inputs.ts'

export const hour = 3_600_000
export const day = 24 * hour

export interface BatchOut {
  readonly _id: string
  readonly activeDate: { readonly startDate: string; readonly endDate: string }
  readonly seedHash: string
  readonly prizes: readonly { readonly prize_index: number; readonly prizeTier: string; readonly qty: number }[]
}

export const period = (start: number, end: number) => ({
  startDate: new Date(start).toISOString(),
  endDate: new Date(end).toISOString(),
})

const wheelFields = `{ _id title version numberOfBatch totalPrize totalRedeemPrize totalRemainingPrize deletedAt
  tierNames { prizeTier name nameEn }
  batchs { _id activeDate { startDate endDate } seedHash totalPrize totalRedeemPrize
    prizes { _id prize_index prizeTier name qty remaining totalQty point voucherId mediaId } } }`
export const creating = `mutation ($title: String!, $titleEn: String!, $activeDate: LuckyWheelPeriodInput!, $numberOfBatch: Int,
    $batchs: [LuckyWheelBatchInput!]!, $tierNames: [LuckyWheelTierNameInput!]) {
  createLuckyWheel(title: $title, titleEn: $titleEn, activeDate: $activeDate, numberOfBatch: $numberOfBatch,
    batchs: $batchs, tierNames: $tierNames) ${wheelFields} }`
export const updating = `mutation ($_id: ID!, $data: LuckyWheelChangeInput!, $version: Int) {
  updateLuckyWheel(_id: $_id, data: $data, version: $version) ${wheelFields} }`
const reading = `query ($id: ID!) { cmsLuckyWheel(id: $id) ${wheelFields} }`

/** Calls about lucky wheels, by a person with the necessary rights. */
export function wheelCalls(server: TestServer, person: Person) {
  const { aMedia } = factories(server.db)
  const client = server.as(person)
  const photo = async () => (await aMedia({ uploaded_by: person.id, uploaded_bytes: 1000 })).id

  /** A separate day for each wheel, because wheels that are not deleted may not overlap. */
  let days = 10
  const aDay = () => Date.now() + ++days * day

  /** A wheel of one day with two batches and two prizes. */
  const valid = async (start = aDay()) =>
    ({
      title: ' Vòng quay hè ',
      titleEn: 'Summer wheel',
      activeDate: period(start, start + 10 * hour),
      numberOfBatch: 2,
      batchs: [
        {
          activeDate: period(start, start + 4 * hour),
          prizes: [
            { prize_index: 0, prizeTier: 'DIAMOND', qty: 2, point: 50.5, mediaId: await photo() },
            { prize_index: 1, prizeTier: 'BRONZE', qty: 40, point: 1, mediaId: await photo(), totalQty: 100 },
          ],
        },
        {
          activeDate: period(start + 5 * hour, start + 9 * hour),
          prizes: [{ prize_index: 1, prizeTier: 'BRONZE', qty: 20 }],
        },
      ],
    }) satisfies MutationCreateLuckyWheelArgs
  const create = async (wheel: object) => (await client.data(creating, { ...wheel })).createLuckyWheel
  const update = async (_id: string, data: object) => (await client.data(updating, { _id, data })).updateLuckyWheel
  const read = async (id: string) => (await client.data(reading, { id })).cmsLuckyWheel
  const faultsOf = async (text: string, variables: Record<string, unknown>) =>
    ((await client.refusal(text, variables)).fields ?? []).map(({ field, message }) => [field, message])
  const lanesOf = (stockId: string) =>
    server.db.selectFrom('stock_lanes').selectAll().where('stock_id', '=', stockId).orderBy('lane').execute()
  const reserved = async (pool: string) =>
    Number(
      (
        await server.db
          .selectFrom('voucher_codes')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('pool', '=', pool)
          .executeTakeFirstOrThrow()
      ).n,
    )

  return { client, photo, aDay, valid, create, update, read, faultsOf, lanesOf, reserved }
}
export type Valid = Awaited<ReturnType<ReturnType<typeof wheelCalls>['valid']>>
