import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { isId } from '../../../../../platform/shared/list.ts'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { statusName } from '../../../../../platform/web/words/term-status-name.ts'
import { pageList } from '../../page.list.ts'
import { pageOperations } from '../../page.operations.ts'
import { listFilterOfType } from '../../page.values.ts'
import { blockedPageListing, pageListing } from '../page-listing.tsx'
import { pageTypeName } from '../page-texts.ts'
import { PagesScreen } from '../pages-screen.tsx'

/** `$type` is a page type, a status, or a page's id, which opens that page over the list; anything else is not found. */
export const Route = createFileRoute('/_signed-in/pages/$type')({
  validateSearch: listSearch(pageList, 'pageId', 'partner', 'news', 'pinned', 'creator'),
  beforeLoad: ({ params }) => {
    if (isId(params.type)) throw redirect({ to: '/pages', search: { pageId: params.type }, replace: true })
    if (listFilterOfType(params.type) === undefined) throw notFound()
  },
  staticData: {
    operation: pageOperations.cmsGetPages,
    breadcrumb: () => [{ label: m.pages_title(), to: '/pages' }, { label: m.common_list() }],
    decided: ({ type = '' }) => Object.keys(listFilterOfType(type) ?? {}),
  },
  component: PagesOfTypeScreen,
})

function PagesOfTypeScreen() {
  const { type } = Route.useParams()
  const fixed = listFilterOfType(type)
  if (fixed === undefined) return null
  const isBlocked = type === 'BLOCKED'
  return (
    <PagesScreen
      key={type}
      list={isBlocked ? blockedPageListing : pageListing}
      fixed={fixed}
      title={
        isBlocked
          ? m.pages_blocked_title()
          : m.pages_of_type_title({ type: 'type' in fixed ? pageTypeName(type) : statusName(type) })
      }
    />
  )
}
