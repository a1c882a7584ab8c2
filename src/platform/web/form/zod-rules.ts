import type { FormInstance, FormRule } from 'antd'
import type { z } from 'zod'
import type { RequestError } from '../request-error.ts'

/** Turns a rule's text into the language of the screen. */
export type Translate = (text: string) => string
const asItIs: Translate = (text) => text

/** What a schema has against one field, given the whole form: rules across fields count for the field they name. */
export function issuesOfField(schema: z.ZodType, values: unknown, field: string): string[] {
  const result = schema.safeParse(values)
  if (result.success) return []
  return result.error.issues.filter((issue) => issue.path.join('.') === field).map((issue) => issue.message)
}

/**
 * antd's rules for the fields of a form, from the schema that the server keeps too: `rules={rulesFor('fullName')}`.
 * The first text that a field earns is the one shown.
 */
export function zodRules(schema: z.ZodType, translate = asItIs): (field: string) => FormRule[] {
  return (field) => [
    ({ getFieldsValue }) => ({
      validator: () => {
        const [text] = issuesOfField(schema, getFieldsValue(true), field)
        return text === undefined ? Promise.resolve() : Promise.reject(new Error(translate(text)))
      },
    }),
  ]
}

/**
 * Shows under each field what the server has against it. Its paths start at the operation's arguments
 * (`data.phoneNumber`), the form's at the field. Gives what is left over: issues of fields the form does not have.
 */
export function showFieldErrors<V>(form: FormInstance<V>, error: RequestError, translate = asItIs): string[] {
  const known = new Set(Object.keys(form.getFieldsValue() as object))
  const left: string[] = []
  for (const { field, message } of error.fields) {
    const name = field.split('.').at(-1) ?? field
    if (known.has(name)) form.setFields([{ name: name as never, errors: [translate(message)] }])
    else left.push(translate(message))
  }
  return left
}
