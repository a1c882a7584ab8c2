import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ActionKind, actionKinds, award, type Facts } from './award.ts'
import { ended, newReplay, Replay, type ReplayedRow } from './replay.ts'
import { RuleBook, type RuleVersion } from './rule-book.ts'
import { numbersOf, type RuleType, ruleTypes } from './trusted-point.values.ts'

const count = fc.option(fc.integer({ min: 0, max: 30 }), { nil: null })

const ruleOf = (type: RuleType) =>
  fc.record({
    points: fc.integer({ min: 0, max: 5_000 }),
    actionType: fc.constantFrom(...actionKinds.filter((kind) => kind !== 'REFERRAL')),
    numbers: fc.record(Object.fromEntries(numbersOf[type].map((name) => [name, count]))),
    since: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
    isDeleted: fc.boolean(),
  })

/** A few rules of every type, each with some versions; the last one may be a deletion. */
const versions: fc.Arbitrary<RuleVersion[]> = fc
  .array(
    fc
      .constantFrom(...ruleTypes)
      .chain((type) => fc.array(ruleOf(type), { minLength: 1, maxLength: 3 }).map((said) => ({ type, said }))),
    { minLength: 1, maxLength: 8 },
  )
  .map((rules) =>
    rules.flatMap(({ type, said }, rule) => {
      const moments = said.map(({ since }) => since[0]!).sort((a, b) => a - b)
      return said.map(({ points, actionType, numbers, isDeleted }, i) => ({
        id: `rule ${rule}`,
        version: i + 1,
        type,
        actionType,
        points,
        numbers,
        description: `Rule ${rule}`,
        since: moments[i]!,
        createdAt: moments[0]!,
        isDeleted: isDeleted && i === said.length - 1,
      }))
    }),
  )

const facts: fc.Arbitrary<Facts> = fc.record({
  kind: fc.constantFrom<ActionKind>(...actionKinds),
  earned: fc.integer({ min: 0, max: 3_000 }),
  postsToday: fc.integer({ min: 0, max: 12 }),
  length: fc.integer({ min: 0, max: 30 }),
  hasPicture: fc.boolean(),
  reviewsBefore: fc.integer({ min: 0, max: 30 }),
  number: fc.integer({ min: 1, max: 30 }),
})
const acts = fc.array(
  fc.record({
    user: fc.integer({ min: 0, max: 4 }),
    at: fc.integer({ min: 0, max: 8 }),
    late: fc.boolean(),
    facts,
  }),
  {
    maxLength: 60,
  },
)

/** What the engine stores for actions, those of a member together. Some read the rules just before they were saved anew. */
function recorded(
  book: RuleBook,
  given: readonly { user: number; at: number; late: boolean; facts: Facts }[],
): ReplayedRow[] {
  return given
    .toSorted((a, b) => a.user - b.user)
    .map(({ user, at, late, facts }, i) => {
      const { judged } = award(book.at(late ? at - 1 : at), facts)
      const outcome = judged
        .filter(({ applied }) => applied)
        .map(({ rule, version, amount }) => ({ rule, version, amount }))
      return [`user ${user}`, String(i), `day ${at % 7}`, at, facts.kind, facts, outcome]
    })
}

/** Judged in pages of a few rows. */
function replayed(replay: Replay, rows: readonly ReplayedRow[], size: number) {
  let state = newReplay
  const differences = []
  for (let i = 0; i < rows.length; i += size) {
    const page = replay.goOn(state, rows.slice(i, i + size))
    state = page.state
    differences.push(...page.differences)
  }
  const last = ended(state)
  return { state: last.state, differences: [...differences, ...last.differences] }
}

test('with what a rule says already, a replay gives what was given then', () => {
  fc.assert(
    fc.property(versions, acts, fc.integer({ min: 1, max: 7 }), (versions, acts, size) => {
      // A rule that never changed, put into its own place.
      const lone = versions.find(({ id }) => versions.filter((one) => one.id === id).length === 1)
      if (!lone) return
      const known = acts.map((act) => ({ ...act, late: false }))
      const rows = recorded(new RuleBook(versions), known)
      const { state, differences } = replayed(new Replay(versions, lone), rows, size)
      expect(differences).toEqual([])
      for (const [before, after] of [...Object.values(state.byDay), ...Object.values(state.byRule)])
        expect(after).toBe(before)
      expect(state.actions).toBe(rows.length)
      expect(state.members).toBe(new Set(acts.map(({ user }) => user)).size)
    }),
  )
})

test('what the versions that were read then gave is given again, also if a rule was saved at that moment', () => {
  fc.assert(
    fc.property(versions, acts, (all, acts) => {
      // What gave something is named; a limit that is no longer the same is not.
      const versions = all.filter(({ type }) => type !== 'LIMITATION')
      const book = new RuleBook(versions)
      for (const [, , , at, , facts, outcome] of recorded(book, acts)) {
        const judged = award(book.of({ at, outcome }), facts).judged
        for (const one of outcome)
          expect(judged).toContainEqual(
            expect.objectContaining({ rule: one.rule, version: one.version, amount: one.amount }),
          )
      }
    }),
  )
})

test('days, rules and members differ by the same sum, whatever the pages', () => {
  fc.assert(
    fc.property(
      versions,
      acts,
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 9_000 }),
      (versions, acts, size, points) => {
        const draft = { ...versions[0]!, points, version: 99 }
        const rows = recorded(new RuleBook(versions), acts)
        const { state, differences } = replayed(new Replay(versions, draft), rows, size)
        const sum = (all: readonly (readonly [number, number])[]) =>
          all.reduce((sum, [before, after]) => sum + after - before, 0)
        const ofMembers = differences.reduce((sum, [, more]) => sum + more, 0)
        expect(sum(Object.values(state.byDay))).toBe(ofMembers)
        expect(sum(Object.values(state.byRule))).toBe(ofMembers)
        expect(new Set(differences.map(([user]) => user)).size).toBe(differences.length)
        expect(replayed(new Replay(versions, draft), rows, 1_000)).toEqual({ state, differences })
      },
    ),
  )
})

test('a draft of a tier gives its points to those who reached it', () => {
  const tier = {
    id: 't',
    version: 1,
    type: 'RANKING',
    actionType: 'RANK_GOLD',
    points: 500,
    numbers: {},
    description: 'Vàng',
    since: 0,
    createdAt: 0,
    isDeleted: false,
  } as const
  const row: ReplayedRow = ['u', 'a', 'd', 1, 'RANKING', {} as Facts, [{ rule: 't', version: 1, amount: 500 }]]
  expect(replayed(new Replay([tier], { ...tier, points: 700 }), [row], 1).differences).toEqual([['u', 200]])
})
