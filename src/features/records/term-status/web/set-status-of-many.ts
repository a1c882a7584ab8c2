import type { SetStatusOfManyMutationVariables, TermModel } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/term_status.js'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { BulkAction } from '../../../../platform/web/list/list-declaration.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { statusName } from '../../../../platform/web/words/term-status-name.ts'
import { succeedWithUndoOfMany } from '../../audit/web/public.ts'
import { setStatusOfManyDocument } from './term-status.documents.ts'

/** Gives many records of a list one status, in batches. */
export const setStatusOfMany =
  (model: TermModel, termStatus: TermStatus, of: string | null = null): BulkAction['run'] =>
  async (batch, reason, options) => {
    const records = 'ids' in batch ? { ids: [...batch.ids] } : { list: batch.filters, of, after: batch.after }
    const variables: SetStatusOfManyMutationVariables = { model, ...records, termStatus, reason: reason ?? null }
    const { outcomes, next } = (await request(setStatusOfManyDocument, variables, options)).cmsSetTermStatusOfMany
    // Only the visible list is refetched at the end; others are refetched when they are opened.
    void queryClient.invalidateQueries({ queryKey: [model], refetchType: 'none' })
    return { outcomes, next }
  }

/** Shows how many records have the status now, and offers to undo it. */
export const showOutcome =
  (model: TermModel, termStatus: TermStatus): NonNullable<BulkAction['onDone']> =>
  (outcomes, began) => {
    const changes = outcomes.flatMap(({ _id, version }) => (version == null ? [] : [{ _id, version }]))
    const text = m.term_status_set_for_many({ count: changes.length, status: statusName(termStatus) })
    succeedWithUndoOfMany({ title: m.common_success(), text, model, changes, began })
  }
