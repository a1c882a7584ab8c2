import { sql } from 'kysely'
import type { Client } from './client.ts'
import type { factories } from './factories.ts'
import type { TestServer } from './server.ts'

const caseFields = `_id version state severity dueAt openedAt mine totalMembers totalReports heldUntil holder { _id } handedBy { _id } reportedByMe byReason { reason reports }
  severityParts { part points detail } creatorBlocks aboutMe closedBy { _id } lead { model _id termStatus isAdminReport } members { model _id termStatus isAdminReport }`
const decisionFields =
  '_id state status reason hidePosts secondLook note reply { textEn textVi } closedElsewhere done total mine undoUntil undoneAt by { _id } secondBy { _id } refused { model _id reason message } changedSince { model _id } case { _id state version }'

export interface Decided {
  readonly status?: string | null
  readonly reason?: string
  readonly until?: string
  readonly hidePosts?: number
  readonly secondLook?: boolean
  readonly reply?: { readonly textEn: string; readonly textVi: string }
}

/** The actions of a moderator at the desk, as calls of the API. */
export function deskOf(client: Client) {
  const call = async (text: string, variables: Record<string, unknown> = {}) =>
    Object.values(await client.data(text, variables))[0] as Awaited<ReturnType<Client['data']>>
  const planned =
    'query ($_id: ID!, $decision: CaseDecisionInput!) { cmsPlanCaseDecision(_id: $_id, decision: $decision) { hash records alreadySo reportsClosed reportersTold authorsTold sessionsEnded postsHidden secondLook inBackground changes { model from to records } refused { model _id reason } } }'
  const decided = `mutation ($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) { cmsDecideCase(_id: $_id, version: $version, decision: $decision, planHash: $planHash) { ${decisionFields} } }`
  const handedOver = `mutation ($_id: ID!, $to: ID!, $note: String) { cmsHandOverCase(_id: $_id, to: $to, note: $note) { ${caseFields} } }`
  return {
    handedOver,
    caseFields,
    decisionFields,
    planned,
    decided,
    open: (_id: string) =>
      call(`query ($_id: ID!) { cmsGetCase(_id: $_id) { ${caseFields} decision { ${decisionFields} } } }`, { _id }),
    queue: (variables: Record<string, unknown> = {}) =>
      call(
        `query ($state: CaseState, $model: CaseKind, $severity: Int, $limit: Int, $page: Int) { cmsGetCases(state: $state, model: $model, severity: $severity, limit: $limit, page: $page) { total items { ${caseFields} } } }`,
        variables,
      ),
    next: (variables: Record<string, unknown> = {}) =>
      call(
        `mutation ($model: CaseKind, $severity: Int, $after: ID) { cmsClaimNextCase(model: $model, severity: $severity, after: $after) { ${caseFields} } }`,
        variables,
      ),
    claim: (_id: string) => call(`mutation ($_id: ID!) { cmsClaimCase(_id: $_id) { ${caseFields} } }`, { _id }),
    handOver: (_id: string, to: string, note?: string) => call(handedOver, { _id, to, note: note ?? null }),
    plan: (_id: string, decision: Decided) => call(planned, { _id, decision }),
    /** Decides like somebody who has just seen the plan. */
    async decide(_id: string, decision: Decided) {
      const { version } = await this.open(_id)
      const { hash: planHash } = await this.plan(_id, decision)
      return call(decided, { _id, version, decision, planHash })
    },
    confirm: (_id: string) =>
      call(`mutation ($_id: ID!) { cmsConfirmCaseDecision(_id: $_id) { ${decisionFields} } }`, { _id }),
    decline: (_id: string, note: string) =>
      call(
        `mutation ($_id: ID!, $note: String!) { cmsDeclineCaseDecision(_id: $_id, note: $note) { ${decisionFields} } }`,
        { _id, note },
      ),
    undo: (_id: string) =>
      call(`mutation ($_id: ID!) { cmsUndoCaseDecision(_id: $_id) { ${decisionFields} sessionsEnded } }`, { _id }),
    takeOut: (_id: string, model: string, targetId: string) =>
      call(
        `mutation ($_id: ID!, $model: TermModel!, $targetId: ID!) { cmsTakeOutOfCase(_id: $_id, model: $model, targetId: $targetId) { ${caseFields} } }`,
        { _id, model, targetId },
      ),
  }
}

/** A change of status that needs a second look: one person proposes it, another confirms it. */
export async function setTogether(proposer: Client, confirmer: Client, mutation: string): Promise<void> {
  const { reason, params } = await proposer.refusal(mutation)
  if (reason !== 'waits_for_second_look') throw new Error(`refused, not proposed: ${reason}`)
  await deskOf(confirmer).confirm(String(params!.decision))
}

/** The open case of a record, or the one that it was in last. */
export async function caseOf(server: TestServer, targetId: string): Promise<string> {
  const { case_id } = await server.db
    .selectFrom('report_targets')
    .select('case_id')
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow()
  return case_id!
}

/** Puts records into the case of the first one, as the job does with near duplicates. */
export async function joinCases(server: TestServer, records: readonly { readonly id: string }[]): Promise<string> {
  const [first, ...others] = records
  const into = await caseOf(server, first!.id)
  for (const { id } of others)
    await sql`select move_to_case(model, target_id, ${into}) from report_targets where target_id = ${id}`.execute(
      server.db,
    )
  return into
}

/** Reported posts with their cases. */
export function casesOf(server: TestServer, make: ReturnType<typeof factories>) {
  return {
    /** A post that somebody reported, and its case. */
    async aCase(given: Parameters<typeof make.aPost>[0] = {}) {
      const post = await make.aPost(given)
      await make.aReport('POST', post.id)
      return { post, id: await caseOf(server, post.id) }
    },
    /** A case of several posts of one author. */
    async aRing(size: number) {
      const author = await make.aUser()
      const posts = []
      for (let i = 0; i < size; i++) {
        posts.push(await make.aPost({ created_by: author.id }))
        await make.aReport('POST', posts[i]!.id)
      }
      return { author, posts, id: await joinCases(server, posts) }
    },
  }
}
