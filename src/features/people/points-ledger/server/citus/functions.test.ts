import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changedTriggers, copiedFunctions, ledgerTables, replacedFunctions } from './tables.ts'

const schema = readFileSync('database/schema.sql', 'utf8')

/** A statement of the schema, from its first words to the line that ends it. */
function statement(beginning: string, end: string): string {
  const from = schema.indexOf(beginning)
  expect(from, beginning).toBeGreaterThan(-1)
  return schema.slice(from, schema.indexOf(end, from))
}

/**
 * `functions.sql` says once more what migrations say, and only a cluster can run it. Whoever changes one of these: change
 * it there as well, run the tests with CITUS_URL, then write the new value here.
 */
test('what functions.sql is in place of is what it was when that was written', () => {
  const functions = [...replacedFunctions, ...copiedFunctions, ...changedTriggers]
  const texts = [
    ...functions.map((name) => statement(`CREATE OR REPLACE FUNCTION public.${name}(`, '\n\n')),
    ...ledgerTables.map((name) => statement(`create table ${name} (`, '\n)')),
  ]
  expect(createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)).toBe('7955896ccf2bbf30')
})
