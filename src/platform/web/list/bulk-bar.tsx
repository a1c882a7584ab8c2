import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { recordsChanged } from '../record-cache.ts'
import type { BulkAction } from './list-declaration.ts'
import { countSelected, isSelected, nothingSelected, type Selection } from './list-selection.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

interface Props {
  readonly actions: readonly BulkAction[]
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  /** The rows of the page. */
  readonly page: readonly { readonly id: string; readonly name: string }[]
  /** How many rows match the filters. */
  readonly total: number
  readonly filters: Readonly<Record<string, string>>
  /** Start of the query keys to refetch afterwards. */
  readonly cacheKey: string
}

/** The actions on the selected rows. Once the whole page is selected, it offers to select all that match. */
export function BulkBar({ actions, selection, onSelect, page, total, filters, cacheKey }: Props) {
  const [running, setRunning] = useState<BulkAction>()
  const count = countSelected(selection)
  if (count === 0 && running === undefined) return null
  const wholePage = page.length > 0 && page.every((row) => isSelected(selection, row.id))

  const close = (done: boolean) => {
    setRunning(undefined)
    if (!done) return
    onSelect(nothingSelected)
    void recordsChanged(cacheKey)
  }
  return (
    <div className="list-bulk" role="region" aria-label={m.list_selected({ count })}>
      <span aria-live="polite">
        {selection.kind === 'all' ? m.list_all_selected({ count }) : m.list_selected({ count })}
      </span>
      {selection.kind === 'some' && wholePage && total > count && (
        <Button type="link" onClick={() => onSelect({ kind: 'all', count: total })}>
          {m.list_select_all({ count: total })}
        </Button>
      )}
      <Button type="link" onClick={() => onSelect(nothingSelected)}>
        {m.list_clear_selection()}
      </Button>
      <span className="list-bulk-actions">
        {actions.map((action) => (
          <Button
            key={action.key}
            icon={action.icon}
            danger={action.danger ?? false}
            onClick={() => setRunning(action)}
          >
            {action.label()}
          </Button>
        ))}
      </span>
      {running && (
        <Suspense>
          <BulkDialog action={running} selection={selection} filters={filters} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
