import { expect, test } from 'vitest'
import { migrationTexts } from '../src/platform/server/database/migrate.ts'
import { unsafeStatements } from './migration-forms.ts'

/** Those until here ran before anybody had to go on working meanwhile. */
const lastOfBefore = '0450_records_of_a_picture'

test('no migration keeps a large table locked, or removes what the version before uses', async () => {
  const later = [...(await migrationTexts())].filter(([name]) => name > lastOfBefore)
  for (const [name, text] of later) expect(unsafeStatements(text), name).toEqual([])
})

test.each([
  'create index posts_by_x on posts (x)',
  'create unique index posts_by_x on posts (x)',
  'alter table posts add column x uuid references users',
  'alter table posts add column x uuid default gen_random_uuid()',
  'alter table posts add column a text, add column b text check (b > 1)',
  "alter table posts add column a tsvector generated always as (to_tsvector('simple', title)) stored",
  'alter table posts add constraint x check (a > 0)',
  'alter table posts add constraint x foreign key (a) references users',
  'alter table posts alter column a set not null',
  'alter table posts alter column a type bigint',
  'alter table posts rename column a to b',
  'alter table posts drop column a',
  'alter table posts rename to posts_before',
  'create index concurrently posts_by_x on posts (x)',
  'alter table posts add constraint x check (a > 0) not valid, validate constraint x',
  'drop table posts',
  'truncate posts',
  'update posts set a = 1',
  'delete from posts where a = 1',
  'insert into a select * from posts',
  'do $$ begin perform 1; end $$',
  'vacuum full posts',
  'reindex table posts',
  'cluster posts',
  'refresh materialized view x',
  'lock table posts',
])('refused: %s', (statement) => {
  expect(unsafeStatements(`create table other (a int);\n${statement};`)).toHaveLength(1)
})

test.each([
  'create index concurrently if not exists posts_by_x on posts (x)',
  'create table other (id uuid primary key, by uuid references users); create index other_by on other (by); insert into other select id, id from posts',
  "alter table posts add column a text not null default '', add column b integer",
  'alter table posts add constraint x check (a > 0) not valid',
  'alter table posts validate constraint x',
  'alter table posts alter column a drop not null, alter column b set default 1',
  'create or replace function f() returns int language sql as $$ update posts set a = 1; select 1 $$',
  'alter index a rename to b; drop index posts_by_x; drop trigger t on posts; drop function f()',
  'alter table posts rename to former; alter index posts_by_x rename to former_by_x; create table posts (like former); insert into posts select * from former; drop table former',
  "insert into trusted_point_configs (id) values ('1'); update system_settings set value = '1'",
  '-- Measured: 0.2 s at a million rows.\nupdate posts set a = 1 where b',
  '-- Unused since 0.9.0.\nalter table posts drop column a',
])('taken: %s', (script) => {
  expect(unsafeStatements(`${script};`)).toEqual([])
})
