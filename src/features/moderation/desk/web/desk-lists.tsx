import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { deskLists, type DeskList } from './desk-address.ts'
import { casesQuery, deskPageSize, decisionsQuery } from './desk-queries.ts'
import { emptyQueue } from './desk-texts.ts'
import { CaseRowLink, DecisionRow } from './desk-rows.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { useQueueKeys } from './use-queue-keys.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  readonly desk: Desk
  /** The case that is shown next to the lists. */
  readonly open: string | undefined
}

const names: Readonly<Record<DeskList, () => string>> = {
  QUEUE: m.desk_list_queue,
  SECOND_LOOK: m.desk_list_second_look,
  MINE: m.desk_list_mine,
}

/** The three lists: cases that wait, decisions that need a second look, and one's own decisions. */
export function DeskLists({ desk, open }: Props) {
  return (
    <aside className="desk-lists" aria-label={m.desk_lists()}>
      <nav className="desk-tabs" aria-label={m.desk_lists()}>
        {deskLists.map((list) => (
          <Link
            key={list}
            to="."
            search={(before) => ({ ...before, page: undefined, list: list === 'QUEUE' ? undefined : list })}
            aria-current={list === desk.list ? 'true' : undefined}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {names[list]()}
          </Link>
        ))}
      </nav>
      {desk.list === 'QUEUE' ? (
        <Queue desk={desk} open={open} />
      ) : (
        <Decisions key={desk.list} desk={desk} open={open} />
      )}
    </aside>
  )
}

function Queue({ desk, open }: Props) {
  const { model = null, severity = null, q = null, order, page } = desk
  const { data, isError } = useQuery(casesQuery({ model, severity, q, order, page }))
  useQueueKeys(desk, data, open)
  return (
    <>
      <QueueFilters desk={desk} />
      <Rows desk={desk} page={data} isError={isError} empty={emptyQueue({ model, severity, q })}>
        {(one) => <CaseRowLink key={one._id} one={one} open={one._id === open} desk={desk} />}
      </Rows>
    </>
  )
}

function Decisions({ desk, open }: Props) {
  const asked = desk.list === 'MINE' ? ({ mine: true } as const) : ({ state: 'WAITING' } as const)
  const { data, isError } = useQuery(decisionsQuery({ ...asked, page: desk.page }))
  const empty = desk.list === 'MINE' ? m.desk_mine_empty() : m.desk_second_look_empty()
  return (
    <Rows desk={desk} page={data} isError={isError} empty={empty}>
      {(decision) => (
        <DecisionRow key={decision._id} decision={decision} open={decision.case._id === open} desk={desk} />
      )}
    </Rows>
  )
}

interface RowsProps<Row> {
  readonly desk: Desk
  /** Undefined until it is loaded. */
  readonly page: { readonly total: number; readonly items: readonly Row[] } | undefined
  readonly isError: boolean
  readonly empty: string
  readonly children: (row: Row) => ReactNode
}

function Rows<Row>({ desk, page, isError, empty, children }: RowsProps<Row>) {
  if (isError) return <ListError />
  if (page === undefined) return <Skeleton active paragraph={{ rows: 6 }} title={false} />
  if (page.items.length === 0) return <p className="desk-empty">{empty}</p>
  const pages = Math.ceil(page.total / deskPageSize)
  return (
    <>
      <ol className="desk-rows">{page.items.map(children)}</ol>
      {pages > 1 && (
        <nav className="desk-pages" aria-label={m.desk_pages()}>
          <Button size="small" disabled={desk.page <= 1} onClick={() => desk.choose({ page: desk.page - 1 })}>
            {m.desk_page_before()}
          </Button>
          <span>{m.desk_page_of({ page: formatNumber(desk.page), pages: formatNumber(pages) })}</span>
          <Button size="small" disabled={desk.page >= pages} onClick={() => desk.choose({ page: desk.page + 1 })}>
            {m.desk_page_after()}
          </Button>
        </nav>
      )}
    </>
  )
}
