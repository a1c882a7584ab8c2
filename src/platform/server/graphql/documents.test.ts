import { GraphQLBoolean, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { compileQuery } from 'graphql-jit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { type DocumentStore, documentStore } from './documents.ts'

vi.mock('graphql-jit', { spy: true })

const Thing: GraphQLObjectType = new GraphQLObjectType({
  name: 'Thing',
  fields: () => ({
    n: { type: new GraphQLNonNull(GraphQLInt), args: { by: { type: GraphQLInt } }, resolve: (_, { by }) => by ?? 1 },
    bad: {
      type: GraphQLInt,
      resolve() {
        throw new Error('no')
      },
    },
    worse: {
      type: new GraphQLNonNull(GraphQLInt),
      resolve() {
        throw new Error('no')
      },
    },
    things: { type: new GraphQLNonNull(new GraphQLList(Thing)), resolve: () => [{}, {}] },
    later: { type: Thing, resolve: () => Promise.resolve({}) },
  }),
})
const done: number[] = []
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { thing: { type: Thing, resolve: () => ({}) }, yes: { type: GraphQLBoolean, resolve: () => true } },
  }),
  mutation: new GraphQLObjectType({
    name: 'Mutation',
    fields: {
      change: {
        type: new GraphQLNonNull(GraphQLInt),
        args: { to: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve(_, { to }: { to: number }) {
          if (to < 0) throw new Error('no')
          done.push(to)
          return to
        },
      },
    },
  }),
})

const ours = 'query Ours { thing { n } }'
let store: DocumentStore
const prepare = (text: string, operationName: string | null = null, keep = true) =>
  store.prepare({ text, operationName, keep, admit: () => {} })
const run = async (text: string, variables = {}, operationName: string | null = null) =>
  prepare(text, operationName).execute({} as Context, variables)
const compilations = () => vi.mocked(compileQuery).mock.calls.length

beforeEach(() => {
  vi.mocked(compileQuery).mockClear()
  store = documentStore(schema, { persisted: new Map([['hash', ours]]), introspection: false })
})

describe('another client’s document', () => {
  test('is compiled when it comes again, not before', async () => {
    const text = '{ thing { n } }'
    for (const [time, compiled] of [0, 1, 1].entries()) {
      expect(await run(text), `time ${time}`).toEqual({ data: { thing: { n: 1 } } })
      expect(compilations()).toBe(compiled)
    }
  })

  test('is not compiled if it is a mutation: after a failure the next fields must not run', async () => {
    for (let time = 0; time < 3; time++) await run('mutation { a: change(to: 1) b: change(to: -1) c: change(to: 2) }')
    expect(done).toEqual([1, 1, 1])
    expect(compilations()).toBe(0)
  })

  test.each([
    '{ thing { n bad worse } yes }',
    '{ thing { things { n bad later { n bad things { worse } } } } }',
    'query ($by: Int = 5, $skip: Boolean = false) { thing { n(by: $by) a: n(by: 2) bad @skip(if: $skip) } }',
    'query A { yes } query B { thing { ...F } } fragment F on Thing { n ... on Thing { later { n } } }',
    '{ __typename thing { __typename } }',
    '{ constructor: yes hasOwnProperty: thing { toString: n } }',
  ])('has the same result the first time and later: %s', async (text) => {
    const name = text.startsWith('query A') ? 'B' : null
    // The order of the errors depends on the executor.
    const answer = async () => {
      const { data, errors } = await run(text, {}, name)
      return JSON.stringify([data, errors?.map((error) => JSON.stringify(error)).toSorted()])
    }
    const first = await answer()
    expect(await answer()).toBe(first)
    expect(await answer()).toBe(first)
    expect(compilations()).toBe(1)
  })

  test('is kept within a limit of bytes, however many come', () => {
    const large = (n: number) =>
      `query Q${n} { thing { ${'later { n '.repeat(8)} ${'}'.repeat(8)} } } #${'x'.repeat(9_000)}`
    for (let n = 0; n < 500; n++) {
      prepare(large(n))
      prepare(large(n))
    }
    expect(store.bytes()).toBeGreaterThan(1_000_000)
    expect(store.bytes()).toBeLessThan(16 * 1024 * 1024)
    expect(store.isKept(large(499))).toBe(true)
    expect(store.isKept(large(0))).toBe(false)
  })

  test('leaves nothing behind if it is not to be kept, or is refused', () => {
    prepare('{ yes }', null, false)
    expect(() => prepare('{ nonsense }')).toThrow()
    expect(() => prepare('{')).toThrow()
    expect(() => prepare('query A { yes } query B { yes }')).toThrow('Name one operation')
    expect(store.bytes()).toBe(0)
  })
})

