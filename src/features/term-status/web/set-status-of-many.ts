import type { SetStatusOfManyMutationVariables, TermModel } from '../../../generated/graphql/graphql.ts'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import type { BulkAction } from '../../../platform/web/list/list-declaration.ts'
import { setStatusOfManyDocument } from './term-status.documents.ts'

/** Gives many records of a list one status, a batch at a time. `translate` puts a refusal into the screen's words. */
export const setStatusOfMany =
  (model: TermModel, termStatus: TermStatus, translate: (text: string) => string): BulkAction['run'] =>
  async (batch, reason, options) => {
    const records = 'ids' in batch ? { ids: [...batch.ids] } : { list: batch.filters, after: batch.after }
    const variables: SetStatusOfManyMutationVariables = { model, ...records, termStatus, reason: reason ?? null }
    const { outcomes, next } = (await request(setStatusOfManyDocument, variables, options)).cmsSetTermStatusOfMany
    return {
      outcomes: outcomes.map(({ _id, ok, code, message }) => ({
        _id,
        ok,
        code,
        message: message && translate(message),
      })),
      next,
    }
  }
