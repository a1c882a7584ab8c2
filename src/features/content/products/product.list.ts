import { defineList } from '../../../platform/shared/list.ts'
import { termStatuses } from '../../../platform/shared/permission.ts'
import { productTypes } from './product.values.ts'

/** `/products`, `/products/{type}` and `cmsPartnerProducts`. */
export const productList = defineList({
  name: 'Product',
  filters: {
    type: { kind: 'choice', values: productTypes },
    termStatus: { kind: 'choices', values: termStatuses },
    onTravelStore: { kind: 'yesNo' },
    q: { kind: 'text', longest: 200 },
  },
  sorts: ['CREATED_AT'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})

const { type, q } = productList.filters
/** `/products/BLOCKED`: the same list with the status fixed, without the filter of the travel store. */
export const blockedProductList = defineList({ ...productList, name: 'BlockedProduct', filters: { type, q } })
