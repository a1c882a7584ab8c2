import type { ComponentType, ReactNode } from 'react'
import type { FilterSpec, ListSpec, ListState, SortDirection } from '../../shared/list.ts'
import type { Operation } from '../../shared/operation.ts'
import type { AskedReason } from '../form/reason-field.tsx'

/** The fields that every record of a list has. */
export interface Identified {
  readonly _id: string
}

type Filters = Record<string, FilterSpec>

/** The state of a list: `ListStateOf<typeof postList>`. */
export type ListStateOf<L> = L extends ListSpec<infer F, infer S> ? ListState<F, S> : never
/** Texts are functions, so that they are read in the current language. */
type Text = () => string

/** One page of rows, and how many rows match altogether. */
export interface Page<Row> {
  /** Undefined until it is known: see `count`. */
  readonly counter?: number | undefined
  readonly items: readonly Row[]
}

/**
 * A list screen, declared once per feature:
 *
 *     const load = loadPage(badgeList, badgesDocument)
 *
 *     export const badgeListing = declareList({
 *       spec: badgeList,                                  // filters, sorts, sizes: *.list.ts
 *       operation: badgeOperations.cmsListBadges,
 *       load,
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
 * and shown with `<ListScreen list={badgeListing} />`. The route has `validateSearch: listSearch(badgeList, 'badge')`.
 */
export interface ListDeclaration<F extends Filters, S extends string, Row extends Identified> {
  readonly spec: ListSpec<F, S>
  /** The query of the list. Viewers who may not call it do not see the export either. */
  readonly operation: Operation
  /**
   * Loads one page: `loadPage`, `pageLoaded`, or a function whose parameter types are written explicitly, because the
   * type of the rows is inferred from them. `state.page` counts from 1.
   */
  readonly load: (state: ListState<F, S>, signal?: AbortSignal) => Promise<Page<Row>>
  /**
   * Counts the rows that match a search by text, which can take longer than reading a page of them. With it, `load`
   * leaves the counter out while a text is searched for.
   */
  readonly count?: (state: ListState<F, S>, signal?: AbortSignal) => Promise<number>
  readonly title: Text
  /** A row's name, for screen readers and for the outcomes of bulk actions. */
  readonly nameOf: (row: NoInfer<Row>) => string
  readonly filters: { readonly [K in keyof F]: FilterControl }
  readonly sorts: { readonly [K in S]: Text }
  readonly columns: readonly Column<NoInfer<Row>, S>[]
  /** The search parameter that opens a row's detail over the list: `?badge=<id>`. Enter opens it too. */
  readonly detail?: string
  /**
   * The rows' model in the audit log. All lists of a model are refetched when one of its records changes, here or
   * elsewhere, and a row that somebody else has changed is marked.
   */
  readonly model?: string
  /** Another model whose records have the same ids and are shown in the rows: a change of one refetches the row too. */
  readonly alsoModel?: string
  /** Members add rows all the time, and nobody announces each: the page is asked again while it is shown. */
  readonly flows?: boolean
  /** Offers all rows that match as .csv and .xlsx, with the visible columns that the server can export. */
  readonly exports?: boolean
  /** Columns that only the exported files have. */
  readonly exportsToo?: readonly string[]
  /** Offers saved views; by default every list with an export does. */
  readonly views?: boolean
  /** The content under an expanded row. */
  readonly expand?: (row: NoInfer<Row>) => ReactNode
  /** The text when no row matches, instead of the default. */
  readonly empty?: Text
}

/** How one filter of the specification is shown. */
export interface FilterControl {
  readonly label: Text
  /** For a choice: the name of a value. */
  readonly nameOf?: (value: string) => string
  /** For a reference or a day: the picker. */
  readonly picker?: ComponentType<ReferencePickerProps>
  /** For a text: the label of a button that searches at once. */
  readonly button?: Text
}

/** A searchable picker of one record, as the filter bar and forms use it. */
export interface ReferencePickerProps {
  readonly id?: string
  readonly value?: string | undefined
  readonly onChange?: (id: string | undefined) => void
  readonly label: string
  readonly className?: string
}

/**
 * A column has either a `kind`, by which the field of its key is shown, or a `cell`, which renders it. Their order is
 * their priority: where they do not fit, the last one is shown under the row's name first (see `use-folds.ts`).
 */
export type Column<Row, S extends string = string> = ColumnParts<S> & (FieldColumn<Row> | CellColumn<Row>)

/** The value type of each kind of column. `day` and `moment` are ISO 8601; an `id` can be copied. */
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
   * Use plain elements: a page can have a hundred of these. An internal link is `<a href="/…">`; the table passes its
   * clicks to the router.
   */
  readonly cell: (row: Row) => ReactNode
}

