import { tableList } from '../../../../platform/server/records/table-list.ts'
import { pageCategoryById } from '../../page-categories/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { groupList } from '../group.list.ts'
import { groupOperations } from '../group.operations.ts'
import { reportsOfGroup } from './group.queries.ts'

export const groups = tableList({
  spec: groupList,
  operation: groupOperations.getCmsGroups,
  table: 'social_groups',
  where: { name_contain: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  always: { deleted_at: null },
  columns: {
    _id: { title: 'ID', cell: (group) => group.id },
    name: { title: 'Name', cell: (group) => group.name },
    creator: { title: 'Creator', personal: true, cell: (group, ctx) => nameOfPerson(ctx, group.created_by) },
    category: {
      title: 'Category',
      cell: async (group, ctx) =>
        group.category_id ? (await ctx.load(pageCategoryById, group.category_id))!.name_vi : null,
    },
    totalMembers: { title: 'Members', cell: (group) => group.total_members },
    totalPosts: { title: 'Posts', cell: (group) => group.total_posts },
    totalReports: { title: 'Total report', cell: (group, ctx) => ctx.load(reportsOfGroup, group.id) },
    privacy: { title: 'Privacy', cell: (group) => group.privacy },
    termStatus: { title: 'Status', cell: (group) => group.term_status },
    createdAt: { title: 'Created at', moment: (group) => group.created_at },
  },
})
