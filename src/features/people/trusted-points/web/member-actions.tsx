import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { MemberActionsQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { memberActionName } from './trusted-point-words.ts'
import { memberActionsDocument } from './trusted-point.documents.ts'
import { Why } from './why.tsx'

type Action = MemberActionsQuery['cmsMemberActions'][number]
const atOnce = 10

/** What a person did, newest first, each with its 'Why?': with and without points. */
export default function MemberActions({ userId }: { readonly userId: string }) {
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['USER', 'actions', userId],
    queryFn: async ({ signal, pageParam }) =>
      (await request(memberActionsDocument, { userId, before: pageParam }, { signal })).cmsMemberActions,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < atOnce ? null : page.at(-1)!._id),
  })
  return (
    <div className="why-actions" role="region" aria-label={m.trusted_points_actions_title()}>
      <h3>{m.trusted_points_actions_title()}</h3>
      <p className="why-hint">{m.trusted_points_actions_hint()}</p>
      <SmallTable
        columns={columnsOf(userId)}
        rows={data?.pages.flat()}
        rowKey={({ _id }) => _id}
        isError={isError}
        empty={m.trusted_points_actions_empty()}
      />
      {hasNextPage && (
        <Button type="link" size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.trusted_points_actions_more()}
        </Button>
      )}
    </div>
  )
}

const columnsOf = (userId: string): readonly SmallColumn<Action>[] => [
  { title: m.trusted_points_when, cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  {
    title: m.trusted_points_action,
    cell: ({ _id, kind, occurredAt }) => (
      <>
        {memberActionName(kind)}
        <Why userId={userId} actionId={_id} of={`${memberActionName(kind)}, ${absoluteTime(occurredAt)}`} />
      </>
    ),
  },
  { title: m.trusted_points_given, cell: ({ amount }) => formatNumber(amount), number: true },
]
