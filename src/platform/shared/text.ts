import type platform from './messages/en.json'

/**
 * The message files. Those named `…_text_…` are sent by the server as keys. All other files are added by
 * `src/generated/messages/text-files.ts`, which is written when the texts are compiled.
 */
export interface TextFiles {
  readonly platform: typeof platform
}

/** The languages of the screens, the texts and the exported files. */
export const locales = ['en', 'vi'] as const
export type Locale = (typeof locales)[number]

/** Names any text in the message files. */
export type MessageKey = { [File in keyof TextFiles]: Extract<keyof TextFiles[File], string> }[keyof TextFiles]

type KeyIn<File> = Extract<keyof File, `${string}_text_${string}`>

/**
 * Names a text in the message files of both languages: `configs_text_gone`. `waits_for_second_look` is what the API's
 * contract calls it.
 */
export type TextKey = { [File in keyof TextFiles]: KeyIn<TextFiles[File]> }[keyof TextFiles] | 'waits_for_second_look'

/** The parameters of a text: `{ max: 500 }` for 'must be at most {max} characters'. */
export type TextParams = Readonly<Record<string, string | number>>

/** A text as the server sends it. */
export interface SentText {
  /** The English text, for a client that does not know the key. */
  readonly message: string
  /** The text's key. */
  readonly reason?: string | null
  readonly params?: TextParams | null
}

const textKey = /^[a-z_]+_text_[a-z_]+$/

/** Distinguishes a key of ours from a sentence of a library. */
export const isTextKey = (text: string): text is TextKey => textKey.test(text)
