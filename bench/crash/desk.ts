import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Asking } from '../../tests/process/api-client.ts'
import type { Journal } from './journal.ts'

const claimNext = /* GraphQL */ `
  mutation {
    done: cmsClaimNextCase(model: COMMENT) {
      _id
      version
    }
  }
`
const plan = /* GraphQL */ `
  query ($_id: ID!, $decision: CaseDecisionInput!) {
    done: cmsPlanCaseDecision(_id: $_id, decision: $decision) {
      hash
    }
  }
`
const decide = /* GraphQL */ `
  mutation ($_id: ID!, $version: Int!, $decision: CaseDecisionInput!, $planHash: String!) {
    done: cmsDecideCase(_id: $_id, version: $version, decision: $decision, planHash: $planHash) {
      _id
    }
  }
`
const undo = /* GraphQL */ `
  mutation ($_id: ID!) {
    done: cmsUndoCaseDecision(_id: $_id) {
      sessionsEnded
    }
  }
`
const unfinished = /* GraphQL */ `
  {
    applying: cmsGetCaseDecisions(state: APPLYING, limit: 1) {
      total
    }
    undoing: cmsGetCaseDecisions(state: UNDOING, limit: 1) {
      total
    }
  }
`

/**
 * Decides about comments and undoes it, again and again, until the server is gone. Nobody else writes to comments, so a
 * refusal is a fault.
 */
export async function moderate(
  url: string,
  asking: Asking,
  journal: Journal,
  stop: { stopped: boolean },
): Promise<void> {
  const send = async <T>(document: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const { data, errors } = await ask<{ done: T }>(url, document, variables, asking)
    if (errors) throw new Refused(errors[0]!.message)
    journal.moderated++
    return data.done
  }
  try {
    for (let i = 0; !stop.stopped; i++) {
      const found = await send<{ _id: string; version: number } | null>(claimNext)
      if (!found) throw new Refused('no case of a comment is open')
      const decision = { status: i % 2 ? 'HIDDEN' : null }
      const { hash: planHash } = await send<{ hash: string }>(plan, { _id: found._id, decision })
      const { _id } = await send<{ _id: string }>(decide, { ...found, decision, planHash })
      await send(undo, { _id })
    }
  } catch (error) {
    if (error instanceof Refused) throw error
  }
}

class Refused extends Error {}

/** Waits until the server has finished what a kill left half done. Returns what is wrong. */
export async function untilSettled(url: string, asking: Asking): Promise<string[]> {
  for (let tries = 0; tries < 120; tries++) {
    const { data } = await ask<Record<'applying' | 'undoing', { total: number }>>(url, unfinished, {}, asking)
    if (data.applying.total + data.undoing.total === 0) return []
    await wait(250)
  }
  return ['a decision of the desk was not finished within 30 s of the start']
}
