import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { pageList } from '../../page.list.ts'
import { pageOperations } from '../../page.operations.ts'
import { PagesScreen } from '../pages-screen.tsx'

export const Route = createFileRoute('/_signed-in/pages')({
  validateSearch: listSearch(pageList, 'pageId', 'partner', 'news', 'pinned', 'creator'),
  staticData: {
    operation: pageOperations.cmsGetPages,
    breadcrumb: () => [{ label: m.pages_title() }, { label: m.common_list() }],
  },
  component: () => <PagesScreen />,
})
