import { m } from '../../../generated/messages/messages.js'
import type { TextParams } from '../../shared/text.ts'

type Translation = (params: TextParams) => string

const known = new Map<string, Translation>()

/**
 * Registers a feature's texts by their keys. The generated `messages/texts/<feature>.js` calls it: whatever can receive
 * these texts imports that file, so that they are loaded with the screen.
 */
export function registerTexts(texts: Readonly<Record<string, (params: never) => string>>): void {
  for (const [key, translation] of Object.entries(texts)) known.set(key, translation as Translation)
}

/** A text sent by a rule, an error or an outcome of a bulk action. */
interface Said {
  readonly reason?: string | null | undefined
  readonly params?: unknown
  readonly message?: string | null | undefined
}

/**
 * A text about a field as a sentence. Rules say what is wrong without naming the field ('must be at least 0'), because
 * programs get it beside the field's path.
 */
export function sentence(text: string, labelled: string | (() => string | undefined) = ''): string {
  if (!/^\p{Ll}/u.test(text)) return text
  const label = typeof labelled === 'function' ? labelled() : labelled
  return label ? m.form_of_field({ name: label, problem: text }) : `${text[0]!.toUpperCase()}${text.slice(1)}.`
}

/** A text in the language of the screen; if its key is not registered, the text as it was sent. */
export function translate({ reason, params, message }: Said): string {
  const translation = reason ? known.get(reason) : undefined
  return translation?.(translated((params ?? {}) as TextParams)) ?? message ?? reason ?? ''
}

/** A text about a field contains another text, which has a key of its own (see `platform_text_of_field`). */
function translated(params: TextParams): TextParams {
  const { because, ...inner } = params
  if (typeof because !== 'string') return params
  return { ...params, problem: translate({ reason: because, params: inner, message: String(inner.problem) }) }
}
