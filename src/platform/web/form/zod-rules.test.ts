import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { RequestError } from '../request-error.ts'
import { submissionKeys } from './idempotency.ts'
import { issuesOfField, showFieldErrors, zodRules } from './zod-rules.ts'

const schema = z
  .object({ name: z.string({ error: 'Name!' }).min(1, 'Name!'), first: z.string(), second: z.string() })
  .refine((form) => form.first === form.second, { path: ['second'], error: 'Differs!' })

test('a field is told its own issues, those of rules across fields included', () => {
  const form = { name: '', first: 'a', second: 'b' }
  expect(issuesOfField(schema, form, 'name')).toEqual(['Name!'])
  expect(issuesOfField(schema, form, 'first')).toEqual([])
  expect(issuesOfField(schema, { ...form, name: 'x' }, 'second')).toEqual(['Differs!'])
})

test('the rules of a form field reject with the first text, translated', async () => {
  const [rule] = zodRules(schema, (text) => `*${text}`)('name')
  if (typeof rule !== 'function') throw new Error('expected a rule that reads the form')
  const validate = (values: object) =>
    rule({ getFieldsValue: () => values } as never).validator!({}, undefined, () => undefined)
  await expect(validate({})).rejects.toThrow('*Name!')
  await expect(validate({ name: 'x', first: 'a', second: 'a' })).resolves.toBeUndefined()
})

test('what the server has against a field appears under it; what has no field is left over', () => {
  const setFields = vi.fn()
  const error = new RequestError('BAD_USER_INPUT', [
    {
      message: 'No',
      extensions: {
        fields: [
          { field: 'data.name', message: 'Taken' },
          { field: 'data.other', message: 'Odd' },
        ],
      },
    },
  ])
  const left = showFieldErrors({ getFieldsValue: () => ({ name: 'x' }), setFields } as never, error)
  expect(setFields).toHaveBeenCalledExactlyOnceWith([{ name: 'name', errors: ['Taken'] }])
  expect(left).toEqual(['Odd'])
})

test('the same values carry the same key until the server has answered', () => {
  const keys = submissionKeys()
  const first = keys.keyFor({ a: 1 })
  expect(keys.keyFor({ a: 1 })).toBe(first)
  const other = keys.keyFor({ a: 2 })
  expect(other).not.toBe(first)
  keys.answered()
  expect(keys.keyFor({ a: 2 })).not.toBe(other)
})
