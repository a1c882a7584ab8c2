import { z } from 'zod'
import { rootField } from '../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../platform/server/graphql/lists.ts'
import { target } from '../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../platform/server/records/record-names.ts'
import { recordStore } from '../../../platform/server/records/record-store.ts'
import { tableList } from '../../../platform/server/records/table-list.ts'
import { Refusal } from '../../../platform/server/refusal.ts'
import { area } from '../../../platform/shared/permission.ts'
import { registerUndo } from '../../audit/server/public.ts'
import { pageCategoryById } from '../../page-categories/server/public.ts'
import { deleteReported, restoreReported } from '../../reports/server/public.ts'
import { registerTermStatusTarget } from '../../term-status/server/public.ts'
import { nameOfPerson } from '../../users/server/public.ts'
import { groupList } from '../group.list.ts'
import { groupOperations } from '../group.operations.ts'
import { groupRecord } from '../group.record.ts'
import { deletionReason } from '../group.rules.ts'
import { groupById, reportsOfGroup } from './group.queries.ts'
import { Group } from './group.type.ts'

const list = tableList({
  spec: groupList,
  operation: groupOperations.getCmsGroups,
  table: 'social_groups',
  where: { name_contain: 'search' },
  sorts: { CREATED_AT: 'created_at' },
  always: { deleted_at: null },
  columns: {
    _id: { title: 'ID', cell: (group) => group.id },
    name: { title: 'Name', cell: (group) => group.name },
    creator: { title: 'Creator', cell: (group, ctx) => nameOfPerson(ctx, group.created_by) },
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
addListQuery(list, listPageType('GroupPage', Group), { page: 'offset', first: 0 })

const groups = {
  model: 'GROUP',
  store: recordStore({ model: 'GROUP', record: groupRecord, table: 'social_groups', gone: 'groups_text_gone' }),
} as const
registerRecordNames('GROUP', { nameOf: async (ctx, id) => (await ctx.load(groupById, id))?.name ?? null })
registerTermStatusTarget({
  model: 'GROUP',
  list: groupList.name,
  permission: area('MODERATION'),
  gone: 'groups_text_gone',
  async lock(ctx, id) {
    const group = await ctx.db
      .selectFrom('social_groups')
      .select(['id', 'version', 'term_status as status', 'reason'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return group ?? null
  },
  async write(ctx, { id }, { status, reason, version }) {
    await ctx.db
      .updateTable('social_groups')
      .set({ term_status: status, reason, version })
      .where('id', '=', id)
      .execute()
  },
})
registerUndo({
  model: 'GROUP',
  actions: ['deleteCmsGroup'],
  permission: groupOperations.deleteCmsGroup.permission,
  run: (ctx, { _id, version }) => restoreReported(ctx, groups, { _id, version }),
})

rootField(groupOperations.cmsGetGroup, {
  type: Group,
  input: z.object({ _id: z.uuid() }),
  async resolve({ _id }, ctx) {
    const group = await ctx.load(groupById, _id)
    if (!group || group.deleted_at) throw new Refusal('NOT_FOUND', 'groups_text_gone')
    return group
  },
})
rootField(groupOperations.deleteCmsGroup, {
  description: 'False if it was deleted already.',
  type: 'Boolean',
  input: target.extend({ reason: deletionReason }),
  resolve: (group, ctx) => deleteReported(ctx, groups, group),
})
