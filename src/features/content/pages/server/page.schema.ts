import type { Updateable } from 'kysely'
import { z } from 'zod'
import type { Pages } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listInput, listPageType, searchText } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target, version } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { refuseOwnRecord } from '../../../../platform/server/access/own-record.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import type { Target } from '../../../../platform/server/records/record-store.ts'
import { area } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { registerUndo } from '../../../records/audit/server/public.ts'
import { registerTermStatusTarget, termStatusIn } from '../../../records/term-status/server/public.ts'
import { pageList } from '../page.list.ts'
import { pageOperations } from '../page.operations.ts'
import { pageRecord } from '../page.record.ts'
import { pinnedLimit } from '../page.rules.ts'
import { pages } from './page.lists.ts'
import { pageById } from './page.queries.ts'
import { pageStore } from './page.store.ts'
import { Page } from './page.type.ts'

export const tallies: readonly Tally[] = [{ table: 'page_list_tally', keys: ['type', 'term_status'], sums: ['pages'] }]

const reading = registerReading('PAGE', { record: pageRecord, rows: pageById, gone: 'pages_text_gone' })
/** What staff give a page or take from it, who do not run it themselves. */
const change = (ctx: Context, page: Target, given: Updateable<Pages>) =>
  pageStore.changeBy(ctx, page, async (ctx, { id }) => {
    await refuseOwnRecord(ctx, 'PAGE', id)
    return given
  })

registerRecordNames('PAGE', { nameOf: async (ctx, id) => (await ctx.load(pageById, id))?.name ?? null })
registerTermStatusTarget({
  model: 'PAGE',
  list: pageList.name,
  permission: area('MODERATION'),
  gone: 'pages_text_gone',
  ...termStatusIn('pages', { setAt: 'status_set_at' }),
})
registerUndo({
  model: 'PAGE',
  actions: ['cmsSetPagePartner', 'cmsSetPageHotNews', 'cmsSetPinnedProductLimit'],
  permission: area('MODERATION'),
  run: async (ctx, { before, ...page }) => (await pageStore.putBack(ctx, page, before)).version,
})

rootField(pageOperations.cmsGetPages, {
  type: listPageType('PagePage', Page),
  input: listInput(pageList, { page: 'offset', ownArguments: ['q'], goesOn: true }),
  resolve: (asked, ctx) => pages.page(ctx.db, asked),
})
rootField(pageOperations.cmsFindPages, {
  description: 'The newest pages that a text finds.',
  type: [Page],
  input: z.object({ q: searchText(pageList.filters.q), limit: limitInput(pageList.pageSize) }),
  resolve: ({ q, limit }, ctx) =>
    pages.page(ctx.db, { filters: { q }, sort: pageList.defaultSort, limit, offset: 0 }).items(),
})
rootField(pageOperations.cmsGetPage, {
  type: Page,
  ...recordById(reading),
})
rootField(pageOperations.cmsSetPagePartner, {
  type: Page,
  input: target.extend({ status: z.boolean() }),
  resolve: ({ status, ...page }, ctx) => change(ctx, page, { is_partner: status }),
})
rootField(pageOperations.cmsSetPageHotNews, {
  type: Page,
  input: target.extend({ active: z.boolean() }),
  resolve: ({ active, ...page }, ctx) => change(ctx, page, { is_provide_news: active }),
})
rootField(pageOperations.cmsSetPinnedProductLimit, {
  type: Page,
  input: z.object({
    data: z.object({ pageId: recordId(), amount: pinnedLimit }).meta({ graphql: 'PinnedProductLimitInput' }),
    version,
  }),
  resolve: ({ data: { pageId, amount }, version }, ctx) =>
    change(ctx, { _id: pageId, version }, { pinned_limit: amount }),
})
