import { setImmediate, setTimeout } from 'node:timers/promises'
import type { GraphQLSchema } from 'graphql'
import type { RequestParams } from 'graphql-http'
import pLimit from 'p-limit'
import { networkOf } from '../address.ts'
import type { Context } from '../context.ts'
import { signInFirst } from '../refusal.ts'
import { admitOperation } from './admission.ts'
import { allowance } from './allowance.ts'
import { costOf } from './cost.ts'
import type { DocumentStore, Prepared } from './documents.ts'
import { checkVariables } from './input.ts'
import { documentLimits } from './limits.ts'

/**
 * What a caller's own documents may use up, in points. A document that is new here costs one for each 500 characters
 * begun. Running one is free up to a cost that a page of 100 rows with all their fields has; above it each 400 more are
 * a point. So a script that sends the same documents with other variables, a page at a time, spends nothing.
 */
export const allowances = {
  person: { points: 1_000, seconds: 10, millisecondsOfPoint: 5 },
  /** Of callers who have not signed in, by address. */
  address: { points: 400, seconds: 10, millisecondsOfPoint: 5 },
}
const charactersOfPoint = 500
const freeCost = 5_000
const costOfPoint = 400

export interface Preparation {
  /** Waits for the turn of one more request that is not our client's: one a turn of the event loop, ours in between. */
  turn(): Promise<void>
  /**
   * Has the caller pay for a document that may be new.
   *
   * @returns milliseconds to wait before it is opened
   * @throws Refusal RATE_LIMITED
   */
  charge(ctx: Context, text: string): number
  /**
   * Makes sure that the document may run for this caller.
   *
   * @throws Refusal UNAUTHENTICATED; NotRun or GraphQLError with what there is to answer
   */
  open(ctx: Context, params: RequestParams): Prepared
  /**
   * Makes sure that it may run with these variables, and waits until it is due.
   *
   * @returns the variables that it declares
   * @throws Refusal RATE_LIMITED; GraphQLError
   */
  weigh(ctx: Context, prepared: Prepared, given: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>
}

/** All that comes before running a document. Our own client's documents are neither weighed nor counted. */
export function preparation(schema: GraphQLSchema, documents: DocumentStore, production: boolean): Preparation {
  const ofPerson = allowance(allowances.person)
  const ofAddress = allowance(allowances.address)
  const spend = ({ viewer, address }: Context, points: number) =>
    viewer ? ofPerson(viewer._id, points) : ofAddress(networkOf(address), points)
  const inLine = pLimit(1)

  return {
    // Whoever comes first goes on at once; the next one does when the event loop has been around.
    turn: () => new Promise<void>((go) => void inLine(async () => (go(), setImmediate()))),
    charge(ctx, text) {
      if (documents.isPersisted(text) || documents.isKept(text)) return 0
      // Of what is too long for the caller nothing is read.
      const characters = ctx.viewer ? text.length : Math.min(text.length, documentLimits.unsignedCharacters)
      return spend(ctx, Math.ceil((characters + 1) / charactersOfPoint))
    },
    open(ctx, { query: text, operationName }) {
      if (!ctx.viewer && !documents.isPersisted(text)) refuseLong(ctx, text)
      return documents.prepare({
        text,
        operationName,
        // Who has not signed in leaves nothing behind.
        keep: ctx.viewer !== null,
        admit: (document, operation) => admitOperation(schema, document, operation, ctx),
      })
    },
    async weigh(ctx, prepared, given) {
      const variables = checkVariables(schema, prepared.document, prepared.operation, given, production)
      if (prepared.trusted) return variables
      const cost = costOf(schema, prepared, ctx, variables)
      const wait = spend(ctx, Math.ceil(Math.max(0, cost - freeCost) / costOfPoint))
      if (wait > 0) await setTimeout(wait)
      return variables
    },
  }
}

/** What the schema offers those who have not signed in is asked for in a few words. */
function refuseLong({ tokenProblem }: Context, text: string): void {
  const most = documentLimits.unsignedCharacters
  if (text.length <= most) return
  throw signInFirst(tokenProblem, 'platform_text_sign_in_before_long_document', { max: most })
}
