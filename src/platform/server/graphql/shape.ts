import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql'
import { documentLimits } from './limits.ts'
import { fieldsOf, fragmentsOf } from './selections.ts'

/** A depth from which no limit is reached: introspection is deep by nature, and graphql's own rules limit it. */
const unlimited = Number.NEGATIVE_INFINITY

/**
 * Refuses a document whose result would be too deep or too wide, before it is validated: validation compares every two
 * selections of one field, and later steps work on fields that fragments multiply. Stops at its own limits, so that a
 * document which expands without end is refused quickly too.
 *
 * @throws GraphQLError
 */
export function refuseShape(document: DocumentNode): void {
  const fragments = fragmentsOf(document)
  const limits = documentLimits
  const refuse = (what: string) => {
    throw new GraphQLError(what)
  }
  let [selections, pairs, aliases] = [0, 0, 0]
  const count = () => {
    if (++selections > limits.selections)
      refuse(`Limit of ${limits.selections} selections, counting fragments wherever they are spread, exceeded.`)
    return true
  }
  const measure = (sets: readonly SelectionSetNode[], depth: number) => {
    if (depth > limits.depth) refuse(`Query depth limit of ${limits.depth} exceeded, found ${depth}.`)
    for (const same of fieldsOf(fragments, sets, count).values()) {
      const [first] = same
      if (first!.alias && ++aliases > limits.aliases)
        refuse(`Aliases limit of ${limits.aliases} exceeded, found ${aliases}.`)
      pairs += (same.length * (same.length - 1)) / 2
      if (pairs > limits.pairs) refuse('Too many fields are selected more than once.')
      const below = same.flatMap((field) => field.selectionSet ?? [])
      if (below.length > 0) measure(below, first!.name.value === '__schema' ? unlimited : depth + 1)
    }
  }
  for (const definition of document.definitions) {
    aliases = 0
    if (definition.kind === Kind.OPERATION_DEFINITION) measure([definition.selectionSet], 1)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const { typeCondition, selectionSet } = definition
      measure([selectionSet], typeCondition.name.value.startsWith('__') ? unlimited : 1)
    }
  }
}
