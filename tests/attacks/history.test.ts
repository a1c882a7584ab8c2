import type { GraphQLObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../src/app/schema.ts'
import '../../src/features/records.ts'
import { historyModels, recordModels } from '../../src/features/records/audit/audit.rules.ts'
import { recordKinds as records } from '../../src/platform/shared/record.ts'
import { audienceOf } from '../../src/features/records/live/server/audience.ts'
import { audit } from '../../src/platform/server/audit/audit.ts'
import { activePerson } from '../../src/platform/server/access/authenticate.ts'
import { command } from '../../src/platform/server/command.ts'
import { ownContext } from '../../src/platform/server/context.ts'
import { isVisible } from '../../src/platform/server/graphql/operation-plugin.ts'
import { listSources } from '../../src/platform/server/lists/list-source.ts'
import { announceChange, announcePresence } from '../../src/platform/server/live/announce.ts'
import { requireRules } from '../../src/platform/server/records/record-reading.ts'
import type { Refusal } from '../../src/platform/server/refusal.ts'
import { refuseStale } from '../../src/platform/server/records/version.ts'
import { areas, exportLists, seeModerators, type Viewer } from '../../src/platform/shared/permission.ts'
import { everyRecord } from '../harness/every-record.ts'
import { factories, noId, type Person } from '../harness/factories.ts'
import { liveStreams } from '../harness/live-streams.ts'
import { namesIn, ownQuery, typeOf } from '../harness/own-query.ts'
import { startServer } from '../harness/server.ts'

/**
 * Whatever tells of a record's changes tells only what the record's own query shows the same caller: every kind of
 * record × every kind of caller × every name in the audit log.
 */
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
const everything = await everyRecord(server.db, people.STAFF!.id)
const colleague = await make.anAdmin()

/** A caller, as a client of the API and inside of the server. */
async function callerOf(name: string) {
  const person = people[name]!
  const client = server.as(person)
  const viewer: Viewer | null = person ? (await activePerson(server.db, person.id))!.viewer : null
  return { name, client, viewer, ctx: { ...ownContext(server.app, 'test'), viewer } }
}
const callers = await Promise.all(Object.keys(people).map(callerOf))
type Caller = (typeof callers)[number]

/** Writes one audit entry for each name, with a version of its own, and one that changes all of them. */
async function changeEverything(model: string, id: string): Promise<void> {
  const record = records[model]!
  const names = namesIn(record)
  const isAction = (name: string) => !record.fields.includes(name) && name.startsWith('cms')
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

const byName = (names: readonly string[]) => [...new Set(names)].toSorted()
/** Those that are fields. */
const loggedOf = (model: string, names: readonly string[]) =>
  byName(names.filter((name) => records[model]!.fields.includes(name)))

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
  const told = (refusal as Refusal).details.changes!.map(({ field }) => field)
  return loggedOf(model, told)
}

/** Refusals of an undo: nobody learns that there was a change of which the history does not tell. */
async function undoRefusal({ client }: Caller, model: string, id: string, version: number) {
  const { code, reason } = await client.refusal(undo, { model, id, version })
  return [code, reason]
}

describe('the log of a record tells a caller what the record shows', () => {
  test('of every kind of record that others than ADMIN read', () => {
    expect(models.filter((model) => !everything[model])).toEqual([])
    expect(models).toEqual(expect.arrayContaining<string>([...historyModels, ...recordModels]))
  })

  test.each(models)('%s', async (model) => {
    const hasHistory = historyModels.includes(model)
    const isWatched = recordModels.includes(model)
    const names = namesIn(records[model]!)
    const fields = (of: readonly string[]) => loggedOf(model, of)
    const { made, call } = everything[model]!
    const ids = [noId]
    for (const one of made) ids.push((await one()).id)
    // A single record that is read without an id: there is no other.
    if (!call.includes('$id') && !('_id' in typeOf(call).type.getFields())) ids.shift()
    // Who may not read the model may read none of its records.
    const barred = new Set<Caller>()
    for (const id of ids) {
      await changeEverything(model, id)
      for (const caller of callers.filter((caller) => !barred.has(caller))) {
        const record = records[model]!
        const own = await ownQuery(caller, { record, call }, id)
        // Who reads the whole log may read every name there.
        const { refused, shown } = caller.name === 'ADMIN' && !own.refused ? { refused: null, shown: names } : own
        if (refused !== null && refused !== 'NOT_FOUND') barred.add(caller)
        const about = `${model} ${ids.indexOf(id)} for ${caller.name}`
        const isRefusal = (code: string | null) => code === refused || (refused !== null && code === 'FORBIDDEN')

        if (hasHistory) {
          const { refused: code, told } = await toldByHistory(caller, model, id)
          if (caller.name === 'ADMIN' && refused === null) expect(told, about).toHaveLength(names.length + 1)
          else if (caller.name !== 'ADMIN') {
            // A history may be for fewer people than the record.
            if (code !== 'FORBIDDEN') expect(isRefusal(code), about).toBe(true)
            if (code === null) expect(byName(told), about).toEqual(byName(shown))
          }
        }
        if (refused === null) expect(await toldByConflict(caller, model, id), about).toEqual(fields(shown))
        if (!isWatched) continue

        const compared = await caller.client.query(since, { model, id })
        expect(compared.errors?.[0]!.extensions.code ?? null, about).toBe(refused)
        if (refused === null) {
          const changes = compared.data.cmsChangesSince.changes as { field: string; by: string | null }[]
          expect(fields(changes.map(({ field }) => field)), about).toEqual(fields(shown))
          const known = changes.filter(({ by }) => by !== null)
          expect(known, about).toHaveLength(seeModerators.allows(caller.viewer) ? changes.length : 0)
        }
        const tab = crypto.randomUUID()
        const watched = await caller.client.query(viewing, { model, id, tab })
        expect(watched.errors?.[0]!.extensions.code ?? null, about).toBe(refused)
        if (refused === null) await caller.client.data(viewing, { model, id, tab, leaving: true })

        if (caller.name === 'ADMIN') continue
        const none = await undoRefusal(caller, model, id, 98)
        const hidden = names.findIndex((name) => !shown.includes(name))
        if (hidden >= 0) expect(await undoRefusal(caller, model, id, hidden + 2), about).toEqual(none)
        if (!caller.viewer) continue
        for (const name of names) {
          const message = { model, id, version: 2, by: colleague.id, fields: [name] }
          const heard = (await audienceOf(server.app, message))(caller.viewer)
          if (refused === 'FORBIDDEN') expect(heard, about).toBe('nothing')
          if (refused === null) {
            const knowsWho = shown.includes(name) && seeModerators.allows(caller.viewer)
            expect(heard, about).toBe(knowsWho ? 'who' : 'that')
          }
        }
      }
    }
  })
})

test('a stream tells nothing of the runs of others, and not who changed what the viewer may not read', async () => {
  const { streamOf } = liveStreams()
  const [promotion, readers] = [await streamOf(server, people.PROMOTION!), await streamOf(server, people.PEOPLE!)]
  const runs = {
    own: await make.aRun({ kind: 'EXPORT', created_by: people.PROMOTION!.id }),
    codes: await make.aRun({ kind: 'CODE_IMPORT' }),
    words: await make.aRun({ kind: 'WORD_IMPORT' }),
    export: await make.aRun({ kind: 'EXPORT', created_by: people.STAFF!.id }),
  }
  const inside = ownContext(server.app, 'test')
  for (const { id } of [runs.words, runs.export, runs.own, runs.codes]) {
    await announceChange(inside, { model: 'RUN', id, version: 2, by: null })
    await announcePresence(inside, { model: 'RUN', id })
  }
  for (const { id } of [runs.own, runs.codes]) await promotion.hears(id, 2)
  const heard = JSON.stringify(promotion.events)
  for (const { id } of [runs.words, runs.export]) expect(heard).not.toContain(id)

  const person = await make.aUser()
  const entry = { action: 'cmsSetGrants', model: 'USER', targetId: person.id, actorId: colleague.id }
  await command(inside, async (ctx) => {
    await audit(ctx, { ...entry, after: { areas: ['POINTS'] }, version: 2 })
  })
  expect(await readers.hears(person.id, 2)).toMatchObject({ by: null })
  await command(inside, async (ctx) => {
    await audit(ctx, { ...entry, after: { areas: [], group: 'MEMBER' }, version: 3 })
  })
  expect(await readers.hears(person.id, 3)).toMatchObject({ by: colleague.id })
  const { told } = await toldByHistory(
    callers.find(({ name }) => name === 'PEOPLE')!,
    'USER',
    person.id,
  )
  expect(told).toEqual(['group'])
})

test('a logged field of which nothing says who may read it does not build', () => {
  const GROUP = records.GROUP!
  expect(() => requireRules(schema, { ...records, GROUP: { ...GROUP, fields: [...GROUP.fields, 'secret'] } })).toThrow(
    /GROUP: .* secret /,
  )
  expect(() => requireRules(schema, { NEW: GROUP })).toThrow('NEW has no reading')
})

test('no export has a column that a reader of its list may not read', () => {
  const user = schema.getType('User') as GraphQLObjectType
  for (const { spec, operation, columns } of listSources()) {
    const rows = typeOf(operation.name).type.getFields()
    for (const { name, viewer } of callers) {
      if (!exportLists.allows(viewer) || !operation.permission.allows(viewer)) continue
      for (const column of Object.keys(columns)) {
        const field = rows[column] ?? user.getFields()[column]
        const isShown = !field || isVisible(viewer, field.extensions, { id: noId })
        expect(isShown, `${spec.name}.${column} for ${name}`).toBe(true)
      }
    }
  }
})
