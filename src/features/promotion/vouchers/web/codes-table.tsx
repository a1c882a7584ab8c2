import { Pagination } from 'antd'
import { useMemo, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { BulkBar } from '../../../../platform/web/list/bulk-bar.tsx'
import type { BulkAction } from '../../../../platform/web/list/list-declaration.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { filtersOf, isFiltered, type ListPatch } from '../../../../platform/web/list/list-filter-values.ts'
import { ListFilters } from '../../../../platform/web/list/list-filters.tsx'
import { useListPage } from '../../../../platform/web/list/list-query.ts'
import { ListTable } from '../../../../platform/web/list/list-table.tsx'
import { useListSelection } from '../../../../platform/web/list/use-list-selection.ts'
import { useLiveRows } from '../../../../platform/web/live/use-live-rows.ts'
import '../../../../platform/web/list/list.css'
import '../../../../platform/web/list/list-cards.css'
import '../../../../platform/web/list/list-table.css'
import '../../../../platform/web/list/list-row.css'
import { voucherCodeList } from '../voucher-code.list.ts'
import { codeListing, codeModel, type CodesShown } from './code-listing.tsx'
import { removalOfCodes, useDeleteCode } from './use-delete-code.tsx'

const bulkActions = [removalOfCodes]
const { pageSize: size } = voucherCodeList

/** The codes of a voucher in its dialog. Their filters are not in the address, which has those of the list behind it. */
export function CodesTable({ voucherId }: { readonly voucherId: string }) {
  const fixed = useMemo(() => ({ voucherId }), [voucherId])
  const [asked, setAsked] = useState<ListPatch>({})
  const state = { sort: 'CREATED_AT', dir: 'DESC', page: 1, size, ...asked, ...fixed } as CodesShown
  const { page, total, stale, error } = useListPage(codeListing, state)
  const changed = useLiveRows(codeModel, page?.items)
  const filters = filtersOf(voucherCodeList, state)
  const named = useMemo(() => (page?.items ?? []).map(({ _id, code }) => ({ id: _id, name: code })), [page])
  const { selection, setSelection, select } = useListSelection(JSON.stringify(filters), named)
  const [running, setRunning] = useState<BulkAction>()
  const { action, dialog } = useDeleteCode()
  const actions = useMemo(() => [action], [action])
  const change = (patch: ListPatch) => setAsked((before) => ({ ...before, ...patch }))
  if (error) return <ListError />
  return (
    <>
      <ListFilters list={codeListing} state={state} fixed={fixed} change={change} views={null} />
      <ListTable
        title={m.voucher_codes_record()}
        columns={codeListing.columns}
        nameOf={codeListing.nameOf}
        detail={undefined}
        expand={undefined}
        rows={page?.items}
        changed={changed}
        stale={stale}
        size={size}
        sort={undefined}
        dir={undefined}
        onSort={() => undefined}
        density="comfortable"
        selection={selection}
        onSelect={select}
        onOpen={undefined}
        actions={actions}
      />
      {page && page.items.length === 0 && (
        <p className="voucher-codes-none">
          {isFiltered(voucherCodeList, state, fixed) ? m.list_empty_filtered() : m.voucher_codes_none()}
        </p>
      )}
      <Pagination
        className="voucher-codes-pages"
        current={state.page}
        pageSize={size}
        total={total ?? page?.counter ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(number) => change({ page: number })}
      />
      <BulkBar
        actions={bulkActions}
        running={running}
        onRun={setRunning}
        selection={selection}
        onSelect={setSelection}
        page={named}
        total={total ?? 0}
        list={voucherCodeList.name}
        filters={filters}
        cacheKey={codeModel}
      />
      {dialog}
    </>
  )
}
