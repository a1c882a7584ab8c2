import type { Outcome } from '../records/change-each.ts'
import { builder } from './builder.ts'

/** The outcome of one record in a bulk change. */
export const BulkOutcome = builder.objectRef<Outcome>('BulkOutcome').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    ok: t.boolean({ resolve: ({ refusal }) => refusal === null }),
    version: t.int({
      nullable: true,
      description: 'The version that the change left; null where it was refused.',
      resolve: (outcome) => ('version' in outcome ? outcome.version : null),
    }),
    code: t.string({ nullable: true, resolve: ({ refusal }) => refusal?.code }),
    message: t.string({ nullable: true, resolve: ({ refusal }) => refusal?.message }),
    reason: t.string({
      nullable: true,
      description: 'The key of the message, as in the extensions of an error.',
      resolve: ({ refusal }) => refusal?.details.reason,
    }),
    params: t.field({ type: 'JSON', nullable: true, resolve: ({ refusal }) => refusal?.details.params }),
  }),
})

export const BulkResult = builder.objectRef<{ outcomes: Outcome[]; next: string | null }>('BulkResult').implement({
  fields: (t) => ({
    outcomes: t.expose('outcomes', { type: [BulkOutcome] }),
    next: t.exposeID('next', { nullable: true, description: 'Where the next call continues; null at the end.' }),
  }),
})
