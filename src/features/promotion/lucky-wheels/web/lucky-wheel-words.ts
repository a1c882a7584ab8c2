import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/lucky_wheels.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { luckyWheelPrizeRecord, luckyWheelRecord } from '../lucky-wheel.record.ts'

export const luckyWheelModel = 'LUCKY_WHEEL'

const moment = (at: unknown) => absoluteTime(String(at))

interface LoggedTier {
  readonly name: string
  readonly nameEn: string
}
interface LoggedBatch {
  readonly startDate: string
  readonly endDate: string
}
interface LoggedPrize {
  readonly prizeTier: string
  readonly point?: number | null
  readonly quantities: readonly number[]
}

const lines = (texts: readonly string[]) => texts.join('; ')
const tierNames = (tiers: unknown) =>
  lines(Object.values(tiers as LoggedTier[]).map(({ name, nameEn }) => `${name} / ${nameEn}`))
const periods = (batchs: unknown) =>
  lines((batchs as LoggedBatch[]).map(({ startDate, endDate }) => `${moment(startDate)} – ${moment(endDate)}`))
/** A prize by its tier, what it gives and how many of it each batch has. */
const prizes = (list: unknown) =>
  lines(
    (list as LoggedPrize[]).map(
      ({ prizeTier, point, quantities }) =>
        `${prizeTier} (${point == null ? m.lucky_wheels_voucher() : m.lucky_wheels_points({ points: point })}): ${Object.values(quantities).join(' + ')}`,
    ),
  )

const withdrawn = {
  label: m.lucky_wheels_withdrawn,
  value: (list: unknown) => lines((list as { reason: string }[]).map(({ reason }) => reason)),
}

export const luckyWheelWords = recordWords(luckyWheelRecord, {
  name: m.lucky_wheels_record,
  fields: {
    title: { label: m.common_title },
    titleEn: { label: m.lucky_wheels_title_en_label },
    startDate: { label: m.lucky_wheels_start, value: moment },
    endDate: { label: m.lucky_wheels_end, value: moment },
    tierNames: { label: m.lucky_wheels_tier_names, value: tierNames },
    batchs: { label: m.lucky_wheels_batches, value: periods },
    prizes: { label: m.lucky_wheels_prizes, value: prizes },
    withdrawn,
    deletedAt: { label: m.lucky_wheels_deleted_at, value: moment },
  },
  actions: {
    createLuckyWheel: m.lucky_wheels_action_create,
    updateLuckyWheel: m.lucky_wheels_action_update,
    deleteLuckyWheel: m.lucky_wheels_action_delete,
    cmsUpdateLuckyPrizesName: m.lucky_wheels_action_rename_tier,
    createLuckyWheelBatch: m.lucky_wheels_action_add_batch,
    deleteLuckyWheelBatch: m.lucky_wheels_action_remove_batch,
    createLuckyWheelPrize: m.lucky_wheels_action_add_prize,
    updateLuckyWheelPrize: m.lucky_wheels_action_change_prize,
    deleteLuckyWheelPrize: m.lucky_wheels_action_remove_prize,
    createDrawsFile: m.lucky_wheels_action_draws_file,
  },
})

export const luckyWheelPrizeWords = recordWords(luckyWheelPrizeRecord, {
  name: m.lucky_wheels_prize_record,
  fields: {
    designatedUserIds: {
      label: m.lucky_wheels_designated,
      value: (ids) => m.lucky_wheels_people({ count: (ids as readonly string[]).length }),
    },
    withdrawn,
  },
  actions: { updateLuckyWheelPrizeWinners: m.lucky_wheels_action_designate },
})
