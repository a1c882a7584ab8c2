import { z } from 'zod'
import { builder, enumOf } from '../../../platform/server/graphql/builder.ts'
import {
  filterInput,
  limitInput,
  listPageType,
  pageInput,
  sortInput,
  sortOf,
} from '../../../platform/server/graphql/lists.ts'
import { dayOf } from '../../../platform/shared/day.ts'
import { Refusal } from '../../../platform/shared/refusal.ts'
import { auditList } from '../audit.list.ts'
import { auditOperations } from '../audit.operations.ts'
import { auditActions, auditModels, historyModels, historyPage, historyPermission } from '../audit.rules.ts'
import { type AuditRow, historyOf, pageOfEntries } from './audit.queries.ts'
import { AuditEntry } from './audit.type.ts'
import './difference.schema.ts'
import './undo.schema.ts'
import './verification.schema.ts'

enumOf('AuditModel', auditModels)
const HistoryModel = enumOf('HistoryModel', historyModels)
const AuditPage = listPageType('AuditPage', AuditEntry)

const History = builder.objectRef<{ items: AuditRow[]; next: string | null }>('History').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [AuditEntry] }),
    next: t.exposeID('next', { nullable: true, description: 'Where the next call goes on; null at the end.' }),
  }),
})

interface Given {
  readonly actor?: string | null
  readonly model?: string | null
  readonly createdAt?: { readonly from?: Date | null; readonly to?: Date | null } | null
}

builder.queryFields((t) => ({
  cmsHistory: t.field({
    operation: auditOperations.cmsHistory,
    description: 'What was done to one record, newest first, for those who may change it.',
    input: z.object({ targetId: z.uuid(), limit: limitInput(historyPage), after: z.uuid().nullish() }),
    type: History,
    args: {
      model: t.arg({ type: HistoryModel, required: true }),
      targetId: t.arg.id({ required: true }),
      limit: t.arg.int(),
      after: t.arg.id(),
    },
    resolve: async (_, { model, targetId, limit, after }, ctx) => {
      if (!historyPermission[model].allows(ctx.viewer)) throw new Refusal('FORBIDDEN', 'Permission Denied!')
      const items = await historyOf(ctx.db, { model, targetId }, { limit: limit! + 1, after: after ?? null })
      const more = items.length > limit!
      if (more) items.pop()
      return { items, next: more ? items.at(-1)!.id : null }
    },
  }),
  cmsGetAuditEntries: t.field({
    operation: auditOperations.cmsGetAuditEntries,
    input: z.object({
      limit: limitInput(auditList.pageSize),
      page: pageInput(),
      action: z.enum(auditActions).nullish(),
      filter: z.looseObject({ actor: z.uuid().nullish() }).nullish(),
    }),
    type: AuditPage,
    args: {
      limit: t.arg.int(),
      page: t.arg.int(),
      action: t.arg.string(),
      filter: t.arg({ type: filterInput(auditList, ['action']) }),
      sortBy: t.arg({ type: sortInput(auditList) }),
    },
    resolve: (_, args, ctx) => {
      const { actor, model, createdAt } = (args.filter ?? {}) as Given
      const days = {
        ...(createdAt?.from ? { from: dayOf(createdAt.from) } : {}),
        ...(createdAt?.to ? { to: dayOf(createdAt.to) } : {}),
      }
      return pageOfEntries(ctx.db, {
        filters: { actor, model, action: args.action, ...days },
        dir: sortOf(auditList, args.sortBy).dir,
        limit: args.limit!,
        offset: args.page! * args.limit!,
      })
    },
  }),
}))
