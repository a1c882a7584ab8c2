import { countLetters, firstLetters } from '../../shared/search-text.ts'

/**
 * The limit of a field in letters, for antd's inputs. `maxLength` is the browser's, which counts the parts of letters: a
 * text that was pasted from a Mac would lose its end. Nothing that was typed is cut off: the field's rule says what is
 * too much.
 */
export const letterCount = (most: number | undefined) =>
  most === undefined ? {} : { count: { max: most, strategy: (text: string) => countLetters(text) } }

/** The same for a field without such a rule: it takes no more. */
export const letterLimit = (most: number) => ({
  count: { ...letterCount(most).count!, exceedFormatter: (text: string) => firstLetters(text, most) },
})
