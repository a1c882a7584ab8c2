import { GraphQLError, type GraphQLSchema, isIntrospectionType } from 'graphql'
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity'
import type { Context } from '../context.ts'
import type { Prepared } from './documents.ts'
import { isHiddenFrom } from './house-rules.ts'
import { documentLimits } from './limits.ts'

/** Rows of a list whose `limit` was left out: the size of its usual page. */
const usualRows = 10

/** How long lists of the schema about itself are taken to be: so that the question tools ask is allowed, three are not. */
const introspectionRows: Readonly<Record<string, number>> = { types: 30, fields: 5, inputFields: 2, enumValues: 2 }

/** Refusing a field is an error with a path, a text and a place in the answer: as much work as giving this many. */
const costOfRefusal = 50

/**
 * A field costs 1 and what is below it; a list of rows costs that for each row that may come, or the share of it that
 * the field states as `extensions.costOfRow`.
 */
function estimate({ args, childComplexity, context, field, type }: ComplexityEstimatorArgs): number {
  if (isHiddenFrom((context as Context).viewer, field.extensions)) return costOfRefusal
  if (isIntrospectionType(type)) return 1 + childComplexity * (introspectionRows[field.name] ?? 1)
  const paged = field.args.some(({ name }) => name === 'limit')
  const rows = typeof args.limit === 'number' ? Math.max(1, args.limit) : paged ? usualRows : 1
  const share = typeof field.extensions.costOfRow === 'number' ? field.extensions.costOfRow : 1
  return Math.ceil(1 + childComplexity * rows * share)
}

/**
 * What an operation costs this caller with these variables.
 *
 * @throws GraphQLError if it asks for too much at once
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
