import { defineOperations } from '../../../platform/shared/operation.ts'
import { area } from '../../../platform/shared/permission.ts'

const promotion = area('PROMOTION')

export const luckyWheelOperations = defineOperations({
  query: {
    cmsListLuckyWheel: promotion,
    cmsGetRunningLuckyWheel: promotion,
    cmsLuckyWheel: promotion,
    cmsListLuckyWheelPrizeWinners: promotion,
    cmsLuckyWheelSpins: promotion,
    cmsLuckyWheelResults: promotion,
    cmsListLuckyWheelWinners: promotion,
  },
  fromStandby: [
    'cmsListLuckyWheel',
    'cmsListLuckyWheelPrizeWinners',
    'cmsLuckyWheelSpins',
    'cmsLuckyWheelResults',
    'cmsListLuckyWheelWinners',
  ],
  mutation: {
    createLuckyWheel: promotion,
    updateLuckyWheel: promotion,
    deleteLuckyWheel: promotion,
    cmsUpdateLuckyPrizesName: promotion,
    createLuckyWheelBatch: promotion,
    deleteLuckyWheelBatch: promotion,
    createLuckyWheelPrize: promotion,
    updateLuckyWheelPrize: promotion,
    deleteLuckyWheelPrize: promotion,
    updateLuckyWheelPrizeWinners: promotion,
  },
})
