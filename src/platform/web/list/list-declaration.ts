import type { ComponentType, ReactNode } from 'react'
import type { FilterSpec, ListSpec, ListState, SortDirection } from '../../shared/list.ts'
import type { Operation } from '../../shared/operation.ts'

/** What every record of a list has. */
export interface Identified {
  readonly _id: string
}

type Filters = Record<string, FilterSpec>

/** The state of a list: `ListStateOf<typeof postList>`. */
export type ListStateOf<L> = L extends ListSpec<infer F, infer S> ? ListState<F, S> : never
/** Texts are functions, so that they are read in the language of the moment. */
type Text = () => string

/** One page of rows, and how many rows match in all. */
export interface Page<Row> {
  readonly counter: number
  readonly items: readonly Row[]
}

/**
 * A list screen, declared once per feature beside its documents:
 *
 *     export const badgeListing = declareList({
 *       spec: badgeList,                                  // filters, sorts, sizes: *.list.ts
 *       operation: badgeOperations.cmsListBadges,
 *       load: async (state: ListStateOf<typeof badgeList>, signal?: AbortSignal) =>
 *         (await request(badgesDocument, { filter: wireFilters(badgeList, state) }, { signal })).cmsListBadges,
 *       title: m.badges_list_title,
 *       nameOf: (badge) => badge.title,
 *       filters: { q: { label: m.badges_filter_text }, status: { label: m.badges_filter_status, nameOf: statusName } },
 *       sorts: { TITLE: m.badges_column_title },
 *       columns: [{ key: 'title', title: m.badges_column_title, kind: 'text', sort: 'TITLE', opens: true }],
 *       detail: 'badge',
 *       model: 'BADGE',
 *       exports: true,
 *     })
 *
 * and shown with `<ListScreen list={badgeListing} />`. The route says `validateSearch: listSearch(badgeList, 'badge')`.
 */
export interface ListDeclaration<F extends Filters, S extends string, Row extends Identified> {
  readonly spec: ListSpec<F, S>
  /** The query behind it. A viewer who may not call it does not see the export either. */
  readonly operation: Operation
  /** Fetches one page. `state.page` counts from 1. Write down the types of its parameters: the rows' type follows from it. */
  readonly load: (state: ListState<F, S>, signal?: AbortSignal) => Promise<Page<Row>>
  readonly title: Text
  /** Names a row to people who cannot see it, and in the outcome of a bulk action. */
  readonly nameOf: (row: NoInfer<Row>) => string
  readonly filters: { readonly [K in keyof F]: FilterControl }
  readonly sorts: { readonly [K in S]: Text }
  readonly columns: readonly Column<NoInfer<Row>, S>[]
  /** The search parameter that opens a row's detail over the list: `?badge=<id>`. Enter opens it too. */
  readonly detail?: string
  /**
   * What the rows are, in the audit log's words. All lists of a model are read again when one of its records changes,
   * here or elsewhere, and a row that somebody else has changed says so.
   */
  readonly model?: string
  /** Offers the filtered set as .csv and .xlsx, with the columns on show whose key the server's export knows. */
  readonly exports?: boolean
  /** Offers saved views. Lists with an export have them unless said. */
  readonly views?: boolean
  /** What is under a row once somebody opens it. */
  readonly expand?: (row: NoInfer<Row>) => ReactNode
  /** What is said when no row matches, in place of the usual words. */
  readonly empty?: Text
}

/** How one filter of the specification looks. */
export interface FilterControl {
  readonly label: Text
  /** For a choice: the name of a value. */
  readonly nameOf?: (value: string) => string
  /** For a reference or a day: the picker. */
  readonly picker?: ComponentType<ReferencePickerProps>
}

/** A searchable picker of one record, as the filter bar and forms use it. */
export interface ReferencePickerProps {
  readonly id?: string
  readonly value?: string | undefined
  readonly onChange?: (id: string | undefined) => void
  readonly label: string
  readonly className?: string
}

/** A column shows a field by its kind, or whatever `cell` draws. */
export type Column<Row, S extends string = string> = ColumnParts<S> & (FieldColumn<Row> | CellColumn<Row>)

