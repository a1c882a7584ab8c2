import { expect, test } from 'vitest'
import { z } from 'zod'
import { exactText, requiredText, text } from '../../shared/rules.ts'
import { inputFields } from './arguments.ts'

test('a text without a greatest length is no argument; the others tell theirs', () => {
  expect(() => inputFields(z.object({ q: z.string() }))).toThrow('the text q has no greatest length')
  expect(() => inputFields(z.object({ q: z.array(z.string().trim().min(1)).nullish() }))).toThrow('no greatest length')
  const name = requiredText('views_text_name_required', 60)
  const fields = inputFields(z.object({ q: text(5).nullish(), names: z.array(name), token: exactText(9).default('') }))
  expect(fields).toMatchObject({
    q: { required: false, extensions: { longest: 5 } },
    names: { required: true, extensions: { longest: 60 } },
    token: { required: false, extensions: { longest: 9 } },
  })
})
