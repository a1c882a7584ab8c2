import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { luckyWheelOperations } from './lucky-wheel.operations.ts'

/** A wheel with its batches and prizes: a change of any of them raises the wheel's version. */
export const luckyWheelRecord = defineRecord('LUCKY_WHEEL', {
  type: 'LuckyWheel',
  fields: ['title', 'titleEn', 'startDate', 'endDate', 'tierNames', 'batchs', 'prizes', 'withdrawn', 'deletedAt'],
  // Those who lost a designation are shown with the prize.
  seenAs: { startDate: 'activeDate', endDate: 'activeDate', prizes: 'batchs', withdrawn: area('PROMOTION') },
  actions: [
    'createLuckyWheel',
    'updateLuckyWheel',
    'deleteLuckyWheel',
    'cmsUpdateLuckyPrizesName',
    'createLuckyWheelBatch',
    'deleteLuckyWheelBatch',
    'createLuckyWheelPrize',
    'updateLuckyWheelPrize',
    'deleteLuckyWheelPrize',
    'createDrawsFile',
  ],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  plannedBy: luckyWheelOperations.updateLuckyWheel,
  plannedNewBy: luckyWheelOperations.createLuckyWheel,
  address: (id) => `/lucky-wheels/edit/${id}`,
})

/** The people designated for a prize in one batch. */
export const luckyWheelPrizeRecord = defineRecord('LUCKY_WHEEL_PRIZE', {
  type: 'LuckyWheelPrizeWinners',
  fields: ['designatedUserIds', 'withdrawn'],
  seenAs: { withdrawn: 'designations' },
  actions: ['updateLuckyWheelPrizeWinners'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
})
