import { codelessStates } from '../promotion-states/promotion-state.values.ts'
import { defineList } from '../../../platform/shared/list.ts'

/** `/banners`: all of them, in the order in which the app shows them. */
export const bannerList = defineList({
  name: 'Banner',
  filters: {
    q: { kind: 'text', longest: 100 },
    state: { kind: 'choice', values: codelessStates },
    leadsToBlocked: { kind: 'yesNo' },
  },
  sorts: ['POSITION'],
  defaultSort: { type: 'POSITION', dir: 'ASC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
