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

interface Words {
  check<Field extends string>(ctx: Context, texts: Texts<Field>): Promise<CheckedTexts<Field>>
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
export const checkWords: Words['check'] = (ctx, texts) => words!.check(ctx, texts)

/** Puts a record with suspicious texts before the moderators, by nobody. Call it in the command, after it was written. */
export const reportWords: Words['report'] = (ctx, record) => words!.report(ctx, record)
