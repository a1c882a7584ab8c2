import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The lines of files that match, as `file: line`. */
const linesOf = (files: string, wrong: RegExp): string[] =>
  globSync(files).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => wrong.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

// The font itself has to name the weights that its file holds.
test('every weight is one of three', () => {
  expect(linesOf('src/**/!(fonts).css', /font-weight: (?!var\(--weight|inherit)/)).toEqual([])
})

test('every dialog has a width of base.css', () => {
  expect(linesOf('src/features/**/*.tsx', /^\s*(<Modal .*)?\bwidth=("(?!\w*\(?var\()|\{\d{3})/)).toEqual([])
})
