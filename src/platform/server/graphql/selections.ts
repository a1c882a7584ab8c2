import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export function fragmentsOf(document: DocumentNode): Fragments {
  const found = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(found.map((fragment) => [fragment.name.value, fragment]))
}

/**
 * The fields that selection sets request of one object together, by their key in the response. Each fragment is entered
 * once. The document need not be valid.
 *
 * @param enter returns whether to look at a selection; an error that it throws ends the search
 */
export function fieldsOf(
  fragments: Fragments,
  sets: readonly SelectionSetNode[],
  enter: (selection: SelectionNode) => boolean,
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>()
  const entered = new Set<string>()
  const collect = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      if (!enter(selection)) continue
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        const same = found.get(key)
        if (same) same.push(selection)
        else found.set(key, [selection])
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (!entered.has(selection.name.value)) {
        entered.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) collect(fragment.selectionSet)
      }
    }
  }
  for (const set of sets) collect(set)
  return found
}

interface Chosen {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
}

const knownRoots = new WeakMap<OperationDefinitionNode, readonly FieldNode[]>()

/** The root fields that a document asks for, one for each name in the response; those that `@skip` may leave out, too. */
export function rootNodesOf({ document, operation }: Chosen): readonly FieldNode[] {
  let nodes = knownRoots.get(operation)
  if (!nodes) {
    const fields = fieldsOf(fragmentsOf(document), [operation.selectionSet], () => true)
    knownRoots.set(operation, (nodes = [...fields.values()].map(([field]) => field!)))
  }
  return nodes
}

/** Their names. */
export const rootFieldsOf = (chosen: Chosen): string[] => rootNodesOf(chosen).map(({ name }) => name.value)
