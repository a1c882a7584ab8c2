import { m } from '../../../../generated/messages/messages.js'
import { useShortcuts } from '../../../../platform/web/shortcuts.ts'
import { type CaseRow, deskPageSize } from './desk-queries.ts'
import type { Desk } from './use-desk.ts'

/**
 * j and k show the next and the previous case of the queue, without claiming it; at the end of a page they turn it. `/`
 * goes to the search.
 */
export function useQueueKeys(
  desk: Desk,
  shown: { readonly total: number; readonly items: readonly CaseRow[] } | undefined,
  open: string | undefined,
): void {
  const { items, total } = shown ?? { items: [], total: 0 }
  const at = items.findIndex(({ _id }) => _id === open)
  const look = (index: number) => {
    const pages = Math.ceil(total / deskPageSize)
    const turned = index < 0 ? desk.page - 1 : desk.page + 1
    if (items[index]) void desk.show(items[index]._id)
    else if (at >= 0 && turned >= 1 && turned <= pages) desk.choose({ page: turned })
  }
  useShortcuts(m.desk_list_queue(), [
    { keys: ['j'], label: m.desk_key_look_next(), run: () => look(at + 1) },
    { keys: ['k'], label: m.desk_key_look_before(), run: () => look(at < 0 ? items.length - 1 : at - 1) },
    {
      keys: ['/'],
      label: m.desk_search(),
      run: () => document.querySelector<HTMLInputElement>('.desk-search input')?.select(),
    },
  ])
}
