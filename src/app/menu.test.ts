import { expect, test } from 'vitest'
import type { Area, Viewer } from '../platform/shared/permission.ts'
import { activeLink, everyLink, visibleMenu } from '../platform/web/shell/menu.ts'
import { menu } from './menu.ts'
import { routes } from './routes.ts'

test('every main screen has a letter of its own after g', () => {
  const letters = menu.map(({ letter }) => letter)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter ?? ''))).toEqual([])
  expect(new Set(letters).size).toBe(menu.length)
})

const staff = (...areas: Area[]): Viewer => ({
  _id: '1',
  group: 'STAFF',
  badgeStatus: null,
  termStatus: 'NORMAL',
  areas,
})
const paths = (viewer: Viewer) => everyLink(visibleMenu(menu, viewer)).map(({ path }) => path)

test.each([['MODERATION'], ['PROMOTION']] as const)('whoever begins long work by the area %s finds it', (area) => {
  expect(paths(staff(area))).toContain('/runs')
})

test('a group of which one entry is open is shown as that entry', () => {
  const last = visibleMenu(menu, staff('MODERATION')).find(({ path }) => path === '/runs')
  expect(last?.label()).toBe('Background jobs')
  expect(last?.within).toEqual([])
})

test.each([[], ['VERIFICATION'], ['POINTS'], ['NOTIFICATIONS'], ['PEOPLE']] as const)(
  'others do not find long work in the menu: %s',
  (...areas) => {
    expect(paths(staff(...areas))).not.toContain('/runs')
  },
)

interface Node {
  readonly path?: string
  readonly children?: readonly Node[]
}

const routePaths = (node: Node): string[] => [
  ...(node.path ? [node.path] : []),
  ...(node.children ?? []).flatMap(routePaths),
]
/** Screens that belong to a person or to no entry. */
const unmarked = /^\/(login|account|second-factor|\$)/

test.each(routePaths(routes as Node).filter((path) => path !== '/' && !unmarked.test(path)))(
  'the menu marks an entry at %s',
  (path) => {
    expect(activeLink(menu, path)).toBeDefined()
  },
)
