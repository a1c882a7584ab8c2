import { useQuery } from '@tanstack/react-query'
import type { ReporterAccuracyQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { type SmallColumn, SmallTable } from '../../../../platform/web/parts/small-table.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { fewestDecided } from '../report.values.ts'
import { reporterAccuracyDocument } from './accuracy.documents.ts'
import { reasonName } from './report-texts.ts'

type Accuracy = ReporterAccuracyQuery['cmsReporterAccuracy'][number]

/** How often a person's reports were right, by reason. */
export default function AccuracyOfPerson({ userId }: { readonly userId: string }) {
  const { data, isError } = useQuery({
    queryKey: ['USER', 'accuracy', userId],
    queryFn: async ({ signal }) =>
      (await request(reporterAccuracyDocument, { userId }, { signal })).cmsReporterAccuracy,
  })
  return (
    <section className="support-section" aria-label={m.reports_accuracy()}>
      <h2>{m.reports_accuracy()}</h2>
      <SmallTable
        cards
        columns={columns}
        rows={data}
        rowKey={({ reason }) => reason}
        isError={isError}
        empty={m.reports_accuracy_none()}
      />
      {data?.some(({ share }) => share == null) && (
        <p>{m.reports_accuracy_text({ count: formatNumber(fewestDecided) })}</p>
      )}
    </section>
  )
}

const columns: readonly SmallColumn<Accuracy>[] = [
  { title: m.common_reason, cell: ({ reason }) => reasonName(reason) },
  { title: m.reports_accuracy_upheld, cell: ({ upheld }) => formatNumber(upheld), number: true },
  { title: m.reports_accuracy_dismissed, cell: ({ dismissed }) => formatNumber(dismissed), number: true },
  {
    title: m.reports_accuracy_share,
    cell: ({ share }) =>
      share == null
        ? m.reports_accuracy_too_few()
        : m.reports_accuracy_percent({ share: formatNumber(Math.round(100 * share)) }),
    number: true,
  },
]
