import { z } from 'zod'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { reportOperations } from '../report.operations.ts'
import { fewestDecided, reportReasons, type ReportReason } from '../report.values.ts'
import { type Accuracy, accuracyOf } from './accuracy.ts'

const ReporterAccuracy = builder.objectRef<Accuracy>('ReporterAccuracy').implement({
  description:
    'How often staff agreed with what somebody reported for a reason. What was undone or overturned does not count.',
  fields: (t) => ({
    reason: t.field({ type: enumOf('ReportReason', reportReasons), resolve: ({ reason }) => reason as ReportReason }),
    upheld: t.exposeInt('upheld', {
      description: 'Staff took something away from the record after it, and that stands.',
    }),
    dismissed: t.exposeInt('dismissed'),
    share: t.float({
      nullable: true,
      description: `From 0 to 1; null for fewer than ${fewestDecided} decided reports: too few, and without weight in the severity.`,
      resolve: ({ upheld, dismissed }) => (upheld + dismissed < fewestDecided ? null : upheld / (upheld + dismissed)),
    }),
  }),
})

rootField(reportOperations.cmsReporterAccuracy, {
  description: 'How often somebody’s reports were right, by reason, the most frequent first.',
  type: [ReporterAccuracy],
  input: z.object({ userId: recordId() }),
  resolve: ({ userId }, ctx) => ctx.load(accuracyOf, userId),
})
