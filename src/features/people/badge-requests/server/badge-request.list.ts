import { tableList } from '../../../../platform/server/records/table-list.ts'
import { nameOfPerson, userById } from '../../../records/persons/server/public.ts'
import { badgeRequestList } from '../badge-request.list.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'

export const badgeRequests = tableList({
  spec: badgeRequestList,
  title: 'badge_requests_title',
  operation: badgeRequestOperations.cmsListRequestBadges,
  table: 'badge_requests',
  where: { q: 'search', status: 'status', badge: 'badge_id' },
  sorts: { CREATED_AT: 'created_at', NAME: 'name_sort', TITLE: 'title_sort', STATUS: 'status' },
  tally: { table: 'badge_request_tally', sum: 'requests', by: { status: 'status', badge: 'badge_id' } },
  columns: {
    _id: { title: 'common_id', cell: (request) => request.id },
    creator: { title: 'common_full_name', personal: true, cell: (request, ctx) => nameOfPerson(ctx, request.user_id) },
    phoneNumber: {
      title: 'common_phone_number',
      personal: true,
      cell: async (request, ctx) => (await ctx.load(userById, request.user_id))?.phone_number ?? null,
    },
    title: { title: 'common_badge', cell: (request) => request.title },
    titleEn: { title: 'badges_title_en', cell: (request) => request.title_en },
    status: { title: 'common_status', names: 'badge_requests', cell: (request) => request.status },
    createdAt: { title: 'common_created_at', moment: (request) => request.created_at },
  },
})
