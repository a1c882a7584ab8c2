import { countLetters, firstLetters } from '../../shared/search-text.ts'

/**
 * The limit of a field in letters, for antd's inputs. `maxLength` is the browser's, which counts the parts of letters: a
 * text that was pasted from a Mac would lose its end.
 */
export const letterLimit = (most: number | undefined) =>
  most === undefined
    ? {}
    : {
        count: {
          max: most,
          strategy: (text: string) => countLetters(text),
          exceedFormatter: (text: string) => firstLetters(text, most),
        },
      }
