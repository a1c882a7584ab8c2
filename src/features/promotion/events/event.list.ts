import { defineList } from '../../../platform/shared/list.ts'

/** `/events`. `status` is whether the event is enabled. */
export const eventList = defineList({
  name: 'Event',
  filters: { q: { kind: 'text', longest: 100 }, status: { kind: 'yesNo' } },
  sorts: ['CREATED_AT', 'NAME', 'STATUS'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 5,
  pageSizes: [5, 10, 20, 50],
})
