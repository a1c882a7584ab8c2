import { z } from 'zod'
import { recordId } from '../../../../platform/shared/rules.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { addListQuery, limitInput, listPageType } from '../../../../platform/server/graphql/lists.ts'
import { requireRecordOfHistory } from '../../../../platform/server/records/record-reading.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { auditOperations } from '../audit.operations.ts'
import { auditModels, historyModels, historyPage, historyPermission } from '../audit.rules.ts'
import { type AuditRow, historyOf } from './audit.queries.ts'
import { auditEntries } from './audit.source.ts'
import { AuditEntry } from './audit-entry.ref.ts'
import './audit.type.ts'
import './difference.schema.ts'
import './undo.schema.ts'
import './verification.schema.ts'

enumOf('AuditModel', auditModels)
enumOf('HistoryModel', historyModels)

addListQuery(auditEntries, listPageType('AuditPage', AuditEntry), { ownArguments: ['action'] })

rootField(auditOperations.cmsHistory, {
  description: 'The changes of one record, newest first, for those who may change it.',
  type: builder.objectRef<{ items: AuditRow[]; next: string | null }>('History').implement({
    fields: (t) => ({
      items: t.expose('items', { type: [AuditEntry] }),
      next: t.exposeID('next', { nullable: true, description: 'Where the next call continues; null at the end.' }),
    }),
  }),
  input: z.object({
    model: z.enum(historyModels),
    targetId: recordId(),
    limit: limitInput(historyPage),
    after: recordId().nullish(),
  }),
  async resolve({ model, targetId, limit, after }, ctx) {
    requirePermission(ctx, historyPermission(model))
    const of = { model, id: targetId }
    await requireRecordOfHistory(ctx, of)
    const items = await historyOf(ctx, of, { limit: limit + 1, after: after ?? null })
    const more = items.length > limit
    if (more) items.pop()
    return { items, next: more ? items.at(-1)!.id : null }
  },
})
