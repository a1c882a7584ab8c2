import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { recordStore } from '../../../../platform/server/records/record-store.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { deleteReported, restoreReported } from '../../../records/report-targets/server/public.ts'
import { registerTermStatusTarget, termStatusIn } from '../../../records/term-status/server/public.ts'
import { groupList } from '../group.list.ts'
import { groupOperations } from '../group.operations.ts'
import { groupRecord } from '../group.record.ts'
import { deletionReason } from '../group.rules.ts'
import { groups } from './group.lists.ts'
import { groupById } from './group.queries.ts'
import { Group } from './group.type.ts'

addListQuery(groups, listPageType('GroupPage', Group), { page: 'offset', first: 0 })

const deletion = {
  model: 'GROUP',
  store: recordStore({ model: 'GROUP', record: groupRecord, table: 'social_groups', gone: 'groups_text_gone' }),
} as const
const reading = registerReading('GROUP', {
  record: groupRecord,
  rows: groupById,
  gone: 'groups_text_gone',
  isShown: ({ deleted_at }) => !deleted_at,
})
registerRecordNames('GROUP', { nameOf: async (ctx, id) => (await ctx.load(groupById, id))?.name ?? null })
registerTermStatusTarget({
  model: 'GROUP',
  list: groupList.name,
  permission: area('MODERATION'),
  gone: 'groups_text_gone',
  ...termStatusIn('social_groups', { softly: true }),
})
registerUndo({
  model: 'GROUP',
  operation: groupOperations.deleteCmsGroup,
  run: (ctx, { _id, version }) => restoreReported(ctx, deletion, { _id, version }),
})

rootField(groupOperations.cmsGetGroup, {
  type: Group,
  ...recordById(reading),
})
rootField(groupOperations.deleteCmsGroup, {
  description: 'False if it was deleted already.',
  type: 'Boolean',
  input: target.extend({ reason: deletionReason }),
  resolve: (group, ctx) => deleteReported(ctx, deletion, group),
})
