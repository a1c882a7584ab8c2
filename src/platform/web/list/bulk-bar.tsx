import { Button } from 'antd'
import { type Dispatch, type SetStateAction, Suspense, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { failureText } from '../form/failure.ts'
import { notices } from '../notices/notices.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { recordsChanged } from '../requests/record-cache.ts'
import type { BulkAction } from './list-declaration.ts'
import { countSelected, isSelected, nothingSelected, type Selection } from './list-selection.ts'
import { exactTotal, totalText } from './list-total.ts'

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'))

interface Props {
  readonly actions: readonly BulkAction[]
  /** The action whose dialog is open. */
  readonly running: BulkAction | undefined
  readonly onRun: (action: BulkAction | undefined) => void
  readonly selection: Selection
  readonly onSelect: Dispatch<SetStateAction<Selection>>
  /** The rows of the page. */
  readonly page: readonly { readonly id: string; readonly name: string }[]
  /** How many rows match the filters, at least. */
  readonly total: number
  /** The name of the list's specification. */
  readonly list: string
  readonly filters: Readonly<Record<string, string>>
  /** Start of the query keys to refetch afterwards. */
  readonly cacheKey: string
}

/**
 * The actions on the selected rows, at the bottom of the window so that no row moves under the pointer. Once the whole
 * page is selected, it offers to select all that match.
 */
export function BulkBar({ actions, running, onRun, selection, onSelect, page, total, list, filters, cacheKey }: Props) {
  const count = countSelected(selection)
  const wholePage = page.length > 0 && page.every((row) => isSelected(selection, row.id))
  const close = (done: boolean) => {
    onRun(undefined)
    if (!done) return
    onSelect(nothingSelected)
    void recordsChanged(cacheKey)
  }
  const [counting, setCounting] = useState(false)
  const selectAll = async () => {
    setCounting(true)
    try {
      const all: Selection = { kind: 'all', count: await exactTotal(total, list, filters) }
      // Other filters, or other rows, may have been chosen meanwhile.
      onSelect((now) => (now === selection ? all : now))
    } catch (error) {
      notices.error(m.common_error(), failureText(error))
    }
    setCounting(false)
  }
  const shown = count > 0
  return (
    // Always rendered: a screen reader announces only changes of a live region that was there before.
    <div className={shown ? 'list-bulk' : undefined} {...(shown && regionOf(m.list_selected({ count })))}>
      <span aria-live="polite">
        {shown && (selection.kind === 'all' ? m.list_all_selected({ count }) : m.list_selected({ count }))}
      </span>
      {shown && (
        <>
          {selection.kind === 'some' && wholePage && total > count && (
            <Button type="link" loading={counting} onClick={() => void selectAll()}>
              {m.list_select_all({ count: totalText(total) })}
            </Button>
          )}
          <Button type="link" onClick={() => onSelect(nothingSelected)}>
            {m.list_clear_selection()}
          </Button>
          <span className="list-bulk-actions">
            {actions.map((action) => (
              <Button key={action.key} icon={action.icon} danger={action.danger ?? false} onClick={() => onRun(action)}>
                {action.label()}
              </Button>
            ))}
          </span>
        </>
      )}
      {running && (
        <Suspense>
          <BulkDialog action={running} selection={selection} filters={filters} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

const regionOf = (label: string) => ({ role: 'region', 'aria-label': label })
