import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { statementsOf } from './migrate.ts'

test('a script is split where statements end, not inside quotes, bodies or comments', () => {
  const script = `-- one; remark
create table a (t text default 'x;''y'); -- and; another
create function f() returns int language sql as $$ select 1; select 2 $$;
insert into a values ('last')
`
  expect(statementsOf(script)).toEqual([
    "-- one; remark\ncreate table a (t text default 'x;''y')",
    '-- and; another\ncreate function f() returns int language sql as $$ select 1; select 2 $$',
    expect.stringContaining("insert into a values ('last')"),
  ])
})

test('a comment at the end is not a statement', () => {
  expect(statementsOf('select 1;\n-- done\n')).toEqual(['select 1'])
})

test('migrations are numbered, so that their order is clear', () => {
  const names = readdirSync(new URL('../../../../database/migrations/', import.meta.url)).filter((name) =>
    name.endsWith('.sql'),
  )
  expect(names.every((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))).toBe(true)
  for (const name of names)
    expect(
      statementsOf(readFileSync(new URL(`../../../../database/migrations/${name}`, import.meta.url), 'utf8')).length,
    ).toBeGreaterThan(0)
})
