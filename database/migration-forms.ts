import { statementsOf } from '../src/platform/server/database/migrate.ts'

/**
 * What a migration may do while the version before it serves people: nothing that keeps a table of a million rows locked for longer than a
 * second, and nothing that the version before still uses. See `docs/upgrade.md`.
 */
const safe: readonly RegExp[] = [
  /^create (or replace )?(table|type|function|view|sequence|trigger|constraint trigger|schema|role)\b/,
  /^(comment|grant|revoke|set|select|analyze)\b/,
  /^alter (function|sequence|type|role|default privileges|view)\b/,
  /^drop (function|trigger|index|view|type)\b/,
  /^alter index \S+ rename to\b/,
  /^create (unique )?index concurrently if not exists\b/,
]

/** What each part of `alter table` may be. A default that is the same for all rows is not written to each of them. */
const safeParts: readonly RegExp[] = [
  /^add column (?!.*(\b(references|unique|primary key|check|stored)\b|random|clock_timestamp))/,
  /^add constraint .* not valid$/,
  /^add constraint .* (unique|primary key) using index\b/,
  /^validate constraint\b/,
  /^drop constraint\b/,
  /^alter column \S+ (set default|drop default|drop not null|set statistics|set storage|set compression)\b/,
  /^(set|reset) \(/,
  /^(enable|disable|rename constraint|owner to|cluster on)\b/,
]

/** Tables that stay small however many members there are. */
const small = new Set([
  'jobs',
  'system_settings',
  'app_configs',
  'trusted_point_configs',
  'page_categories',
  'api_keys',
  'webhook_endpoints',
])

const bare = (statement: string) =>
  statement
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
const nameOf = (text: string | undefined) => text?.replace(/"/g, '').replace(/^public\./, '')
const tableOf = (statement: string) =>
  nameOf(
    /^(?:alter table(?: if exists)?(?: only)?|update(?: only)?|insert into|delete from) (\S+)/.exec(statement)?.[1],
  ) ?? nameOf(/^create (?:unique )?index(?: if not exists)?(?: \S+)? on (\S+)/.exec(statement)?.[1])

/**
 * The statements of a migration that are none of the safe forms. A comment with the statement can say that somebody has measured it
 * (`-- Measured: 0.3 s at a million rows.`), or since when nothing uses what it removes (`-- Unused since 0.9.0.`).
 */
export function unsafeStatements(script: string): string[] {
  const statements = statementsOf(script)
  const made = new Set(
    statements.map((one) => nameOf(/^create table (?:if not exists )?([^\s(]+)/.exec(bare(one))?.[1])),
  )
  return statements.filter((one) => !isSafe(one, made, script)).map(bare)
}

function isSafe(statement: string, made: ReadonlySet<string | undefined>, script: string): boolean {
  const text = bare(statement)
  const table = tableOf(text)
  if (/-- Measured: [\d.]+ (ms|s) at a million rows\./.test(statement)) return true
  if (isReplaced(text, made, script)) return true
  if (table !== undefined && (made.has(table) || small.has(table))) return !removes(text) || isUnused(statement)
  if (removes(text)) return isUnused(statement)
  if (/^insert into \S+ (\([^)]*\) )?values\b/.test(text)) return true
  if (!text.startsWith('alter table')) return safe.some((form) => form.test(text))
  return partsOf(text).every((part) => safeParts.some((form) => form.test(part)) && !validatesItsOwn(part, script))
}

/** A table that goes to another name, and is gone, once a new one in the same transaction has its name: the version before uses that. */
function isReplaced(text: string, made: ReadonlySet<string | undefined>, script: string): boolean {
  const [, renamed] = /^alter table (\S+) rename to \S+$/.exec(text) ?? []
  if (renamed !== undefined) return made.has(renamed)
  const [, dropped] = /^drop table (\S+)$/.exec(text) ?? []
  const [, former] = new RegExp(`\\balter table (\\S+) rename to ${dropped};`, 'i').exec(script) ?? []
  return former !== undefined && made.has(former)
}

const removes = (text: string) =>
  /^(drop (table|schema)|truncate)\b/.test(text) ||
  /^alter table .*\b(drop column|rename column|rename to|alter column \S+ type)\b/.test(text)
const isUnused = (statement: string) => /-- Unused since \d+\.\d+\.\d+\./.test(statement)

/** In one transaction with `add constraint`, which locks the table, so that nobody could write while its rows are read. */
function validatesItsOwn(part: string, script: string): boolean {
  const [, name] = /^validate constraint (\S+)/.exec(part) ?? []
  return name !== undefined && new RegExp(`add constraint ${name}\\b`, 'i').test(script)
}

/** The parts of `alter table x …`, divided by commas outside of brackets. */
function partsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text.replace(/^alter table (if exists )?(only )?\S+ /, '')) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
