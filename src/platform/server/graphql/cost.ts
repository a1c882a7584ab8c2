import { GraphQLError, type GraphQLSchema, isIntrospectionType } from 'graphql'
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity'
import type { Context } from '../context.ts'
import type { Prepared } from './documents.ts'
import { isHiddenFrom } from './operation-plugin.ts'
import { costs, documentLimits } from './limits.ts'

/** How many rows of a list are asked for, in the API of staff and in that of members. */
const asksForRows: ReadonlySet<string> = new Set(['limit', 'first'])

/**
 * A field costs 1 plus the fields below it. A list costs that for each row it may return, or the fraction of it that
 * the field states in `extensions.costOfRow`.
 */
function estimate({ args, childComplexity, context, field, type }: ComplexityEstimatorArgs): number {
  if (isHiddenFrom((context as Context).viewer, field.extensions)) return costs.refusal
  if (isIntrospectionType(type)) return 1 + childComplexity * (costs.introspectionRows[field.name] ?? 1)
  const page = field.args.find(({ name }) => asksForRows.has(name))?.name
  const asked: unknown = page && args[page]
  const rows = typeof asked === 'number' ? Math.max(1, asked) : page ? costs.usualRows : 1
  const share = typeof field.extensions.costOfRow === 'number' ? field.extensions.costOfRow : 1
  return Math.ceil(1 + childComplexity * rows * share)
}

/**
 * The cost of an operation for this caller with these variables.
 *
 * @throws GraphQLError if it requests too much at once
 */
export function costOf(
  schema: GraphQLSchema,
  { document, operation }: Prepared,
  ctx: Context,
  variables: Record<string, unknown>,
): number {
  const operationName = operation.name?.value
  const cost = getComplexity({
    schema,
    query: document,
    variables,
    context: ctx,
    ...(operationName ? { operationName } : {}),
    estimators: [estimate],
  })
  if (cost <= documentLimits.cost) return cost
  throw new GraphQLError(`This asks for too much at once: cost ${cost} of at most ${documentLimits.cost}.`)
}
