import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  check,
  exactText,
  recordId,
  requiredNumber,
  requiredPassword,
  requiredText,
  text,
  zodMessage,
} from './rules.ts'

const name = requiredText('views_text_name_required', 5)
const password = requiredPassword('views_text_name_required', 5)

test.each<[z.ZodType, unknown, string, object?]>([
  [name, undefined, 'views_text_name_required'],
  [name, '   ', 'views_text_name_required'],
  [name, '\u200b\u3164\u0301', 'views_text_name_required'],
  [name, 'abcdef', 'platform_text_too_long', { max: 5 }],
  [password, '', 'views_text_name_required'],
  [password, 'abcdef', 'platform_text_too_long', { max: 5 }],
  [z.string(), undefined, 'platform_text_required'],
  [z.string(), 1, 'platform_text_not_valid'],
  [z.string().min(3), 'ab', 'platform_text_too_short', { min: 3 }],
  [recordId(), 'x', 'platform_text_no_id'],
  [z.string().regex(/^[A-Z]+$/), 'x', 'platform_text_not_valid'],
  [z.number(), '1', 'platform_text_not_a_number'],
  [requiredNumber('views_text_name_required'), undefined, 'views_text_name_required'],
  [requiredNumber('views_text_name_required'), null, 'views_text_name_required'],
  [requiredNumber('views_text_name_required'), Number.NaN, 'platform_text_not_a_number'],
  [requiredNumber('views_text_name_required'), 'ten', 'platform_text_not_a_number'],
  [z.number().int(), 1.5, 'platform_text_not_whole'],
  [z.number().min(1), 0, 'platform_text_at_least', { min: 1 }],
  [z.number().max(9), 10, 'platform_text_at_most', { max: 9 }],
  [z.number().positive(), 0, 'platform_text_more_than', { min: 0 }],
  [z.number().negative(), 0, 'platform_text_less_than', { max: 0 }],
  [z.array(z.string()).min(1), [], 'platform_text_too_few', { min: 1 }],
  [z.array(z.string()).max(1), ['a', 'b'], 'platform_text_too_many', { max: 1 }],
  [z.enum(['A', 'B']), 'C', 'platform_text_not_a_choice', { choices: 'A, B' }],
  [z.enum(['A', 'B'], zodMessage('users_text_group_required')), 'C', 'users_text_group_required'],
  [z.string().refine(() => false, 'a sentence'), 'x', 'platform_text_not_valid'],
  [
    z.string().refine(() => false, zodMessage('platform_text_reversed', { field: 'from' })),
    'x',
    'platform_text_reversed',
    { field: 'from' },
  ],
])('%# a value that breaks a rule is reported by a key', (schema, value, reason, params) => {
  expect(check(z.object({ at: schema }), { at: value })).toEqual({
    ok: false,
    issues: [{ field: 'at', reason, params }],
  })
})

test('a valid value is returned as the schema makes it; each error of an invalid one is reported with its path', () => {
  const schema = z.object({ data: z.object({ name, tags: z.array(z.string().max(3)) }) })
  expect(check(schema, { data: { name: ' An ', tags: [] } })).toEqual({
    ok: true,
    data: { data: { name: 'An', tags: [] } },
  })
  const checked = check(schema, { data: { name: '', tags: ['abc', 'abcd'] } })
  expect(checked.ok ? [] : checked.issues.map(({ field }) => field)).toEqual(['data.name', 'data.tags.1'])
})

test('no rule sees a text that is too long, nor a text that is only long before it is tidied', () => {
  const seen: string[] = []
  const rule = (given: string) => seen.push(given.slice(0, 10)) > 0
  for (const schema of [
    text(5).refine(rule),
    requiredText('views_text_name_required', 5)
      .refine(rule)
      .overwrite((given) => given + rule(given)),
    exactText(5).refine(rule),
  ]) {
    const checked = check(schema, 'a'.repeat(50))
    expect(checked.ok ? [] : checked.issues.map(({ reason }) => reason)).toEqual(['platform_text_too_long'])
  }
  expect(seen).toEqual([])
  expect(check(text(5).refine(rule), ` ${'e\u0323\u0302'.repeat(5)}\u200b`)).toEqual({ ok: true, data: 'ệệệệệ' })
  expect(seen).toEqual(['ệệệệệ'])
})

test('a text may have words of its own for each fault', () => {
  const title = requiredText('badges_text_title_required', 5, {
    blank: 'badges_text_title_blank',
    tooLong: 'badges_text_title_too_long',
  })
  const reasonsOf = (given: unknown) => {
    const checked = check(title, given)
    return checked.ok ? [] : checked.issues.map(({ reason }) => reason)
  }
  expect(reasonsOf(undefined)).toEqual(['badges_text_title_required'])
  expect(reasonsOf('')).toEqual(['badges_text_title_required'])
  expect(reasonsOf(' \u200b')).toEqual(['badges_text_title_blank'])
  expect(reasonsOf('abcdef')).toEqual(['badges_text_title_too_long'])
})

test('a password and a token stay as they are', () => {
  expect(check(password, ' a\u200b')).toEqual({ ok: true, data: ' a\u200b' })
  expect(check(exactText(9), 'e\u0301 ')).toEqual({ ok: true, data: 'e\u0301 ' })
})