describe('a persisted document', () => {
  test('is compiled once, and not evicted by others', async () => {
    await run(ours)
    for (let n = 0; n < 3_000; n++) prepare(`query Q${n} { yes } #${'x'.repeat(30_000)}`)
    await run(ours)
    expect(compilations()).toBe(1)
  })

  test.each(['', 'Theirs', 'Ours\n', '\n'])('is not broken by the operation name %j', async (name) => {
    expect(() => prepare(ours, name)).toThrow('Name one operation')
    expect(await run(ours)).toEqual({ data: { thing: { n: 1 } } })
    expect(() => prepare(ours, name)).toThrow('Name one operation')
    expect(await run(ours, {}, 'Ours')).toEqual({ data: { thing: { n: 1 } } })
  })
})

test('is not confused with another whose name and text join to the same string', async () => {
  // If name and text were joined by a line break, the two documents would have the same key.
  const [text, other] = ['query A { yes }', 'B\nquery A { yes }']
  expect(await run(text, {}, 'A')).toEqual({ data: { yes: true } })
  expect(() => prepare(other, null)).toThrow()
  expect(() => prepare(text, 'B')).toThrow()
  expect(await run(text)).toEqual({ data: { yes: true } })
})

describe('a document over the limits is refused before it is validated', () => {
  const chain = (n: number, body: (i: number) => string) =>
    `${Array.from({ length: n }, (_, i) => `fragment F${i} on Thing { ${body(i)} }`).join(' ')} fragment F${n} on Thing { n }`
  test.each([
    ['too deep', `{ thing { ${'later { '.repeat(9)} n ${'}'.repeat(9)} } }`, 'depth limit of 10'],
    ['too deep in fragments', `{ thing { ...F0 } } ${chain(12, (i) => `later { ...F${i + 1} }`)}`, 'depth limit of 10'],
    [
      'without end',
      '{ thing { ...A } } fragment A on Thing { later { ...B } } fragment B on Thing { things { ...A } }',
      'depth limit',
    ],
    ['a fragment of itself', '{ thing { ...A } } fragment A on Thing { ...A n }', 'within itself'],
    ['too many aliases', `{ thing { ${Array.from({ length: 16 }, (_, i) => `a${i}: n`).join(' ')} } }`, 'limit of 15'],
    [
      'aliases of __typename',
      `{ thing { ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(' ')} } }`,
      'limit of 15',
    ],
    ['fields in the same place', `{ thing { ${'n '.repeat(200)} } }`, 'more than once'],
    [
      'fields multiplied by fragments',
      `{ thing { ...F0 } } ${chain(8, (i) => `later { ...F${i + 1} } things { ...F${i + 1} } n`)}`,
      '1000 selections',
    ],
    ['too many tokens', `{ thing { ${'n '.repeat(2_000)} } }`, '2000 tokens'],
    ['too long', `{ yes } #${'x'.repeat(33_000)}`, 'too long'],
  ])('%s', (_, text, message) => {
    expect(messageOf(() => prepare(text))).toContain(message)
  })
})

function messageOf(work: () => unknown): string {
  try {
    work()
    return 'not refused'
  } catch (error) {
    const { message, answer } = error as Error & { answer?: readonly Error[] }
    return answer?.[0]?.message ?? message
  }
}
