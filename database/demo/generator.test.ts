import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { mostNumbers, phoneNumberOf } from './numbers.ts'
import { personOf, type UserRow } from './person.ts'
import { ledgerOf } from './points.ts'
import { postOf } from './post.ts'
import { award, type Facts } from '../../src/features/people/trusted-points/award.ts'
import type { RuleType } from '../../src/features/people/trusted-points/trusted-point.values.ts'
import { rulesOfTime } from './rules-of-time.ts'
import { randomOf } from './random.ts'
import { reportsOnUser } from './reports.ts'
import { written } from './rings.ts'
import { localDayNumber } from './timeline.ts'
import { createWorld, ownIds, type World } from './world.ts'

const now = new Date('2026-03-14T08:30:00Z')
const surroundings = { hashes: { roles: ['a', 's', 'v'], shared: 'x' }, isTaken: () => false }

function worldOf(seed: string, users = 300): World {
  const shares = {
    status: { HIDDEN: 0.02, SUSPENDING: 0.03, BLOCKED: 0.05 },
    group: { ADMIN: 0.007, STAFF: 0.02, PROVIDER: 0.06 },
    badge: 0.22,
  }
  return createWorld({
    seed,
    users,
    posts: users * 4,
    entries: users * 40,
    now,
    shares,
    ids: ownIds(seed, now),
    talk: 1,
  })
}

const world = worldOf('test')
const indexes = (count: number) => Array.from({ length: count }, (_, i) => i)
const people = indexes(300).map((i) => personOf(world, i, surroundings))
const posts = indexes(1200).map((j) => postOf(world, j))
const since = now.getTime() - 500 * 86_400_000
const rule = (type: RuleType, actionType: string, points: number, numbers: Record<string, number> = {}) => {
  return { since, rule: { id: `${type} ${actionType}`, version: 1, type, actionType, points, numbers } }
}
const changed = now.getTime() - 30 * 86_400_000
const rulesAt = rulesOfTime([
  rule('ACTION', 'CREATE_POST', 150),
  { since: changed, rule: { ...rule('ACTION', 'CREATE_POST', 200).rule, version: 2 } },
  rule('ACTION', 'CHECK_IN_PLACE', 150),
  rule('ACTION', 'SHARE_POST', 100),
  rule('ACTION', 'COMMENT_POST', 50),
  rule('ACTION', 'LIKE_POST', 10),
  rule('ACTION', 'DAILY_VISIT', 20),
  rule('PROOF_OF_RATING', 'REVIEW_PLACE', 500, { postContentLength: 100, newPlaceCoefficient: 2 }),
  rule('PROOF_OF_RATING', 'HELPFUL_REVIEW', 200),
  rule('ENGAGEMENT_MULTIPLICATION', 'POPULAR_POST', 300, { engagementAdjustPercent: 110 }),
  rule('REFERRAL', 'REFER_FRIEND', 1000, { invitedFrom: 1, invitedTo: 10 }),
  rule('LIMITATION', 'POSTS_PER_DAY', 0, { maxFivePostsPerDayWhenTrustedPointLessThan: 500 }),
])
const ledgers = indexes(300).map((i) => ledgerOf(world, i, rulesAt))
const momentIn = (id: string) => parseInt(id.replace('-', '').slice(0, 12), 16)

describe('repeatability', () => {
  test('the same seed and moment give the same records, made in any order', () => {
    const again = worldOf('test')
    for (const i of [299, 0, 150]) {
      expect(personOf(again, i, surroundings)).toEqual(people[i])
      expect(ledgerOf(again, i, rulesAt)).toEqual(ledgers[i])
    }
    for (const j of [1199, 0, 600]) expect(postOf(again, j)).toEqual(posts[j])
  })

  test('another seed gives others', () => {
    const other = worldOf('another')
    expect(personOf(other, 100, surroundings).full_name).not.toBe(people[100]!.full_name)
    expect(other.userId(100)).not.toBe(world.userId(100))
  })
})

