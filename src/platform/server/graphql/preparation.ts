import { setImmediate, setTimeout } from 'node:timers/promises'
import type { GraphQLSchema } from 'graphql'
import type { RequestParams } from 'graphql-http'
import pLimit from 'p-limit'
import { networkOf } from '../access/address.ts'
import type { Context } from '../context.ts'
import { signInFirst } from '../refusal.ts'
import { admitOperation } from './admission.ts'
import { allowance } from './allowance.ts'
import { costOf } from './cost.ts'
import type { DocumentStore, Prepared } from './documents.ts'
import { checkVariables } from './input.ts'
import { allowances, documentLimits } from './limits.ts'

export interface Preparation {
  /**
   * Waits until one more request of another client may run: one per turn of the event loop, so that our client's
   * requests run in between.
   */
  turn(): Promise<void>
  /**
   * Charges the caller for a document that may be new.
   *
   * @returns milliseconds to wait before it is parsed
   * @throws Refusal RATE_LIMITED
   */
  charge(ctx: Context, text: string): number
  /**
   * Checks that the document may run for this caller.
   *
   * @throws Refusal UNAUTHENTICATED; NotRun or GraphQLError with the response
   */
  open(ctx: Context, params: RequestParams): Prepared
  /**
   * Checks that it may run with these variables, and waits for its turn.
   *
   * @returns the variables that it declares
   * @throws Refusal RATE_LIMITED; GraphQLError
   */
  weigh(ctx: Context, prepared: Prepared, given: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>
}

/** The checks before a document runs. Persisted documents of our own client are neither weighed nor counted. */
export function preparation(schema: GraphQLSchema, documents: DocumentStore, production: boolean): Preparation {
  const ofPerson = allowance(allowances.person)
  const ofAddress = allowance(allowances.address)
  const spend = ({ viewer, key, address }: Context, points: number) => {
    const id = viewer?._id ?? key?.id
    return id === undefined ? ofAddress(networkOf(address), points) : ofPerson(id, points)
  }
  const inLine = pLimit(1)

  return {
    // The first caller continues at once; each next one after a turn of the event loop.
    turn: () => new Promise<void>((go) => void inLine(async () => (go(), setImmediate()))),
    charge(ctx, text) {
      if (documents.isPersisted(text) || documents.isKept(text)) return 0
      // A document that is too long for the caller is not read, so only the limit is charged.
      const characters = isKnown(ctx) ? text.length : Math.min(text.length, documentLimits.unsignedCharacters)
      return spend(ctx, Math.ceil((characters + 1) / allowances.charactersOfPoint))
    },
    open(ctx, { query: text, operationName }) {
      if (!isKnown(ctx) && !documents.isPersisted(text)) refuseLong(ctx, text)
      return documents.prepare({
        text,
        operationName,
        // Documents of callers who have not signed in are not kept.
        keep: isKnown(ctx),
        admit: (document, operation) => admitOperation(schema, document, operation, ctx),
      })
    },
    async weigh(ctx, prepared, given) {
      const variables = checkVariables(schema, prepared.document, prepared.operation, given, production)
      if (prepared.trusted) return variables
      const cost = costOf(schema, prepared, ctx, variables)
      const wait = spend(ctx, Math.ceil(Math.max(0, cost - allowances.freeCost) / allowances.costOfPoint))
      if (wait > 0) await setTimeout(wait)
      return variables
    },
  }
}

const isKnown = ({ viewer, key }: Context) => viewer !== null || key !== null

/** Callers who have not signed in may do little, so a short document is enough. */
function refuseLong({ tokenProblem }: Context, text: string): void {
  const most = documentLimits.unsignedCharacters
  if (text.length <= most) return
  throw signInFirst(tokenProblem, 'platform_text_sign_in_before_long_document', { max: most })
}
