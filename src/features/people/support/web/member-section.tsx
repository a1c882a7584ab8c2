import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { correctionModel } from './correction-model.ts'
import './support.css'

interface Identified {
  readonly _id: string
}

interface Props<Row extends Identified> {
  readonly title: string
  readonly userId: string
  /** Names the rows among all that are asked for about a member. */
  readonly name: string
  /** A part of the list after a cursor. */
  readonly load: (
    after: string | null,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Row[]; readonly endCursor?: string | null | undefined }>
  readonly columns: readonly SmallColumn<Row>[]
  readonly empty: string
}

/** A list about one member on the page of support. It is asked for again after each correction. */
export function MemberSection<Row extends Identified>({ title, userId, name, load, columns, empty }: Props<Row>) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [correctionModel, name, userId],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ endCursor }) => endCursor,
  })
  return (
    <section className="support-section" aria-label={title}>
      <h2>{title}</h2>
      <SmallTable
        cards
        columns={columns}
        rows={data?.pages.flatMap(({ items }) => items)}
        rowKey={({ _id }) => _id}
        isError={isError}
        empty={empty}
      />
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.support_more()}
        </Button>
      )}
    </section>
  )
}
