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

/** The names of the root fields that a document asks for; those that `@skip` may leave out, too. */
export function rootFieldsOf({
  document,
  operation,
}: {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
}): string[] {
  const fields = fieldsOf(fragmentsOf(document), [operation.selectionSet], () => true)
  return [...fields.values()].map(([field]) => field!.name.value)
}
