import type { FormInstance } from 'antd'
import '../../../generated/messages/texts/platform.js'
import type { RequestError } from '../requests/request-error.ts'
import { sentence, translate } from '../words/texts.ts'

/**
 * Shows the server's issues under their fields. The server's paths start with the operation's argument
 * (`data.phoneNumber`), the form's with the field. Returns the texts of issues whose fields the form does not have.
 */
export function showFieldErrors<V>(form: FormInstance<V>, error: RequestError): string[] {
  const known = new Set(Object.keys(form.getFieldsValue() as object))
  const left: string[] = []
  for (const issue of error.fields) {
    const name = issue.field.split('.').at(-1) ?? issue.field
    if (known.has(name))
      form.setFields([{ name: name as never, errors: [sentence(translate(issue), () => labelOf(name))] }])
    else left.push(sentence(translate(issue)))
  }
  return left
}

/** The label of a field, of which a form knows only the name. */
const labelOf = (name: string): string | undefined =>
  (document.getElementById(name) as HTMLInputElement | null)?.labels?.[0]?.textContent ?? undefined
