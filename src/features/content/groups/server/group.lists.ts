import { tableList } from '../../../../platform/server/records/table-list.ts'
import { nameOfCategory } from '../../page-categories/server/public.ts'
import { nameOfPerson } from '../../../records/persons/server/public.ts'
import { groupList } from '../group.list.ts'
import { groupOperations } from '../group.operations.ts'
import { reportsOfGroup } from './group.queries.ts'

export const groups = tableList({
  spec: groupList,
  title: 'groups_title',
  operation: groupOperations.getCmsGroups,
  table: 'social_groups',
  where: { name_contain: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  always: { deleted_at: null },
  columns: {
    _id: { title: 'common_id', cell: (group) => group.id },
    name: { title: 'common_name', cell: (group) => group.name },
    creator: { title: 'groups_creator', personal: true, cell: (group, ctx) => nameOfPerson(ctx, group.created_by) },
    category: {
      title: 'groups_category',
      cell: (group, ctx, locale) => nameOfCategory(ctx, group.category_id, locale),
    },
    totalMembers: { title: 'groups_members', cell: (group) => group.total_members },
    totalPosts: { title: 'groups_posts', cell: (group) => group.total_posts },
    totalReports: { title: 'groups_reports', cell: (group, ctx) => ctx.load(reportsOfGroup, group.id) },
    privacy: { title: 'groups_privacy', names: 'groups_privacy', cell: (group) => group.privacy },
    termStatus: { title: 'common_status', names: 'term_status', cell: (group) => group.term_status },
    createdAt: { title: 'common_created_at', moment: (group) => group.created_at },
  },
})
