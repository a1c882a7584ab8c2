import { tableList } from '../../../../platform/server/records/table-list.ts'
import { pageTypeNames } from '../../../content/pages/server/public.ts'
import { nameOfPerson, userById } from '../../../records/persons/server/public.ts'
import { verifyList } from '../verify.list.ts'
import { verifyOperations } from '../verify.operations.ts'

/** Exports contain neither numbers nor business details, whatever columns are requested. */
export const verifies = tableList({
  spec: verifyList,
  title: 'verifies_list',
  operation: verifyOperations.cmsGetVerifies,
  table: 'verify_requests',
  where: { q: 'search', status: 'status', type: 'type' },
  sorts: { CREATED_AT: 'created_at' },
  tally: { table: 'verify_tally', sum: 'requests', by: { status: 'status', type: 'type' } },
  columns: {
    _id: { title: 'common_id', cell: (request) => request.id },
    targetName: { title: 'common_name', cell: (request) => request.target_name },
    targetKeyName: { title: 'verifies_key_name', cell: (request) => request.target_key_name },
    targetType: { title: 'common_type', names: pageTypeNames, cell: (request) => request.target_type },
    owner: { title: 'verifies_owner', personal: true, cell: (request, ctx) => nameOfPerson(ctx, request.owner_id) },
    contact: {
      title: 'verifies_contact',
      personal: true,
      cell: async (request, ctx) => {
        const owner = await ctx.load(userById, request.owner_id)
        return [owner?.phone_number, owner?.email].filter(Boolean).join(' · ') || null
      },
    },
    description: { title: 'verifies_description', cell: (request) => request.description },
    status: { title: 'common_status', names: 'verifies_status', cell: (request) => request.status },
    rejectReason: { title: 'verifies_reject_reason', cell: (request) => request.reject_reason },
    decidedAt: { title: 'verifies_decided_at', moment: (request) => request.decided_at },
    createdAt: { title: 'common_created_at', moment: (request) => request.created_at },
  },
})
