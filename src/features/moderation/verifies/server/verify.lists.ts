import { tableList } from '../../../../platform/server/records/table-list.ts'
import { nameOfPerson, userById } from '../../../records/persons/server/public.ts'
import { verifyList } from '../verify.list.ts'
import { verifyOperations } from '../verify.operations.ts'

/** Exports contain neither numbers nor business details, whatever columns are requested. */
export const verifies = tableList({
  spec: verifyList,
  operation: verifyOperations.cmsGetVerifies,
  table: 'verify_requests',
  where: { q: 'search', status: 'status', type: 'type' },
  sorts: { CREATED_AT: 'created_at' },
  tally: { table: 'verify_tally', sum: 'requests', by: { status: 'status', type: 'type' } },
  columns: {
    _id: { title: 'ID', cell: (request) => request.id },
    targetName: { title: 'Name', cell: (request) => request.target_name },
    targetKeyName: { title: 'Key name', cell: (request) => request.target_key_name },
    targetType: { title: 'Type', cell: (request) => request.target_type },
    owner: { title: 'Owner', personal: true, cell: (request, ctx) => nameOfPerson(ctx, request.owner_id) },
    contact: {
      title: 'Contact',
      personal: true,
      cell: async (request, ctx) => {
        const owner = await ctx.load(userById, request.owner_id)
        return [owner?.phone_number, owner?.email].filter(Boolean).join(' · ') || null
      },
    },
    description: { title: 'Description', cell: (request) => request.description },
    status: { title: 'Status', cell: (request) => request.status },
    rejectReason: { title: 'Reject reason', cell: (request) => request.reject_reason },
    decidedAt: { title: 'Decided at', moment: (request) => request.decided_at },
    createdAt: { title: 'Created at', moment: (request) => request.created_at },
  },
})
