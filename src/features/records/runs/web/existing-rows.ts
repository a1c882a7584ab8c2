import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { runRowsDocument } from './run.documents.ts'

/** The first hundred rows of an import that existed already. */
export async function existingOf(runId: string) {
  const variables = { runId, problem: 'EXISTING', page: 1, limit: 100 } as const
  return (await request(runRowsDocument, variables)).cmsRunRows.items
}
