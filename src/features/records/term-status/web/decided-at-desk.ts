import type { TermModel } from '../../../../generated/graphql/graphql.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { decidedAtDeskDocument } from './term-status.documents.ts'

/**
 * The name of the colleague who decides about a record at the desk, if there is one. Asking is a courtesy: without an answer,
 * nobody is named.
 */
export async function deciderAtDesk(model: TermModel, id: string): Promise<string | undefined> {
  const answer = await request(decidedAtDeskDocument, { model, ids: [id] }).catch(() => undefined)
  return answer?.cmsGetDecidedAtDesk[0]?.holder?.fullName
}
