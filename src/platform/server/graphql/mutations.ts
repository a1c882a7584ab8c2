import type { GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { Operation } from '../../shared/operation.ts'
import { invalid } from '../refusal.ts'
import type { Prepared } from './documents.ts'
import { fieldsOf, fragmentsOf } from './selections.ts'

const known = new WeakMap<OperationDefinitionNode, readonly Operation[]>()

/** The mutations in a document; none for a query. All written ones count, even those that `@skip` may leave out. */
export function mutationsOf(schema: GraphQLSchema, prepared: Prepared): readonly Operation[] {
  let mutations = known.get(prepared.operation)
  if (!mutations) known.set(prepared.operation, (mutations = readMutations(schema, prepared)))
  return mutations
}

function readMutations(schema: GraphQLSchema, { document, operation }: Prepared): Operation[] {
  if (operation.operation !== 'mutation') return []
  const fields = schema.getMutationType()!.getFields()
  return [...fieldsOf(fragmentsOf(document), [operation.selectionSet], () => true).values()]
    .map(([field]) => field!.name.value)
    .filter((name) => !name.startsWith('__'))
    .map((name) => fields[name]!.extensions.operation as Operation)
}

/**
 * Refuses a document that has other fields next to a proof of a secret, whose result would reveal whether the secret
 * was right, or several mutations under one Idempotency-Key.
 */
export function requireAlone(mutations: readonly Operation[], keyed: boolean): void {
  if (mutations.length < 2) return
  const proof = mutations.find((mutation) => mutation.provesSecret)
  if (proof) throw invalid(proof.name, 'platform_text_only_field', { operation: proof.name })
  if (keyed) throw invalid('Idempotency-Key', 'platform_text_one_mutation')
}
