/**
 * Writes, for reviews, who may call each operation (`docs/permissions.md`), and what of persons leaves the product
 * (`docs/personal-data.md`). Fails if `permission-matrix.json`, by which
 * the tests ask the server the same, leaves out an operation or a field of a person.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import { textIn } from '../platform/server/english.ts'
import { isHiddenFrom } from '../platform/server/graphql/operation-plugin.ts'
import { listSources } from '../platform/server/lists/list-source.ts'
import type { Operation } from '../platform/shared/operation.ts'
import { type Area, areas, type Permission, type Viewer } from '../platform/shared/permission.ts'
import { memberSchema, schema } from './schema.ts'

const person = (viewer: Partial<Viewer>): Viewer => ({
  _id: '',
  group: 'MEMBER',
  badgeStatus: null,
  termStatus: 'NORMAL',
  areas: [],
  ...viewer,
})
const withArea = (area: Area) => person({ group: 'STAFF', areas: [area] })

function whoMay({ allows }: Pick<Permission, 'allows'>): string {
  if (allows(null)) return 'anyone'
  if (allows(person({}))) return 'every signed-in person'
  const staff = allows(person({ group: 'STAFF' }))
    ? ['STAFF']
    : areas.filter((area) => allows(withArea(area))).map((area) => `STAFF with ${area}`)
  return ['ADMIN', ...staff, ...(allows(person({ badgeStatus: 'VERIFIED' })) ? ['VERIFIED'] : [])].join(', ')
}

const operationsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType()!, schema.getMutationType()!]
    .flatMap((type) => Object.values(type.getFields()))
    .map(({ extensions }) => extensions.operation as Operation)
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name))
const operations = operationsOf(schema)
const memberOperations = operationsOf(memberSchema)
const rows = operations.map(({ name, kind, permission }) => `| \`${name}\` | ${kind} | ${whoMay(permission)} |`)

/** Of the API of members: every member who signed in there, or anyone; a mutation is refused to those who are suspended. */
const memberRows = memberOperations.map(({ name, kind, permission }) => {
  const { keyScope, orKeyScope, inPerson } = permission
  if (keyScope) return `| \`${name}\` | ${kind} | API keys with ${keyScope} | |`
  const people = permission.allows(null) ? 'anyone' : inPerson ? 'every member who signed in' : 'every member'
  const who = orKeyScope ? `${people}, API keys with ${orKeyScope}` : people
  const suspended = kind === 'query' || permission.whileSuspended ? 'yes' : 'no'
  return `| \`${name}\` | ${kind} | ${who} | ${suspended} |`
})

writeFileSync(
  'docs/permissions.md',
  `# Who may call what

Written by \`npm run generate\` from the operations of the features. Some ask more of the record that they are called for:
its model's own permission, its owner, its version.

## Staff, at \`/graphql\`

| operation | kind | who |
|---|---|---|
${rows.join('\n')}

## Members, at \`/app/graphql\`

Whoever is neither blocked nor deleted, staff too. Those who are suspended only read. The app's own backend calls what API
keys may call, and gives members tokens of 15 minutes, with which they may do all that needs no sign-in.

| operation | kind | who | while suspended |
|---|---|---|---|
${memberRows.join('\n')}
`,
)

const matrix = JSON.parse(readFileSync('tests/api/permission-matrix.json', 'utf8')) as {
  operations: Record<string, string[]>
  memberOperations: Record<string, string[]>
  fieldsOfAnotherPerson: object
}
const exported = listSources().flatMap(({ spec, operation, columns }) => {
  const personal = Object.values(columns).flatMap(({ title, personal }) => (personal ? [textIn('en', title)] : []))
  return personal.length > 0 ? [`| ${spec.name} | ${personal.join(', ')} | ${whoMay(operation.permission)} |`] : []
})
const personal = Object.values(memberSchema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => extensions.personal === true)
      .map(({ name }) => `- \`${type.name}.${name}\``),
  )
  .toSorted()
const restricted = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => extensions.visibleTo)
      .map(({ name, extensions }) => {
        const who = whoMay({ allows: (viewer) => viewer !== null && !isHiddenFrom(viewer, extensions) })
        return `| \`${type.name}.${name}\` | ${who} |`
      }),
  )
  .toSorted()
writeFileSync(
  'docs/personal-data.md',
  `# What of persons leaves the product

Written by \`npm run generate\`. A column of an export says \`personal: true\` where it is declared; a field of the API
says \`visibleTo\`, one of members' API \`personal: true\`. A reviewer looks at every change of this file.

## Columns of exports

| list | columns | who may export it |
|---|---|---|
${exported.toSorted().join('\n')}

## Fields that not every reader of their record sees

Persons also see all of their own fields.

| field | who |
|---|---|
${restricted.join('\n')}

## Fields of the API of members that API keys read only with their switch *personal data*

${personal.join('\n')}
`,
)

/** An operation may have several rows, such as `cmsHistory POST`. */
const named = (profiles: Record<string, string[]>) =>
  new Set(
    Object.values(profiles)
      .flat()
      .map((row) => row.split(' ')[0]),
  )
const listed = named(matrix.operations)
const listedOfMembers = named(matrix.memberOperations)
const missing = [
  ...operations.map(({ name }) => name).filter((name) => !listed.has(name)),
  ...memberOperations.flatMap(({ name }) => (listedOfMembers.has(name) ? [] : [`${name} of members`])),
  ...Object.keys((schema.getType('User') as GraphQLObjectType).getFields())
    .filter((name) => !Object.hasOwn(matrix.fieldsOfAnotherPerson, name))
    .map((name) => `User.${name}`),
]
if (missing.length > 0) {
  console.error(`tests/api/permission-matrix.json says nothing of ${missing.join(', ')}`)
  process.exitCode = 1
}
