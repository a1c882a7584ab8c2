import type { FormInstance } from 'antd'
import '../../../generated/messages/texts/platform.js'
import type { RequestError } from '../requests/request-error.ts'
import { sentence, translate } from '../words/texts.ts'

/** A form asks as two days what a record has as two moments, which are named alone or together. */
const asDays = new Map([
  ['startDate', 'days'],
  ['endDate', 'days'],
  ['activeDate', 'days'],
])

/**
 * Shows the server's issues under their fields. The server's paths start with the operation's argument
 * (`data.phoneNumber`), the form's with the field. Returns the texts of issues whose fields the form does not have.
 */
export function showFieldErrors<V>(form: FormInstance<V>, error: RequestError): string[] {
  const known = new Set(Object.keys(form.getFieldsValue() as object))
  const left: string[] = []
  for (const issue of error.fields) {
    const last = issue.field.split('.').at(-1) ?? issue.field
    const name = known.has(last) ? last : (asDays.get(last) ?? last)
    if (known.has(name))
      form.setFields([{ name: name as never, errors: [sentence(translate(issue), () => labelOf(name))] }])
    else left.push(sentence(translate(issue)))
  }
  return left
}

/** The label of a field, of which a form knows only the name. In a dialog's form, the id begins with the form's. */
const labelOf = (name: string): string | undefined =>
  [...document.querySelectorAll<HTMLInputElement>(`[id="${name}"], [id$="_${name}"]`)].at(-1)?.labels?.[0]
    ?.textContent ?? undefined
