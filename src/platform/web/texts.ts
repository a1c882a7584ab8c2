import type { TextParams } from '../shared/text.ts'

type Translation = (params: TextParams) => string

const known = new Map<string, Translation>()

/**
 * Makes the texts of a feature known by their keys. Each screen does it with its own feature's, so that their words come
 * with the screen: see `texts.ts` beside it.
 */
export function registerTexts(texts: Readonly<Record<string, (params: never) => string>>): void {
  for (const [key, translation] of Object.entries(texts)) known.set(key, translation as Translation)
}

/** What a rule, an error or the outcome of a bulk action says. */
interface Said {
  readonly reason?: string | null | undefined
  readonly params?: unknown
  readonly message?: string | null | undefined
}

/** A text in the language of the screen; one whose key is not known here in the words in which it was sent. */
export function translate({ reason, params, message }: Said): string {
  const translation = reason ? known.get(reason) : undefined
  return translation?.((params ?? {}) as TextParams) ?? message ?? reason ?? ''
}
