import type { GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { Operation } from '../../shared/operation.ts'
import type { Prepared } from './documents.ts'
import { rootFieldsOf } from './selections.ts'

const known = new WeakMap<OperationDefinitionNode, readonly Operation[]>()

/** The operations that a document calls. All written ones count, even those that `@skip` may leave out. */
export function operationsOf(schema: GraphQLSchema, prepared: Prepared): readonly Operation[] {
  let operations = known.get(prepared.operation)
  if (!operations) known.set(prepared.operation, (operations = readOperations(schema, prepared)))
  return operations
}

function readOperations(schema: GraphQLSchema, prepared: Prepared): Operation[] {
  const isMutation = prepared.operation.operation === 'mutation'
  const fields = (isMutation ? schema.getMutationType() : schema.getQueryType())!.getFields()
  return rootFieldsOf(prepared)
    .filter((name) => !name.startsWith('__'))
    .map((name) => fields[name]!.extensions.operation as Operation)
}

/** Whether a standby may answer: only if each of them may be answered so. */
export const mayComeFromStandby = (operations: readonly Operation[]): boolean =>
  operations.length > 0 && operations.every(({ fromStandby }) => fromStandby)