interface ColumnParts<S extends string> {
  /** Field name: it identifies the column in preferences and exports. */
  readonly key: string
  readonly title: Text
  readonly sort?: S
  /** The direction of the first click; ASC by default. */
  readonly sortFirst?: SortDirection
  /** Takes the width that the other columns leave. */
  readonly grows?: boolean
  /** Columns of numbers are aligned at the end by default. */
  readonly align?: 'end'
  /** The cell becomes the link to the row's detail, and the heading of the row's card on a phone. */
  readonly opens?: boolean
  /**
   * Not shown until a person chooses it. For what few decide on: at a window of 1280 pixels most lists have room for
   * eight columns, and a further one folds another.
   */
  readonly hidden?: boolean
  /** Never part of an export. */
  readonly screenOnly?: boolean
}

/** A letter that runs an action on the current row or on the selected rows, and its label in the `?` dialog. */
interface ActionShortcut {
  readonly letter: string
  readonly label: Text
}

/** An action on one row. Inline actions are buttons in the row, the others are behind its `…` button. */
export interface RowAction<Row> {
  readonly key: string
  readonly label: (row: Row) => string
  readonly icon?: ReactNode
  readonly inline?: boolean
  readonly danger?: boolean
  /** The operation that the action calls: hidden from viewers who may not call it. */
  readonly operation?: Operation
  readonly shown?: (row: Row) => boolean
  /** Several actions may share a letter: the first one that is shown for the row runs. */
  readonly shortcut?: ActionShortcut
  /** Not shown in the row: only its letter and the detail offer it. */
  readonly offRow?: boolean
  /** Runs on a click on the row and on Enter, in lists without a detail. */
  readonly opens?: boolean
  /** The record is gone afterwards: its detail shows the next one, or closes. */
  readonly removes?: boolean
  /**
   * Either the address it leads to, or what it does. `onDone` is called once the record is changed. Without both it is
   * inert, and its label says why.
   */
  readonly href?: (row: Row) => string
  readonly run?: (row: Row, onDone?: () => void) => void
}

/** The outcome of one record in a bulk action. */
export interface Outcome {
  readonly _id: string
  readonly ok: boolean
  /** Why it failed: the key of a text, its parameters, and the text in English. */
  readonly reason?: string | null | undefined
  readonly params?: unknown
  readonly message?: string | null | undefined
  /** The record's version after the change. */
  readonly version?: number | null | undefined
}

/** One call's share of a bulk action: some records by id, or the next of all that match (`after` is null at first). */
export type Batch =
  | { readonly ids: readonly string[] }
  | { readonly filters: Readonly<Record<string, string>>; readonly after: string | null }

/** The records that a bulk action would change. */
export type Chosen = { readonly ids: readonly string[] } | { readonly filters: Readonly<Record<string, string>> }

/** Asks once more before a bulk action runs, if there is something to ask. False: it does not run. */
export interface BulkGuard {
  readonly passes: () => Promise<boolean>
}

export interface BulkAction {
  /** The key of the row action that does the same to one row: its shortcut runs this one while rows are selected. */
  readonly key: string
  readonly label: Text
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly operation: Operation
  /** The question before it runs; `reason` is the text shown when a required reason is blank. */
  readonly ask: {
    readonly title: (count: number) => string
    readonly text?: (count: number) => string | undefined
    readonly reason?: (() => AskedReason) | undefined
  }
  /** Shown in the question: what to know about the chosen records. `onReady` is told what asks about them. */
  readonly guard?: (chosen: Chosen, onReady: (guard: BulkGuard) => void) => ReactNode
  /** At most 100 records; `next` is where the following call continues, null at the end. */
  readonly run: (
    batch: Batch,
    reason: string | undefined,
    options: { readonly idempotencyKey: string },
  ) => Promise<{ readonly outcomes: readonly Outcome[]; readonly next?: string | null | undefined }>
  /**
   * Shows a notice of what was done, if anything. With this, the report is shown only if something failed.
   *
   * @param began when the first call was sent, by `performance.now()`
   */
  readonly onDone?: (done: readonly Outcome[], began: number) => void
}

/** Start of the query keys of a list: see `recordsChanged`. */
export const cacheKeyOf = ({ model, spec }: { readonly model?: string; readonly spec: ListSpec }) => model ?? spec.name

export function declareList<F extends Filters, S extends string, Row extends Identified>(
  declaration: ListDeclaration<F, S, Row>,
): ListDeclaration<F, S, Row> {
  return declaration
}
