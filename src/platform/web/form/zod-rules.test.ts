import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { overwriteGetLocale } from '../../../generated/messages/runtime.js'
import { requiredText, zodMessage } from '../../shared/rules.ts'
import { RequestError } from '../requests/request-error.ts'
import { submissionKeys } from './idempotency.ts'
import { showFieldErrors } from './field-errors.ts'
import { issuesOfField, zodRules } from './zod-rules.ts'

const schema = z
  .object({ name: requiredText('platform_text_required', 5), first: z.string(), second: z.string() })
  .refine((form) => form.first === form.second, {
    path: ['second'],
    ...zodMessage('platform_text_reversed', { field: 'X' }),
  })
const speak = (locale: 'en' | 'vi') => overwriteGetLocale(() => locale)

speak('en')
afterEach(() => speak('en'))

test('a field gets its own issues, including those of rules across fields', () => {
  const form = { name: '', first: 'a', second: 'b' }
  expect(issuesOfField(schema, form, 'name')).toEqual(['is required'])
  expect(issuesOfField(schema, form, 'first')).toEqual([])
  expect(issuesOfField(schema, { ...form, name: 'x' }, 'second')).toEqual(['must not be before X'])
})

test.each([
  ['en', 'must be at most 5 characters'],
  ['vi', 'Tối đa 5 ký tự'],
] as const)('a limit of the schema is shown in the language of the screen: %s', (locale, text) => {
  speak(locale)
  expect(issuesOfField(schema, { name: 'abcdef', first: 'a', second: 'a' }, 'name')).toEqual([text])
})

test('a field is required when its schema accepts nothing that is empty', () => {
  const form = z.object({
    title: requiredText('platform_text_required', 5),
    again: z.string().min(1),
    note: z.string(),
    nick: z.string().min(2).optional(),
    partner: z.boolean(),
    tags: z.array(z.string()),
    kind: z.enum(['A', 'B']),
  })
  const required = Object.keys(form.shape).filter((field) => zodRules(form)(field).required)
  expect(required).toEqual(['title', 'again', 'kind'])
})

test('the rules of a form field reject with the first text', async () => {
  const [rule] = zodRules(schema)('name').rules
  if (typeof rule !== 'function') throw new Error('expected a rule that reads the form')
  const validate = (values: object) =>
    rule({ getFieldsValue: () => values } as never).validator!({}, undefined, () => undefined)
  await expect(validate({})).rejects.toThrow('Is required.')
  await expect(validate({ name: 'x', first: 'a', second: 'a' })).resolves.toBeUndefined()
})

test('a rule speaks in sentences, about the label of its field', async () => {
  const [rule] = zodRules(schema)('name', 'Name').rules
  if (typeof rule !== 'function') throw new Error('expected a rule that reads the form')
  const validate = () =>
    rule({ getFieldsValue: () => ({ name: 'abcdef' }) } as never).validator!({}, undefined, () => undefined)
  await expect(validate()).rejects.toThrow(/^Name must be at most 5 characters\.$/)
})

test('the server’s issues appear under their fields in the language of the screen; issues of unknown fields are returned', () => {
  speak('vi')
  const setFields = vi.fn()
  const error = new RequestError('BAD_USER_INPUT', [
    {
      message: 'No',
      extensions: {
        fields: [
          {
            field: 'data.name',
            message: 'must be at most 5 characters',
            reason: 'platform_text_too_long',
            params: { max: 5 },
          },
          { field: 'data.other', message: 'Odd', reason: 'later_text_that_we_do_not_know' },
        ],
      },
    },
  ])
  const left = showFieldErrors({ getFieldsValue: () => ({ name: 'x' }), setFields } as never, error)
  expect(setFields).toHaveBeenCalledExactlyOnceWith([{ name: 'name', errors: ['Tối đa 5 ký tự'] }])
  expect(left).toEqual(['Odd'])
})

test('the same values get the same key until the server has answered', () => {
  const keys = submissionKeys()
  const first = keys.keyFor({ a: 1 })
  expect(keys.keyFor({ a: 1 })).toBe(first)
  const other = keys.keyFor({ a: 2 })
  expect(other).not.toBe(first)
  keys.answered()
  expect(keys.keyFor({ a: 2 })).not.toBe(other)
})
