import type { Context } from './context.ts'
import type { RecordName } from './live/announce.ts'

/** Texts that a member wrote, by the arguments that hold them: `{ 'data.title': 'Chợ nổi' }`. */
type Texts<Field extends string> = Readonly<Record<Field, string>>

export interface CheckedTexts<Field extends string> {
  /** As they may be stored: with stars in place of words, if they are masked. */
  readonly texts: Texts<Field>
  readonly masked: boolean
  /** Whether moderators should look at them: see `reportWords`. */
  readonly suspicious: boolean
}

export type CheckTexts = <Field extends string>(texts: Texts<Field>) => Promise<CheckedTexts<Field>>

interface Words {
  check(ctx: Context): Promise<CheckTexts>
  report(ctx: Context, record: RecordName): Promise<void>
}

let words: Words | undefined

/** Called by the feature that has the sensitive words: it stands above most of those whose texts it checks. */
export function registerWords(given: Words): void {
  words = given
}

/**
 * Checks texts of a member before they are stored. Call it in the command that writes them.
 *
 * @throws Refusal BAD_USER_INPUT for the argument that holds a sensitive word, which it names, unless staff chose to mask
 *   or to review them
 */
export const checkWords = async <Field extends string>(
  ctx: Context,
  texts: Texts<Field>,
): Promise<CheckedTexts<Field>> => (await wordsCheck(ctx))(texts)

/** The same for texts of many records: the list of words is looked for once. */
export const wordsCheck: Words['check'] = (ctx) => words!.check(ctx)

/** Puts a record with suspicious texts before the moderators, by nobody. Call it in the command, after it was written. */
export const reportWords: Words['report'] = (ctx, record) => words!.report(ctx, record)
