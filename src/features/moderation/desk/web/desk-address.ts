import { useNavigate, useSearch, type SearchSchemaInput } from '@tanstack/react-router'
import { knownBy, readsSearch } from '../../../../platform/web/screens/search-parameters.ts'
import { isId } from '../../../../platform/shared/list.ts'
import { hasSearchText } from '../../../../platform/shared/search-text.ts'
import { type CaseKind, caseKinds, type CaseOrder, caseOrders, longestSearch, severities } from '../desk.values.ts'

/**
 * The lists on the left side of the desk: cases that wait, decisions that need a second look, and one's own decisions.
 */
export const deskLists = ['QUEUE', 'SECOND_LOOK', 'MINE'] as const
export type DeskList = (typeof deskLists)[number]

export interface DeskSearch {
  /** The queue unless given. */
  readonly list?: DeskList | undefined
  readonly model?: CaseKind | undefined
  readonly severity?: number | undefined
  readonly q?: string | undefined
  /** What is due first unless given. */
  readonly order?: CaseOrder | undefined
  readonly page?: number | undefined
  /** The dialog that is open over the desk. */
  readonly creator?: string | undefined
  readonly openPage?: string | undefined
}

const oneOf = <T>(values: readonly T[], value: unknown) => values.find((known) => known === value)
const searchText = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && hasSearchText(String(value))
    ? String(value).slice(0, longestSearch)
    : undefined
const idOrNone = (value: unknown) => (isId(value) ? value : undefined)

/** The routes' `validateSearch`: drops what the desk does not know. */
function readDesk(input: Partial<Record<keyof DeskSearch, unknown>> & SearchSchemaInput): DeskSearch {
  const page = Number(input.page)
  const search: DeskSearch = {
    list: oneOf(deskLists.slice(1), input.list),
    model: oneOf(caseKinds, input.model),
    severity: oneOf(severities, Number(input.severity)),
    q: searchText(input.q),
    order: oneOf(caseOrders.slice(1), input.order),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    creator: idOrNone(input.creator),
    openPage: idOrNone(input.openPage),
  }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

export const deskSearch = readsSearch(
  knownBy('list', 'model', 'severity', 'q', 'order', 'page', 'creator', 'openPage'),
  readDesk,
)

/** The desk's part of the address, and ways to change it. */
export function useDeskAddress() {
  const navigate = useNavigate()
  const { list = 'QUEUE', model, severity, q, order = 'DUE', page = 1 } = useSearch({ from: '/_signed-in/_desk' })
  return {
    list,
    model,
    severity,
    q,
    order,
    page,
    /** Choosing something else goes back to the first page. */
    choose: (patch: DeskSearch) =>
      void navigate({
        to: '.',
        search: (before: DeskSearch) => ({ ...before, page: undefined, ...patch }),
        replace: true,
        resetScroll: false,
      }),
    /** Shows a case, or none, next to the same list. */
    show: (id: string | undefined) => {
      const search = ({ list, model, severity, q, order, page }: DeskSearch): DeskSearch => ({
        list,
        model,
        severity,
        q,
        order,
        page,
      })
      return id === undefined
        ? navigate({ to: '/reports', search })
        : navigate({ to: '/reports/case/$id', params: { id }, search, resetScroll: true })
    },
  }
}
