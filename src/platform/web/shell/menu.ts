import type { ComponentType } from 'react'
import { mayCall, type Operation } from '../../shared/operation.ts'
import type { Viewer } from '../../shared/permission.ts'

/**
 * An entry of the side menu. It is shown to viewers who may call the operation of its screen, with the number of
 * waiting records if a feature has a figure for that operation.
 */
export interface MenuEntry {
  readonly label: () => string
  readonly path: string
  /** Another address whose screens belong to this entry: `/event/create` belongs to `/events`. */
  readonly alsoAt?: string
  readonly operation: Operation
  readonly icon: ComponentType
  /** A figure of an entry below, which is shown at this one, and what it says. */
  readonly figure?: { readonly operation: Operation; readonly text: (values: { readonly number: string }) => string }
  /** The letter that leads here after `g`. */
  readonly letter?: string
  /**
   * Entries below this one: shown while the group is unfolded, and in the command palette. If one of them has this
   * entry's own path, the palette shows that one instead.
   */
  readonly within?: readonly Omit<MenuEntry, 'icon' | 'letter' | 'figure' | 'within'>[]
}

export type MenuLink = Omit<MenuEntry, 'icon' | 'letter' | 'figure' | 'within'>

/** The keys that lead to an entry. */
export const goKeys = ({ letter }: MenuEntry): readonly [string, string] | undefined =>
  letter === undefined ? undefined : ['g', letter]

/**
 * The entries that the viewer may open. If a group's own screen is not allowed, the group links to its first allowed
 * entry; if that is the only one, it replaces the group.
 */
export const visibleMenu = (menu: readonly MenuEntry[], viewer: Viewer): MenuEntry[] =>
  menu.flatMap(({ within: all = [], ...entry }) => {
    const within = all.filter(({ operation }) => mayCall(viewer, operation))
    if (mayCall(viewer, entry.operation)) return [{ ...entry, within }]
    const [first] = within
    if (first === undefined) return []
    if (within.length === 1) return [{ ...entry, ...first, within: [] }]
    return [{ ...entry, path: first.path, operation: first.operation, within }]
  })

export const everyLink = (menu: readonly MenuEntry[]): MenuLink[] => menu.flatMap(linksWithin)

/** The entry and those below it. */
export function linksWithin(entry: MenuEntry): MenuLink[] {
  const within = entry.within ?? []
  return within.some(({ path }) => path === entry.path) ? [...within] : [entry, ...within]
}

/** Whether the link is an entry or one of its sub-entries. */
export const holds = (entry: MenuEntry, link: MenuLink | undefined): boolean =>
  link !== undefined && linksWithin(entry).some(({ path }) => path === link.path)

/** The link for a path: the one whose path is this path or its longest parent. */
export function activeLink(menu: readonly MenuEntry[], pathname: string): MenuLink | undefined {
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return everyLink(menu)
    .flatMap((link) => [link.path, link.alsoAt ?? []].flat().map((path) => ({ link, path })))
    .filter(({ path }) => isWithin(path))
    .sort((a, b) => b.path.length - a.path.length)[0]?.link
}
