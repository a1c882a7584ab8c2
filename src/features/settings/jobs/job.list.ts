import { defineList } from '../../../platform/shared/list.ts'

/** `/jobs`: all are loaded at once. */
export const jobList = defineList({ name: 'Job', filters: {}, pageSize: 50, pageSizes: [50] })

/** How many failing items are shown per page. */
export const failuresPerPage = 20
