import type { Client } from './client.ts'
import type { TestServer } from './server.ts'

export const appealed = 'mutation ($data: AppealInput!) { appeal(data: $data) { _id status } }'
export const byPhone = 'mutation ($data: PhoneAppealInput!) { appealByPhone(data: $data) { status answer } }'
export const decidedAppeal =
  'mutation ($_id: ID!, $version: Int!, $outcome: AppealOutcome!, $answer: String!) { cmsDecideAppeal(_id: $_id, version: $version, outcome: $outcome, answer: $answer) { state appeal { state answer decidedBy { _id } } } }'

/** Sets a status as the lists do. */
export const setStatus = (client: Client, model: string, id: string, termStatus: string, more = '') =>
  client.data(
    `mutation { cmsSetTermStatus(_id: "${id}", model: ${model}, termStatus: ${termStatus}, reason: "Spam"${more}) { version } }`,
  )

/** Appeals what was decided about a record, and returns the case at the desk. */
export async function appealOf(server: TestServer, client: Client, model: string, id: string): Promise<string> {
  const { _id } = (await client.data(appealed, { data: { model, _id: id, message: 'Tôi không vi phạm.' } })).appeal
  return caseOfAppeal(server, _id)
}

export async function caseOfAppeal(server: TestServer, appeal: string): Promise<string> {
  const found = await server.db
    .selectFrom('cases')
    .select('id')
    .where('lead_model', '=', 'APPEAL')
    .where('lead_id', '=', appeal)
    .executeTakeFirstOrThrow()
  return found.id
}

/** What somebody who has just read the case of an appeal sends. */
export async function givenAppeal(server: TestServer, id: string, outcome: 'UPHOLD' | 'OVERTURN') {
  const { version } = await server.db
    .selectFrom('cases')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { _id: id, version, outcome, answer: 'Đã xem lại.' }
}
