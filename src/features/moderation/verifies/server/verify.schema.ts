import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import type { Tally } from '../../../../platform/server/jobs/fold-tally.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { recordById } from '../../../../platform/server/graphql/record-by-id.ts'
import { target } from '../../../../platform/server/graphql/target.ts'
import { registerRecordNames } from '../../../../platform/server/records/record-names.ts'
import { registerReading } from '../../../../platform/server/records/record-reading.ts'
import { verifyOperations } from '../verify.operations.ts'
import { verifyRecord } from '../verify.record.ts'
import { verifyDecision } from '../verify.rules.ts'
import { revealVerify, setVerifyStatus } from './verify.commands.ts'
import { eraseDocuments } from './verify.erasure.ts'
import { verifies } from './verify.lists.ts'
import { pendingByAge, pendingRequests, verifyById } from './verify.queries.ts'
import { PendingVerifies, VerifyRequest, VerifySecrets } from './verify.type.ts'

export { registerDocumentRoute as routes } from './document.routes.ts'
export const tallies: readonly Tally[] = [{ table: 'verify_tally', keys: ['type', 'status'], sums: ['requests'] }]
export const jobs = [eraseDocuments]

const reading = registerReading('VERIFY', { record: verifyRecord, rows: verifyById, gone: 'verifies_text_gone' })
registerRecordNames('VERIFY', { nameOf: async (ctx, id) => (await ctx.load(verifyById, id))?.target_name ?? null })

addListQuery(verifies, listPageType('VerifyPage', VerifyRequest, 'total'), {
  page: 'offset',
  ownArguments: ['q'],
  goesOn: true,
})
rootField(verifyOperations.cmsGetVerify, {
  type: VerifyRequest,
  ...recordById(reading),
})
rootField(verifyOperations.cmsPendingVerifies, {
  description: 'How many requests wait for a decision, by type and age.',
  type: [PendingVerifies],
  resolve: (_, ctx) => pendingByAge(ctx.db),
})
rootField(verifyOperations.cmsSetVerifyStatus, {
  type: VerifyRequest,
  input: z.intersection(target, verifyDecision),
  resolve: ({ _id, version, ...decision }, ctx) => setVerifyStatus(ctx, { _id, version }, decision),
})
rootField(verifyOperations.cmsRevealVerify, {
  description: 'The identity number and business details, which are otherwise not shown. Each call is audited.',
  type: VerifySecrets,
  input: z.object({ _id: recordId() }),
  resolve: ({ _id }, ctx) => revealVerify(ctx, _id),
})

export const waiting: Feature['waiting'] = [{ operation: verifyOperations.cmsGetVerifies, count: pendingRequests }]
