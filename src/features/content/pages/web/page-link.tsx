import { Suspense } from 'react'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useDetail } from '../../../../platform/web/list/list-address.ts'

/** The search parameter that opens a page over any list. */
const openPage = 'openPage'

const PageCard = lazyPart(() => import('./page-card.tsx'))

/** A page in a cell: opens its card over the list. */
export function PageLink({ page }: { readonly page: { readonly _id: string; readonly name: string } }) {
  return <a href={`?${openPage}=${page._id}`}>{page.name}</a>
}

/** The card of the page that the address names. */
export function OpenPage() {
  const { id, close } = useDetail(openPage)
  if (id === undefined) return null
  const open = { id, close, previous: undefined, next: undefined, nextId: undefined, place: undefined }
  return (
    <Suspense>
      <PageCard open={open} actions={[]} />
    </Suspense>
  )
}
