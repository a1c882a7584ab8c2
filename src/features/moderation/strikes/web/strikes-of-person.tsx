import { useQuery } from '@tanstack/react-query'
import type { StrikesQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { StatusMark } from '../../../records/term-status/web/public.ts'
import { reportedName } from '../../reports/web/public.ts'
import { stepName } from './strike-texts.ts'
import { strikesDocument } from './strike.documents.ts'

type Strike = StrikesQuery['cmsStrikesOf']['items'][number]

/** The strikes that count against a person, and what usually follows from their number. */
export default function StrikesOfPerson({ userId }: { readonly userId: string }) {
  const { data, isError } = useQuery({
    queryKey: ['USER', 'strikes', userId],
    queryFn: async ({ signal }) => (await request(strikesDocument, { userId }, { signal })).cmsStrikesOf,
  })
  return (
    <section className="support-section" aria-label={m.strikes_title()}>
      <h2>{m.strikes_title()}</h2>
      {data && data.total > 0 && (
        <p>
          {m.strikes_count({ count: formatNumber(data.total) })}{' '}
          {data.step && m.strikes_usual({ at: formatNumber(data.step.at), step: stepName(data.step) })}
        </p>
      )}
      <SmallTable
        cards
        columns={columns}
        rows={data?.items}
        rowKey={({ _id }) => _id}
        isError={isError}
        empty={m.strikes_none()}
      />
    </section>
  )
}

const columns: readonly SmallColumn<Strike>[] = [
  { title: m.strikes_about, cell: ({ model, title }) => `${reportedName(model)} ${title}` },
  { title: m.common_status, cell: ({ status }) => <StatusMark status={status} /> },
  { title: m.common_reason, cell: ({ reason }) => reason },
  { title: m.strikes_weight, cell: ({ weight }) => weight, number: true },
  { title: m.common_created_at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: m.strikes_ends, cell: ({ endsAt }) => <Moment at={endsAt} /> },
]
