import type { FormRule } from 'antd'
import type { z } from 'zod'
import '../../../generated/messages/texts/platform.js'
import { check } from '../../shared/rules.ts'
import { sentence, translate } from '../words/texts.ts'

/** The schema's issues for one field, given the whole form: rules across fields count for the field they name. */
export function issuesOfField(schema: z.ZodType, values: unknown, field: string): string[] {
  const checked = check(schema, values)
  return checked.ok ? [] : checked.issues.filter((issue) => issue.field === field).map(translate)
}

export interface FieldRules {
  readonly rules: FormRule[]
  /** The schema refuses the field when nothing was entered: it gets a star. */
  readonly required: boolean
}

/**
 * antd's rules for the fields of a form, from the schema that the server uses too: `{...rulesFor('fullName')}`. The
 * first issue of a field is shown, as a sentence about its label.
 */
export function zodRules(schema: z.ZodType): (field: string, label?: string) => FieldRules {
  return (field, label) => ({
    required: emptyValues.every((empty) => issuesOfField(schema, { [field]: empty }, field).length > 0),
    rules: [
      ({ getFieldsValue }) => ({
        validator: () => {
          const [text] = issuesOfField(schema, getFieldsValue(true), field)
          return text === undefined ? Promise.resolve() : Promise.reject(new Error(sentence(text, label)))
        },
      }),
    ],
  })
}

const emptyValues = [undefined, null, '', [], false]
