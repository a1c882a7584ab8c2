import { expect, test } from 'vitest'
import type { Operation } from '../../src/platform/shared/operation.ts'
import { argumentsOf, asLiterals, asVariables, type Place, placesWith, takesFile } from '../harness/every-argument.ts'
import { factories, noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Input is checked in one place, for every argument of every operation of both APIs: these tests go through all of them. */

const server = await startServer()
const { anAdmin, anApiKey, aUser } = factories(server.db)
// Several, because each person may only send so much a second.
const several = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, make))
const callers = {
  STAFF: await several(async () => server.as(await anAdmin())),
  MEMBER: await several(async () => server.asMember(await aUser())),
  KEY: await several(async () => server.asMember({ idToken: (await anApiKey()).text })),
}
const isForKeys = ({ field }: Place) => (field.extensions.operation as Operation).permission.keyScope !== undefined
let turn = 0
const anyCaller = (place: Place) => {
  const those = callers[isForKeys(place) ? 'KEY' : place.audience]
  return those[turn++ % those.length]!
}

/** Sends a value in this place, once as a variable and, if a document can contain it, once as a literal. */
async function refusals(place: Place, hostile: unknown, literally: boolean) {
  const given = argumentsOf(place, hostile)
  const { text, variables } = asVariables(place, given)
  const found = [await anyCaller(place).refusal(text, variables)]
  if (literally && !takesFile(place)) found.push(await anyCaller(place).refusal(asLiterals(place, given)))
  return found
}

/** What was sent, and what must be in the refusal: a case that fails says which value it was. */
const sent = (hostile: unknown) => JSON.stringify(hostile) ?? String(hostile)

test.each(placesWith('ID'))('the id $shown must be one', async (place) => {
  for (const hostile of ['x', '', 12, `{${noId}}`, `${noId}\0`]) {
    const literally = typeof hostile === 'number' || !hostile.includes('\0')
    for (const refusal of await refusals(place, hostile, literally))
      expect(refusal, sent(hostile)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: place.path.join('.') }],
      })
  }
})

test.each(placesWith('String'))('the text $shown cannot contain what cannot be stored', async (place) => {
  const halves = ['a\ud800b', '\udfff']
  for (const hostile of ['a\0b', ...halves])
    for (const { code, fields } of await refusals(place, hostile, !halves.includes(hostile))) {
      expect(code, sent(hostile)).toBe('BAD_USER_INPUT')
      expect(fields?.map(({ field }) => field)).toContain(place.path.join('.'))
    }
})

const hostileJson: Readonly<Record<string, string>> = {
  NUL: '{"a":["a\\u0000b"]}',
  'NUL in a name': '{"a\\u0000":1}',
  'half of a surrogate pair': '["\\ud800"]',
  'a nesting of 100000 lists': '['.repeat(100_000) + ']'.repeat(100_000),
  'a nesting of 30000 objects': '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000),
  'a number beyond all': '[1e400]',
  'a name that is a prototype': '{"__proto__":{"group":"ADMIN"}}',
  'a hundred thousand values': `[${'1,'.repeat(100_000)}1]`,
}

test.each(placesWith('JSON'))('the JSON $shown cannot be larger, deeper or stranger than it may', async (place) => {
  const path = place.path.join('.')
  const { text, variables } = asVariables(place, argumentsOf(place, 'HOSTILE'))
  for (const [name, json] of Object.entries(hostileJson)) {
    const payload = JSON.stringify({ query: text, variables }).replace('"HOSTILE"', json)
    const { errors } = await anyCaller(place).send({ headers: { 'content-type': 'application/json' }, payload })
    expect(errors?.[0]?.extensions.code, name).toBe('BAD_USER_INPUT')
    expect(errors?.[0]?.extensions.fields?.[0]?.field, name).toMatch(new RegExp(`^${path}(\\.|$)`))
    expect(({} as { group?: string }).group, name).toBeUndefined()
  }
})

test.each(placesWith('Int'))('the number $shown must be a whole one of 32 bits; -0 may be refused', async (place) => {
  for (const hostile of [2 ** 31, -(2 ** 31) - 1, 0.5, '1', [{}]])
    for (const { code, fields } of await refusals(place, hostile, typeof hostile === 'number')) {
      expect(code, sent(hostile)).toBe('BAD_USER_INPUT')
      expect(fields?.[0]?.field.startsWith(place.path.join('.'))).toBe(true)
    }
  const zero = asLiterals(place, argumentsOf(place, 0)).replace(/: 0/g, ': -0')
  const { errors } = await anyCaller(place).query(zero)
  expect(['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', undefined]).toContain(errors?.[0]?.extensions.code)
})

test.each([...placesWith('DateTime'), ...placesWith('Day')])('the time $shown must be one', async (place) => {
  for (const hostile of [
    'now',
    '2026-02-30',
    '0000-00-00',
    1e300,
    {},
    '2026-01-01T00:00:00Z\0',
    '9999-12-31T23:59:59Z',
  ])
    for (const { code, fields } of await refusals(place, hostile, typeof hostile === 'number')) {
      expect(code, sent(hostile)).toBe('BAD_USER_INPUT')
      expect(fields?.[0]?.field).toBe(place.path.join('.'))
    }
})
