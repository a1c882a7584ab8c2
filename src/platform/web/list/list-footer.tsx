import { Pagination } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { pageWithin } from '../../shared/list.ts'
import type { ListPatch } from './list-filter-values.ts'
import { totalText } from './list-total.ts'

interface Props {
  readonly state: { readonly page: number; readonly size: number }
  readonly sizes: readonly number[]
  /** How many rows match at least: there is no page beyond. */
  readonly total: number
  readonly change: (patch: ListPatch) => void
  /** Called when the pointer or the focus is on a page's button. */
  readonly onApproach: (page: number) => void
}

/** The total, the pages and the page size. A larger size keeps the page number if that page still exists. */
export function ListFooter({ state, sizes, total, change, onApproach }: Props) {
  const approach = ({ target }: { target: EventTarget }) => {
    const page = pageOfButton(target, state.page)
    if (page !== undefined) onApproach(page)
  }
  return (
    <nav className="list-footer" aria-label={m.list_pages()}>
      <span className="list-total">{m.list_total({ count: totalText(total) })}</span>
      {total > 0 && (sizes.length > 1 || total > state.size) && (
        <div role="presentation" onMouseOver={approach} onFocus={approach}>
          <Pagination
            current={state.page}
            pageSize={state.size}
            total={total}
            showSizeChanger
            showLessItems
            pageSizeOptions={sizes.map(Number)}
            onChange={(page, size) =>
              change(size === state.size ? { page } : { size, page: pageWithin(state.page, size, total) })
            }
          />
        </div>
      )}
    </nav>
  )
}

/** The page that a button of the pagination leads to. */
function pageOfButton(target: EventTarget, current: number): number | undefined {
  const item = target instanceof Element ? target.closest('li') : null
  if (item === null) return undefined
  if (item.classList.contains('ant-pagination-next')) return current + 1
  if (item.classList.contains('ant-pagination-prev')) return current - 1
  const number = Number(item.textContent)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
