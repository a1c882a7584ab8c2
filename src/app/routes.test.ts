import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import '../features/records.ts'
import { auditModels, recordAddress } from '../features/records/audit/audit.rules.ts'
import { routes } from './routes.ts'

/** The addresses of the specification's three documents. */
const documented = `
  /login /dashboard /dashboard/top-users /dashboard/contents /dashboard/top-referrals
  /users /users/BLOCKED /users/providers /users/{type} /users/create /users/{id}/edit /settings /account/profile
  /posts /posts/blocked /posts/create /posts/{id} /posts/{id}/edit
  /verifies/page /verifies/page/{status} /verifies/user /verifies/user/{status}
  /reports/page /reports/post /reports/user /reports/comment /reports/group /reports/media /reports/product
  /products /products/{type} /pages /pages/{type} /pages/BLOCKED /places /groups /page-categories /trusted-points
  /system-notifications /vouchers /vouchers/type/{type} /vouchers/create /vouchers/{id}/edit
  /vouchers/referrals /vouchers/referrals/codes/{id} /banners /banners/app /banners/create /banners/{id}/edit /menu_banner
  /lucky-wheels /lucky-wheels/{type} /lucky-wheels/create /lucky-wheels/edit/{id} /instruction/lucky-wheels
  /winning-condition/lucky-wheels /running/lucky-wheels /message/lucky-wheels /terms/lucky-wheels
  /badges /badges/create /badges/edit /badges/verifies /badges/register_form
  /events /event/create /event/edit/{id} /sensitive-words /system-settings`
  .trim()
  .split(/\s+/)

interface Node {
  readonly path?: string
  readonly file?: string
  readonly children?: readonly Node[]
}

const paths = (node: Node): string[] => [...(node.path ? [node.path] : []), ...(node.children ?? []).flatMap(paths)]
const patterns = paths(routes as Node).filter((path) => path !== '/$')

/** Whether a route matches an address: a parameter in either matches any one segment. */
function answers(pattern: string, address: string): boolean {
  const [given, asked] = [pattern.split('/'), address.split('/')]
  return given.length === asked.length && given.every((part, i) => part.startsWith('$') || part === asked[i])
}

test.each(documented)('a screen answers to %s', (address) => {
  expect(patterns.filter((pattern) => answers(pattern, address))).not.toEqual([])
})

const addresses = auditModels.flatMap((model) => {
  const address = recordAddress(model, 'an-id')
  return address === undefined ? [] : [[model, address.replace(/\?.*/, '')] as const]
})

test.each(addresses)('a screen answers to the address of a %s, %s', (_, address) => {
  expect(patterns.filter((pattern) => answers(pattern, address))).not.toEqual([])
})

/** Routes that are open to everybody or to every signed-in person, and routes without a screen. */
const forAll = /^\/(login|account\/|second-factor|\$)/
const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)]
const guarded = nodes(routes as Node).filter(({ path }) => path !== undefined && !forAll.test(path))

test.each(guarded.map(({ path, file }) => [path, file!]))(
  'the screen at %s names the operation that its viewers must be allowed',
  (_, file) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toMatch(/staticData: \{[^}]*\boperation: /)
  },
)
