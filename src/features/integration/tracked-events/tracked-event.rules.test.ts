import { expect, test } from 'vitest'
import { check } from '../../../platform/shared/rules.ts'
import { trackedEvent, whyNotThen } from './tracked-event.rules.ts'

const event = (given: object) => ({
  key: 'e-1',
  externalId: 'm-1',
  kind: 'CREATE_POST',
  subjectId: 'p-1',
  occurredAt: '2026-03-01T10:00:00+07:00',
  ...given,
})
const problems = (given: object) => {
  const checked = check(trackedEvent, event(given))
  return checked.ok ? [] : checked.issues.map(({ field, reason }) => `${field} ${reason}`)
}

test('an event names one member, one subject and its moment', () => {
  expect(problems({})).toEqual([])
  expect(problems({ externalId: null, memberId: '0198a0c0-0000-7000-8000-000000000000' })).toEqual([])
  expect(problems({ kind: 'DAILY_VISIT', subjectId: null })).toEqual([])
})

test.each([
  [{ key: '' }, 'key tracked_events_text_key'],
  [{ key: 'x'.repeat(101) }, 'key platform_text_too_long'],
  [{ externalId: null }, 'externalId platform_text_name_one_member'],
  [{ memberId: '0198a0c0-0000-7000-8000-000000000000' }, 'externalId platform_text_name_one_member'],
  [{ externalId: null, memberId: 'nobody' }, 'memberId platform_text_no_id'],
  [{ kind: 'POPULAR_POST' }, 'kind tracked_events_text_kind'],
  [{ kind: null }, 'kind tracked_events_text_kind'],
  [{ subjectId: null }, 'subjectId tracked_events_text_subject'],
  [{ subjectId: '\u200b' }, 'subjectId tracked_events_text_subject'],
  [{ kind: 'DAILY_VISIT' }, 'subjectId tracked_events_text_subject'],
  [{ occurredAt: null }, 'occurredAt tracked_events_text_moment'],
  [{ occurredAt: 'yesterday' }, 'occurredAt tracked_events_text_moment'],
  [{ occurredAt: '2026-03-01T10:00:00' }, 'occurredAt tracked_events_text_moment'],
])('%o is refused', (given, problem) => {
  expect(problems(given)).toContain(problem)
})

test('an event counts for seven days, and not before it happened', () => {
  const now = Date.parse('2026-03-08T00:00:00Z')
  const at = (text: string) => whyNotThen(new Date(text), now)
  expect(at('2026-03-08T00:00:00Z')).toBeNull()
  expect(at('2026-03-08T00:00:06Z')).toBe('future')
  expect(at('2026-03-01T00:00:00Z')).toBeNull()
  expect(at('2026-02-28T23:59:59Z')).toBe('late')
})
