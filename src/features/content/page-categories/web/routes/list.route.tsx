import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { pageCategoryOperations } from '../../page-category.operations.ts'
import { pageCategoryList } from '../../page-category.list.ts'
import { PageCategoriesScreen } from '../page-categories-screen.tsx'

export const Route = createFileRoute('/_signed-in/page-categories')({
  validateSearch: listSearch(pageCategoryList, 'record'),
  staticData: {
    operation: pageCategoryOperations.cmsGetPageCategories,
    breadcrumb: () => [{ label: m.page_categories_title() }, { label: m.common_list() }],
  },
  component: PageCategoriesScreen,
})
