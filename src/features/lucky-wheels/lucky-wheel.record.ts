import { area } from '../../platform/shared/permission.ts'
import { defineRecord } from '../../platform/shared/record.ts'

/** A wheel with its batches and prizes: whatever changes of them raises its version. */
export const luckyWheelRecord = defineRecord({
  fields: ['title', 'titleEn', 'startDate', 'endDate', 'tierNames', 'batchs', 'prizes', 'deletedAt'],
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
  ],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  address: (id) => `/lucky-wheels/edit/${id}`,
})

/** A prize in one batch: who is designated for it. */
export const luckyWheelPrizeRecord = defineRecord({
  fields: ['designatedUserIds', 'withdrawn'],
  actions: ['updateLuckyWheelPrizeWinners'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
})
