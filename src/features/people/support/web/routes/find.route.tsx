import { createFileRoute } from '@tanstack/react-router'
import type { SearchSchemaInput } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { knownBy, readsSearch } from '../../../../../platform/web/screens/search-parameters.ts'
import { supportOperations } from '../../support.operations.ts'
import { FindScreen } from '../find-screen.tsx'

interface FindSearch {
  readonly q?: string
}

/** What was searched; a phone number in the address is read as a number. */
const findSearch = readsSearch(
  knownBy('q'),
  ({ q }: { readonly q?: string | number } & SearchSchemaInput): FindSearch =>
    q === undefined ? {} : { q: String(q) },
)

export const Route = createFileRoute('/_signed-in/support')({
  validateSearch: findSearch,
  staticData: {
    operation: supportOperations.cmsMemberPoints,
    breadcrumb: () => [{ label: m.support_title() }],
  },
  component: Find,
})

function Find() {
  const { q = '' } = Route.useSearch()
  return <FindScreen q={q} />
}
