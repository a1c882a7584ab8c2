import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../src/app/schema.ts'
import { historyModels, recordModels } from '../../src/features/audit/audit.rules.ts'
import { audienceOf } from '../../src/features/live/server/audience.ts'
import * as manifest from '../../src/features/records.ts'
import { audit } from '../../src/platform/server/audit/audit.ts'
import { activePerson } from '../../src/platform/server/authenticate.ts'
import { command } from '../../src/platform/server/command.ts'
import { ownContext } from '../../src/platform/server/context.ts'
import { requireRules } from '../../src/platform/server/records/record-reading.ts'
import { Refusal } from '../../src/platform/server/refusal.ts'
import { refuseStale } from '../../src/platform/server/version.ts'
import { areas, seeModerators, type Viewer } from '../../src/platform/shared/permission.ts'
import type { RecordKind } from '../../src/platform/shared/record.ts'
import { everyRecord } from '../harness/every-record.ts'
import { factories, noId, type Person } from '../harness/factories.ts'
import { liveStreams } from '../harness/live-streams.ts'
import { startServer } from '../harness/server.ts'

/**
 * Whatever tells of a record's changes tells only what the record's own query shows the same caller: every kind of
 * record × every kind of caller × every name in the audit log.
 */
const records: Readonly<Record<string, RecordKind>> = { ...manifest }
const models = Object.keys(records).filter((model) => records[model]!.history || records[model]!.readers)
const server = await startServer()
const make = factories(server.db)
const people: Record<string, Person | null> = {
  ADMIN: await make.anAdmin(),
  STAFF: await make.aStaff(),
  VERIFIED: await make.aVerified(),
  MEMBER: await make.aUser(),
  nobody: null,
}
for (const area of areas) people[area] = await make.aGrantee(area)
const admin = people.ADMIN!
const everything = await everyRecord(server.db, people.STAFF!.id)
const colleague = await make.anAdmin()

const namesIn = ({ fields, seenAs = {} }: RecordKind) => [...new Set([...fields, ...Object.keys(seenAs)])]

/** The type of the objects that hold the record, in the answer of its own query. */
function typeOf(call: string): { readonly type: GraphQLObjectType; readonly listed: boolean } {
  const field = schema.getQueryType()!.getFields()[/^\w+/.exec(call)![0]]!
  const type = getNamedType(field.type) as GraphQLObjectType
  const items = type.getFields().items
  return items ? { type: getNamedType(items.type) as GraphQLObjectType, listed: true } : { type, listed: false }
}

/** The field of the record's type that shows a name of the log; undefined if only a permission is declared. */
function shownAs({ seenAs }: RecordKind, type: GraphQLObjectType, name: string): string | undefined {
  const as = seenAs?.[name] ?? name
  const field = typeof as === 'string' ? type.getFields()[as] : undefined
  if (!field) return undefined
  const inner = getNamedType(field.type)
  if (isLeafType(inner)) return field.name
  // Any field of the object that the query may read.
  return isObjectType(inner) ? `${field.name} { __typename }` : undefined
}

/** A caller, as a client of the API and inside of the server. */
async function callerOf(name: string) {
  const person = people[name]!
  const client = server.as(person)
  const viewer: Viewer | null = person ? (await activePerson(server.db, person.id))!.viewer : null
  return { name, client, viewer, ctx: { ...ownContext(server.app, 'test'), viewer } }
}
const callers = await Promise.all(Object.keys(people).map(callerOf))
type Caller = (typeof callers)[number]

/** What the own query answers: the refusal, or whether this selection of the record is shown. */
async function ownAnswer({ client }: Caller, model: string, id: string, selected: string): Promise<string> {
  const { call } = everything[model]!
  const { type, listed } = typeOf(call)
  const isNamed = '_id' in type.getFields()
  const row = `${isNamed ? '_id' : ''} ${selected || '__typename'}`
  const text = `${call.includes('$id') ? 'query ($id: ID!) ' : ''}{ found: ${call} { ${listed ? `items { ${row} }` : row} } }`
  const { data, errors } = await client.query(text, call.includes('$id') ? { id } : {})
  if (errors) return errors[0]!.extensions.code
  const rows = [listed ? data.found.items : data.found].flat().filter(Boolean) as { _id?: string }[]
  return rows.some(({ _id }) => !isNamed || _id === id) ? 'shown' : 'NOT_FOUND'
}

/** What the record itself shows a caller: the refusal of its query, or the names in the log that it shows too. */
async function ownQuery(caller: Caller, model: string, id: string) {
  const refused = await ownAnswer(caller, model, id, '')
  if (refused !== 'shown') return { refused, shown: [] }
  const record = records[model]!
  const { type } = typeOf(everything[model]!.call)
  const shown: string[] = []
  for (const name of namesIn(record)) {
    const as = record.seenAs?.[name]
    const selected = shownAs(record, type, name)
    const isShown = selected
      ? (await ownAnswer(caller, model, id, selected)) === 'shown'
      : typeof as === 'object' && as.allows(caller.viewer)
    // Who reads the whole log may read every name there.
    if (isShown || caller.name === 'ADMIN') shown.push(name)
  }
  return { refused: null, shown }
}