/** What the values of each kind of column are. `day` and `moment` are ISO 8601; an `id` can be copied. */
interface Kinds {
  readonly text: string
  readonly number: number
  readonly day: string
  readonly moment: string
  readonly id: string
}

type FieldColumn<Row> = {
  [K in keyof Kinds]: { readonly kind: K; readonly key: FieldsOf<Row, Kinds[K]>; readonly cell?: never }
}[keyof Kinds]

type FieldsOf<Row, Value> = {
  [F in keyof Row & string]-?: Row[F] extends Value | null | undefined ? F : never
}[keyof Row & string]

interface CellColumn<Row> {
  readonly kind?: never
  /**
   * Use plain elements: a page can draw a hundred of these. A link inside the product is `<a href="/…">`; the table
   * passes its clicks to the router.
   */
  readonly cell: (row: Row) => ReactNode
}

interface ColumnParts<S extends string> {
  /** Field name: it names the column in the preferences and in exports. */
  readonly key: string
  readonly title: Text
  readonly sort?: S
  /** The direction that its first click asks for; ASC unless said. */
  readonly sortFirst?: SortDirection
  /** Columns of numbers are at the end by themselves. */
  readonly align?: 'end'
  /** The cell becomes the link to the row's detail, and the heading of the row's card on a phone. */
  readonly opens?: boolean
  /** Not shown until a person chooses it. */
  readonly hidden?: boolean
  /** Never part of an export. */
  readonly screenOnly?: boolean
}

/** A letter that does something to the current row, or to the chosen ones, and what the `?` dialog calls it. */
interface ActionShortcut {
  readonly letter: string
  readonly label: Text
}

/** What can be done to one row. The inline ones are buttons in the row, the others are behind its `…` button. */
export interface RowAction<Row> {
  readonly key: string
  readonly label: (row: Row) => string
  readonly icon?: ReactNode
  readonly inline?: boolean
  readonly danger?: boolean
  /** The operation that it ends in: hidden from a viewer who may not call it. */
  readonly operation?: Operation
  readonly shown?: (row: Row) => boolean
  /** Several actions may share one: the first that is shown for the row is meant. */
  readonly shortcut?: ActionShortcut
  /** Not in the row: done by its letter, and in the detail. */
  readonly offRow?: boolean
  /** What a click on the row and Enter do where the list has no detail. */
  readonly opens?: boolean
  /** Either where it leads, or what it does. `onDone` follows once the record is changed. */
  readonly href?: (row: Row) => string
  readonly run?: (row: Row, onDone?: () => void) => void
}

/** What happened to one record of a bulk action. */
export interface Outcome {
  readonly _id: string
  readonly ok: boolean
  /** Why not: the key of a text, what stands in its places, and the text in English. */
  readonly reason?: string | null | undefined
  readonly params?: unknown
  readonly message?: string | null | undefined
}

/** One call's share of a bulk action: some records by id, or the next of all that match (`after` is null at first). */
export type Batch =
  | { readonly ids: readonly string[] }
  | { readonly filters: Readonly<Record<string, string>>; readonly after: string | null }

export interface BulkAction {
  /** The same as that of the row action that does it to one row, whose shortcut then does it to the chosen ones. */
  readonly key: string
  readonly label: Text
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly operation: Operation
  /** What the person is asked first; with `reason`, the text that is missing when it is left blank. */
  readonly ask: {
    readonly title: (count: number) => string
    readonly text?: (count: number) => string | undefined
    readonly reason?: { readonly label: Text; readonly required: Text } | undefined
  }
  /** At most 100 records; `next` says where the following call goes on, null at the end. */
  readonly run: (
    batch: Batch,
    reason: string | undefined,
    options: { readonly idempotencyKey: string },
  ) => Promise<{ readonly outcomes: readonly Outcome[]; readonly next?: string | null | undefined }>
}

/** First in the keys of a list's queries: see `recordsChanged`. */
export const cacheKeyOf = ({ model, spec }: { readonly model?: string; readonly spec: ListSpec }) => model ?? spec.name

export function declareList<F extends Filters, S extends string, Row extends Identified>(
  declaration: ListDeclaration<F, S, Row>,
): ListDeclaration<F, S, Row> {
  return declaration
}
