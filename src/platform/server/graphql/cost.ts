import { GraphQLError, type GraphQLSchema } from 'graphql'
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity'
import { documentLimits, type PreparedDocument } from './documents.ts'

/**
 * A field costs 1 and what is below it; a list of rows costs that for each row that may come, or the share of it that
 * the field states as `extensions.costOfRow`.
 */
function estimate({ args, childComplexity, field }: ComplexityEstimatorArgs): number {
  const rows = typeof args.limit === 'number' ? Math.max(1, args.limit) : 1
  const share = typeof field.extensions.costOfRow === 'number' ? field.extensions.costOfRow : 1
  return Math.ceil(1 + childComplexity * rows * share)
}

/** The error for a document that asks for too much at once, or null. Our own client's documents are not weighed. */
export function tooCostly(
  schema: GraphQLSchema,
  prepared: PreparedDocument,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): GraphQLError | null {
  if (prepared.trusted) return null
  let cost: number
  try {
    cost = getComplexity({
      schema,
      query: prepared.document,
      variables,
      ...(operationName ? { operationName } : {}),
      estimators: [estimate],
    })
  } catch (error) {
    // A variable of the wrong type: the executor would say so too.
    return error instanceof GraphQLError ? error : new GraphQLError((error as Error).message)
  }
  if (cost <= documentLimits.cost) return null
  return new GraphQLError(`This asks for too much at once: cost ${cost} of at most ${documentLimits.cost}.`)
}