/** Writes one audit entry for each name, with a version of its own, and one that changes all of them. */
async function changeEverything(model: string, id: string): Promise<void> {
  const record = records[model]!
  const names = namesIn(record)
  const isAction = (name: string) => !record.fields.includes(name) && /^cms/.test(name)
  await command(ownContext(server.app, 'test'), async (ctx) => {
    for (const [i, name] of names.entries()) {
      const told = isAction(name) ? {} : { before: { [name]: 'old' }, after: { [name]: 'new' } }
      const action = isAction(name) ? name : (record.actions[0] ?? 'cmsSetTermStatus')
      await audit(ctx, { action, model, targetId: id, version: i + 2, actorId: colleague.id, ...told })
    }
    await audit(ctx, { action: 'changeMyPassword', model, targetId: id, version: 99, actorId: colleague.id })
  })
}

const history =
  'query ($model: HistoryModel!, $id: ID!, $limit: Int, $after: ID) { cmsHistory(model: $model, targetId: $id, limit: $limit, after: $after) { items { action version changes { field before after } } next } }'
const since =
  'query ($model: RecordModel!, $id: ID!) { cmsChangesSince(model: $model, _id: $id, version: 1) { changes { field seen now by } } }'
const viewing =
  'mutation ($model: RecordModel!, $id: ID!, $tab: ID!, $leaving: Boolean) { cmsViewing(model: $model, _id: $id, tab: $tab, leaving: $leaving) { user { _id } } }'
const undo =
  'mutation ($model: RecordModel!, $id: ID!, $version: Int!) { cmsUndo(model: $model, _id: $id, version: $version) { version } }'

/** The names that a history tells, read in small pages; or its refusal. */
async function toldByHistory({ client }: Caller, model: string, id: string) {
  const told: string[] = []
  let after: string | null = null
  do {
    const { data, errors } = await client.query(history, { model, id, limit: 7, after })
    if (errors) return { refused: errors[0]!.extensions.code, told }
    const { items, next } = data.cmsHistory
    for (const { action, changes } of items) {
      told.push(...(changes.length === 0 ? [action] : changes.map(({ field }: { field: string }) => field)))
    }
    after = next
  } while (after)
  return { refused: null, told }
}

/** The fields in the refusal of a change that is based on an old version. */
async function toldByConflict({ ctx }: Caller, model: string, id: string): Promise<string[]> {
  const refusal = await refuseStale(ctx, { model, id, version: 99 }, 1).catch((error: unknown) => error as Refusal)
  return (refusal as Refusal).details.changes!.map(({ field }) => field)
}

const logged = (model: string, names: readonly string[]) =>
  names.filter((name) => records[model]!.fields.includes(name)).toSorted()
const byName = (names: readonly string[]) => [...new Set(names)].toSorted()

describe('the log of a record tells a caller what the record shows', () => {
  test('of every kind of record that anybody but ADMIN reads', () => {
    expect(models.filter((model) => !everything[model])).toEqual([])
    expect(models).toEqual(expect.arrayContaining([...historyModels, ...recordModels]))
  })

  test.each(models)('%s', async (model) => {
    const hasHistory = historyModels.includes(model as never)
    const isWatched = recordModels.includes(model as never)
    const { made, call } = everything[model]!
    const ids = [noId]
    for (const one of made) ids.push((await one()).id)
    // A query without an id or ids cannot tell that there is no such record.
    if (!call.includes('$id') && !('_id' in typeOf(call).type.getFields())) ids.shift()
    for (const id of ids) {
      await changeEverything(model, id)
      for (const caller of callers) {
        const { refused, shown } = await ownQuery(caller, model, id)
        const about = `${model} ${ids.indexOf(id)} for ${caller.name}`
        const audience = await audienceOf(server.app, { model, id, version: 2, by: colleague.id, fields: [] })

        if (hasHistory) {
          const found = await toldByHistory(caller, model, id)
          const isForgiven = caller.name === 'ADMIN' && refused === 'NOT_FOUND' && found.refused === null
          if (refused && !isForgiven) expect([refused, 'FORBIDDEN'], about).toContain(found.refused)
          else if (found.refused) expect(found.refused, about).toBe('FORBIDDEN')
          else if (caller.name !== 'ADMIN') expect(byName(found.told), about).toEqual(byName(shown))
        }
        if (caller.name !== 'ADMIN') expect(await toldByConflict(caller, model, id), about).toEqual(expect.toSatisfy((told: string[]) => refused !== null || byName(told).every((name) => shown.includes(name))))
        if (!isWatched) continue

        const compared = await caller.client.query(since, { model, id })
        expect(compared.errors?.[0]!.extensions.code ?? null, about).toBe(refused)
        if (!refused && caller.name !== 'ADMIN') {
          const changes = compared.data.cmsChangesSince.changes as { field: string; by: string | null }[]
          expect(logged(model, changes.map(({ field }) => field)), about).toEqual(logged(model, shown))
          if (!seeModerators.allows(caller.viewer)) expect(changes.every(({ by }) => by === null), about).toBe(true)
        }
        const tab = crypto.randomUUID()
        const watched = await caller.client.query(viewing, { model, id, tab })
        expect(watched.errors?.[0]!.extensions.code ?? null, about).toBe(refused)
        if (!watched.errors) await caller.client.data(viewing, { model, id, tab, leaving: true })

        // A message says that there is a new version; deleted records may still be on a screen.
        if (refused === 'FORBIDDEN' || refused === 'UNAUTHENTICATED') expect(audience(caller.viewer!), about).toBe('nothing')
      }
    }
  })
})
