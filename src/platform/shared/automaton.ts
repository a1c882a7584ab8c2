/** Finds where any of many texts occur within another one, in one pass over it (Aho and Corasick). */
export interface Automaton {
  /** Calls `found` with the index of each text that occurs and where it begins, in the order in which they end. */
  find(within: string, found: (text: number, at: number) => void): void
}

/**
 * Builds the automaton of texts, none of them empty. Its nodes are rows of typed arrays, and the steps between them are
 * in a hash table.
 */
export function automatonOf(texts: readonly string[]): Automaton {
  const tree = treeOf(texts)
  const { ends, depths } = tree
  const { failures, shorter } = linksOf(tree)
  return {
    find(within, found) {
      let node = 0
      for (let i = 0; i < within.length; i++) {
        node = follow(tree, failures, node, within.charCodeAt(i))
        for (let end = ends[node] ? node : shorter[node]!; end !== 0; end = shorter[end]!)
          found(ends[end]! - 1, i + 1 - depths[end]!)
      }
    },
  }
}

/** The texts as a tree of their code units. The root is node 0. */
interface Tree {
  readonly size: number
  readonly parents: Int32Array
  readonly units: Uint16Array
  readonly depths: Int32Array
  /** The number of the text that ends in a node, counted from 1. */
  readonly ends: Int32Array
  /** Where a step leads: a hash table of nodes, found by their parent and unit. */
  readonly steps: Int32Array
}

function treeOf(texts: readonly string[]): Tree {
  const most = 1 + texts.reduce((sum, { length }) => sum + length, 0)
  const tree = {
    size: 1,
    parents: new Int32Array(most),
    units: new Uint16Array(most),
    depths: new Int32Array(most),
    ends: new Int32Array(most),
    steps: new Int32Array(2 ** Math.ceil(Math.log2(2 * most))),
  }
  for (const [index, text] of texts.entries()) {
    let node = 0
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      const slot = slotOf(tree, node, unit)
      if (tree.steps[slot] === 0) {
        const added = tree.size++
        tree.steps[slot] = added
        tree.parents[added] = node
        tree.units[added] = unit
        tree.depths[added] = i + 1
      }
      node = tree.steps[slot]!
    }
    tree.ends[node] = index + 1
  }
  return tree
}

/** The place of a step in the table. It holds 0 if there is no such step. */
function slotOf({ steps, parents, units }: Tree, node: number, unit: number): number {
  const last = steps.length - 1
  let slot = Math.imul(Math.imul(node, 0x9e3779b1) ^ unit, 0x85ebca6b)
  for (slot = (slot ^ (slot >>> 15)) & last; ; slot = (slot + 1) & last) {
    const found = steps[slot]!
    if (found === 0 || (parents[found] === node && units[found] === unit)) return slot
  }
}

/**
 * For each node, the node of the longest end of its text that is also the beginning of a text, and the nearest of these
 * in which a text ends.
 */
function linksOf(tree: Tree): { readonly failures: Int32Array; readonly shorter: Int32Array } {
  const failures = new Int32Array(tree.size)
  const shorter = new Int32Array(tree.size)
  for (const node of byDepth(tree)) {
    const parent = tree.parents[node]!
    const failure = parent === 0 ? 0 : follow(tree, failures, failures[parent]!, tree.units[node]!)
    failures[node] = failure
    shorter[node] = tree.ends[failure] ? failure : shorter[failure]!
  }
  return { failures, shorter }
}

/** All nodes but the root; those of shorter texts first, whose links the longer ones need. */
const byDepth = ({ size, depths }: Tree) =>
  Int32Array.from({ length: size - 1 }, (_, i) => i + 1).sort((a, b) => depths[a]! - depths[b]!)

/** The node of the longest text that ends with this unit. */
function follow(tree: Tree, failures: Int32Array, from: number, unit: number): number {
  for (let node = from; ; node = failures[node]!) {
    const next = tree.steps[slotOf(tree, node, unit)]!
    if (next !== 0 || node === 0) return next
  }
}
