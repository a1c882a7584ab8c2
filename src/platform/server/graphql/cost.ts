import { GraphQLError, type GraphQLSchema, isIntrospectionType } from 'graphql'
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity'
import type { Context } from '../context.ts'
import type { Prepared } from './documents.ts'
import { isHiddenFrom } from './operation-plugin.ts'
import { documentLimits } from './limits.ts'

/** Rows of a list without a `limit` argument: the usual page size. */
const usualRows = 10

/** Assumed lengths of introspection lists: the usual query of tools is allowed once, but not three times. */
const introspectionRows: Readonly<Record<string, number>> = { types: 30, fields: 5, inputFields: 2, enumValues: 2 }

/**
 * Refusing a field produces an error with a path, a text and a location: as much work as returning this many fields.
 */
const costOfRefusal = 50

/**
 * A field costs 1 plus the fields below it. A list costs that for each row it may return, or the fraction of it that
 * the field states in `extensions.costOfRow`.
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
