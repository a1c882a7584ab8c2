import type platform from './messages/en.json'

/**
 * The message files with texts that the server sends: those named `…_text_…`. The features' files are added by
 * `src/generated/messages/text-files.ts`, which is written when the texts are compiled.
 */
export interface TextFiles {
  readonly platform: typeof platform
}

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
