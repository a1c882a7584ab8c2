import { defineList } from '../../../platform/shared/list.ts'

export const referralStatuses = ['WAITING', 'COUNTED', 'REJECTED'] as const
export type ReferralStatus = (typeof referralStatuses)[number]

/** `/users/referrals` */
export const referralList = defineList({
  name: 'Referral',
  filters: {
    status: { kind: 'choice', values: referralStatuses, initial: 'WAITING' },
    /** The friend or the inviter. */
    person: { kind: 'reference', to: 'user' },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'ASC' },
  pageSize: 20,
  pageSizes: [10, 20, 50, 100],
})

/** How many people the picker offers for a search text. */
export const personChoices = 10
