import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ListSpec } from '../../src/platform/shared/list.ts'

const isList = (value: unknown): value is ListSpec =>
  typeof value === 'object' && value !== null && 'pageSizes' in value

/** Every list that a feature declares, by its name, so that tests cover new lists automatically. */
const found = new Map<string, ListSpec>()
for await (const file of glob('src/features/*/*/*.list.ts')) {
  const exported = Object.values((await import(resolve(file))) as Record<string, unknown>)
  for (const list of exported.filter(isList)) found.set(list.name, list)
}
export const declaredLists: readonly ListSpec[] = [...found.values()]
