import { defineList } from '../../../platform/shared/list.ts'

export const correctionStatuses = ['WAITING', 'BOOKED', 'DECLINED'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** `/support/corrections` */
export const correctionList = defineList({
  name: 'PointCorrection',
  filters: {
    status: { kind: 'choice', values: correctionStatuses, initial: 'WAITING' },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100],
})