describe('people', () => {
  test.each(['VN', 'KR', 'JP', 'CN', 'TW', 'TH', 'SG', 'MY', 'US', 'GB', 'AU', 'FR', 'DE', 'IN', 'PH'])(
    'phone numbers of %s exist and are valid',
    (country) => {
      const numbers = indexes(500).map((i) => phoneNumberOf(country, Math.floor((i * mostNumbers) / 500)))
      for (const number of numbers) {
        const parsed = parsePhoneNumber(number)
        expect(parsed?.isValid(), number).toBe(true)
        expect(parsed?.country, number).toBe(country)
        expect(parsed?.number).toBe(number)
      }
      expect(new Set(numbers).size).toBe(500)
    },
  )

  test('have unique numbers, usernames and addresses', () => {
    const many = indexes(5000).map((i) => personOf(worldOf5000, i, surroundings))
    for (const column of ['id', 'phone_number', 'username', 'email'] as const) {
      const values = many.map((person) => person[column]?.toLowerCase()).filter((value) => value !== undefined)
      expect(new Set(values).size, column).toBe(values.length)
    }
    expect(
      many.filter(({ country_code, phone_number }) => parsePhoneNumber(phone_number)?.country !== country_code),
    ).toEqual([])
  })

  test('take another number, and no username, if theirs is taken', () => {
    const first = people[50]!
    const taken = new Set([first.phone_number, first.username!])
    const second = personOf(world, 50, { ...surroundings, isTaken: (text) => taken.has(text) })
    expect(second.username).toBeNull()
    expect(second.phone_number).not.toBe(first.phone_number)
    expect(people.map(({ phone_number }) => phone_number)).not.toContain(second.phone_number)
  })

  test('three can sign in with the printed roles', () => {
    expect(
      people.slice(0, 3).map(({ user_group, badge_status, term_status }) => [user_group, badge_status, term_status]),
    ).toEqual([
      ['ADMIN', null, 'NORMAL'],
      ['STAFF', null, 'NORMAL'],
      ['MEMBER', 'VERIFIED', 'NORMAL'],
    ])
  })

  test('have every group and status, most of them MEMBER and NORMAL', () => {
    const share = (wanted: (person: UserRow) => boolean) => people.filter(wanted).length / people.length
    expect(share(({ country_code }) => country_code === 'VN')).toBeGreaterThan(0.68)
    expect(share(({ term_status }) => term_status === 'NORMAL')).toBeGreaterThan(0.8)
    expect(new Set(people.map(({ user_group }) => user_group)).size).toBe(4)
    expect(new Set(people.map(({ term_status }) => term_status)).size).toBe(4)
  })

  test('have the reasons of a block, newest first', () => {
    for (const { term_status, reason, version } of people) {
      expect(reason[0]?.status ?? 'NORMAL').toBe(term_status)
      expect(version).toBe(1 + reason.length)
      const moments = reason.map(({ createdAt }) => createdAt)
      expect(moments).toEqual(moments.toSorted().toReversed())
    }
  })
})

