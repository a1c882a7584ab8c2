import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isNonNullType,
  type OperationDefinitionNode,
} from 'graphql'
import type { Operation } from '../../shared/operation.ts'
import type { Context } from '../context.ts'
import { NotRun } from './documents.ts'
import { requireOperation } from '../access/rights.ts'
import { fieldsOf, fragmentsOf } from './selections.ts'

/**
 * Refuses early, before any work, a document that would be refused in any case: it has a root field that certainly
 * runs, that the caller may not call, and without which there is no result. The response is the same as if it had run.
 * With several mutations each is checked when it runs.
 *
 * @throws NotRun
 */
export function admitOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  ctx: Context,
): void {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  const certain = fieldsOf(fragmentsOf(document), [operation.selectionSet], ({ directives }) => !directives?.length)
  if (operation.operation === 'mutation' && certain.size > 1) return
  for (const [key, nodes] of certain) {
    const name = nodes[0]!.name.value
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const asked = field?.extensions.operation as Operation | undefined
    if (!field || !asked || !isNonNullType(field.type)) continue
    try {
      requireOperation(ctx, asked)
    } catch (error) {
      const originalError = error as Error
      throw new NotRun({
        data: null,
        errors: [new GraphQLError(originalError.message, { path: [key], originalError })],
      })
    }
  }
}