describe('points', () => {
  test('add up to the balance, which only what was taken back makes negative', () => {
    for (const { entries, point, earned, days } of ledgers) {
      let balance = 0
      for (const { amount, cause } of entries)
        if ((balance += amount) < 0 && amount < 0) expect(cause).toBe('CORRECTION')
      expect(balance).toBe(point)
      const earning = entries.filter((entry) => entry.earned)
      expect(earning.reduce((sum, { amount }) => sum + amount, 0)).toBe(earned)
      expect(days.reduce((sum, day) => sum + day.earned, 0)).toBe(earned)
      expect(days.reduce((sum, day) => sum + day.entries, 0)).toBe(earning.length)
    }
  })

  test('have nearly the requested number of entries: some actions give nothing, some were done before', () => {
    const entries = ledgers.reduce((sum, { entries }) => sum + entries.length, 0)
    expect(entries).toBeGreaterThan(300 * 40 * 0.7)
    expect(entries).toBeLessThanOrEqual(300 * 40)
  })

  test('are what the rules of then give for the actions, replayed', () => {
    for (const { actions, entries } of ledgers) {
      expect(new Set(actions.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(actions.length)
      for (const { id, facts, occurred_at, outcome } of actions) {
        const given = award(rulesAt(Date.parse(occurred_at)), JSON.parse(facts) as Facts).judged.flatMap(
          ({ rule, version, amount }) => (amount > 0 ? { rule, version, amount } : []),
        )
        const booked = entries.filter(({ action_id }) => action_id === id)
        expect(JSON.parse(outcome)).toEqual(given)
        expect(booked.map(({ config_id, rule_version, amount }) => [config_id, rule_version, amount])).toEqual(
          given.map(({ rule, version, amount }) => [rule, version, amount]),
        )
      }
    }
  })

  test('of blocked posts are taken back once', () => {
    const blocked = new Set(posts.filter(({ post }) => post.status === 'BLOCKED').map(({ post }) => post.id))
    const all = ledgers.flatMap(({ entries }) => entries)
    const given = all.filter(({ post_id, cause }) => cause === 'POST' && blocked.has(post_id!))
    expect(given.length).toBeGreaterThan(10)
    const takenBack = all.flatMap(({ corrects, amount }) => (corrects ? [[corrects, -amount]] : []))
    expect(takenBack).toHaveLength(given.length)
    expect(Object.fromEntries(takenBack)).toEqual(Object.fromEntries(given.map(({ id, amount }) => [id, amount])))
  })

  test('were earned yesterday by more people than fit on the list of top users', () => {
    const yesterday = localDayNumber(now.getTime()) - 1
    expect(ledgers.filter(({ days }) => days.some(({ day }) => day === yesterday)).length).toBeGreaterThan(10)
  })

  test('for posts go to the creators of the posts', () => {
    const writers = new Map(posts.map(({ post }) => [post.id, post.created_by]))
    const entries = ledgers
      .flatMap((ledger) => ledger.entries)
      .filter(({ post_id, corrects }) => post_id !== null && !corrects)
    expect(entries.length).toBeGreaterThan(500)
    for (const { post_id, user_id, cause } of entries) expect([writers.get(post_id!), cause]).toEqual([user_id, 'POST'])
  })
})

test('near duplicates of the last days are by people who had joined by then', () => {
  const ring = { world: worldOf('newcomers', 3_000), random: randomOf(world.kinds.ring, 0), next: () => 0 }
  for (let i = 0; i < 500; i++) {
    const { created_by, created_at } = written(ring)
    expect(momentIn(created_by)).toBeLessThanOrEqual(Date.parse(created_at))
  }
})

describe('posts', () => {
  test('come after their creators, and shares after the shared post', () => {
    const moments = new Map([...people, ...posts.map(({ post }) => post)].map(({ id, created_at }) => [id, created_at]))
    for (const { post } of posts) {
      expect(moments.get(post.created_by)! < post.created_at).toBe(true)
      if (post.shared_post_id) expect(moments.get(post.shared_post_id)! <= post.created_at).toBe(true)
      expect(post.type === 'SHARE').toBe(post.shared_post_id !== null)
      expect(['CHECK_IN', 'REVIEW'].includes(post.type) && post.place_id === null).toBe(false)
    }
  })

  test('show no picture twice, and have no unfilled placeholder', () => {
    for (const { post, media } of posts) {
      expect(new Set(media.map(({ media_id }) => media_id)).size).toBe(media.length)
      expect(`${post.title} ${post.content}`).not.toMatch(/[{}]|undefined/)
    }
  })

  test('are reported at most once per person, never by their own creator, and have the right count', () => {
    for (const { post, reports } of posts) {
      expect(new Set([post.created_by, ...reports.map(({ created_by }) => created_by)]).size).toBe(reports.length + 1)
    }
  })
})

test('ids contain the moment, and nothing is in the future', () => {
  const rows = [
    ...people,
    ...people.flatMap((person, i) => reportsOnUser(world, i, person.term_status)),
    ...posts.flatMap(({ post, comments, reports, blockedDetails }) => [
      post,
      ...comments.map(({ row }) => row),
      ...reports,
      ...blockedDetails,
    ]),
    ...ledgers.flatMap(({ entries }) => entries),
  ]
  for (const { id, created_at } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Date(momentIn(id)).toISOString()).toBe(created_at)
    expect(created_at <= now.toISOString()).toBe(true)
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

const worldOf5000 = worldOf('many', 5000)
