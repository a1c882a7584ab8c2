import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { importFile, type RowKind } from './import-file.ts'
import { longestLine } from './lines.ts'
import { members } from './members.ts'
import { progressFile, reportFile } from './progress.ts'
import { records } from './records.ts'

const server = await startServer()
const { db } = server
const folder = await mkdtemp(join(inject('runFolder'), 'import-'))
let count = 0
const aFile = (lines: readonly (object | string)[], end = '\n') => {
  const path = join(folder, `${++count}.ndjson`)
  writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)) + end).join(''))
  return path
}
const run = <Row>(kind: RowKind<Row>, path: string) => importFile(server.app, path, kind, () => {})
const refused = (path: string) =>
  readFileSync(reportFile(path), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { line: number; externalId: string | null; reason: string; message: string })

let people = 0
const aPerson = (more: object = {}) => {
  const n = ++people
  return { externalId: `old-${n}`, phoneNumber: `0${860_000_000 + n}`, fullName: `Người ${n}`, ...more }
}
const balanceOf = async (externalId: string) =>
  db
    .selectFrom('external_ids as e')
    .innerJoin('balances as b', 'b.user_id', 'e.record_id')
    .innerJoin('users as u', 'u.id', 'e.record_id')
    .select(['b.active_points', 'b.earned_points', 'u.created_at'])
    .where('e.model', '=', 'USER')
    .where('e.external_id', '=', externalId)
    .executeTakeFirst()

test('members come with their points and their time, once', { timeout: 60_000 }, async () => {
  const createdAt = '2019-05-06T07:08:09.000Z'
  const rows = Array.from({ length: 300 }, (_, i) => aPerson({ balance: i / 100, createdAt }))
  const path = aFile(rows)
  expect(await run(members, path)).toMatchObject({ done: true, lines: 300, counts: { CREATED: 300 } })
  const expected = { active_points: 299, earned_points: 299, created_at: new Date(createdAt) }
  expect(await balanceOf(rows[299]!.externalId)).toEqual(expected)
  const openings = () =>
    db
      .selectFrom('point_entries')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('cause', '=', 'OPENING')
      .executeTakeFirstOrThrow()
  const { n } = await openings()
  expect(n).toBe(299)
  // As after a crash before anything was noted.
  rmSync(progressFile(path))
  expect((await run(members, path)).counts).toEqual({ FOUND: 300 })
  expect((await openings()).n).toBe(n)
})

test(
  'an import goes on after the last part that was noted, and what it reports is there once',
  { timeout: 60_000 },
  async () => {
    const path = aFile([...Array.from({ length: 1_000 }, () => aPerson()), aPerson({ phoneNumber: 'x' }), aPerson()])
    const first = await run(
      {
        ...members,
        // The process ends while it works on the second part.
        work: async (ctx, rows) => {
          if (rows.length < 100) throw new Error('killed')
          return members.work(ctx, rows)
        },
      },
      path,
    ).catch((error: Error) => error.message)
    expect(first).toBe('killed')
    expect(JSON.parse(readFileSync(progressFile(path), 'utf8'))).toMatchObject({ lines: 1_000, done: false })
    const left = refused(path)
    writeFileSync(reportFile(path), `${left.map((row) => JSON.stringify(row)).join('\n')}{"line": 1001, "half`)
    expect(await run(members, path)).toMatchObject({ done: true, counts: { CREATED: 1_001, REFUSED: 1 } })
    expect(refused(path).map(({ line, reason }) => [line, reason])).toEqual([[1_001, 'users_text_phone_invalid']])
    expect(await run(members, path), 'nothing is left').toMatchObject({ counts: { CREATED: 1_001, REFUSED: 1 } })
  },
)

test('each row that is refused is reported by its line, and leaves nothing', async () => {
  const { phoneNumber } = aPerson()
  const good = aPerson({ phoneNumber, balance: 5 })
  const wrong = [
    [aPerson({ phoneNumber, balance: 7 }), 'users_text_phone_taken'],
    [aPerson({ balance: 1.234 }), 'imports_text_balance'],
    [aPerson({ balance: -1 }), 'platform_text_at_least'],
    [aPerson({ createdAt: '2999-01-01T00:00:00Z' }), 'app_records_text_created_at'],
    [aPerson({ points: 5 }), 'imports_text_unknown_fields'],
    [{ fullName: 'Không tên' }, 'platform_text_external_id_required'],
    ['[1]', 'imports_text_no_object'],
    ['{"externalId": ', 'imports_text_no_object'],
    [aPerson({ fullName: 'a\0b' }), 'platform_text_not_storable'],
    [aPerson({ fullName: '\uD800' }), 'platform_text_not_storable'],
    [aPerson({ sandbox: true }), 'imports_text_unknown_fields'],
    [aPerson({ fullName: 'x'.repeat(3 * longestLine) }), 'imports_text_line_too_long'],
    [aPerson({ fullName: 'x'.repeat(longestLine) }), 'imports_text_line_too_long'],
  ] as const
  await run(members, aFile([good]))
  const path = aFile([...wrong.map(([row]) => row), '', aPerson()], '\r\n')
  truncateSync(path, readFileSync(path).length - 2)
  expect((await run(members, path)).counts).toEqual({ CREATED: 1, REFUSED: wrong.length })
  expect(refused(path).map(({ line, reason }) => [line, reason])).toEqual(wrong.map(([, reason], i) => [i + 1, reason]))
  expect(refused(path).every(({ message }) => message.length > 5)).toBe(true)
  expect(await balanceOf(good.externalId)).toMatchObject({ active_points: 500 })
})

test('a file that does not begin with what was imported is another one', async () => {
  const rows = [aPerson(), aPerson({ fullName: '' }), aPerson()]
  const path = aFile(rows)
  await run(members, path)
  const imported = readFileSync(path)
  appendFileSync(path, JSON.stringify(aPerson()))
  expect(await run(members, path), 'more at its end').toMatchObject({ counts: { CREATED: 3, REFUSED: 1 } })
  writeFileSync(path, imported.toString().replace('"fullName":""', '"fullName":"An"'))
  await expect(run(members, path), 'a row was mended').rejects.toThrow('has changed since')
  truncateSync(path, 10)
  await expect(run(members, path)).rejects.toThrow('has changed since')
})

test('of two imports of one file at once one goes on, and its report has each row once', async () => {
  const rows = [aPerson({ phoneNumber: 'x' }), aPerson({ balance: 5 }), aPerson({ phoneNumber: 'y' })]
  const path = aFile(rows)
  const ends = await Promise.allSettled([run(members, path), run(members, path)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(refused(path).map(({ line }) => line)).toEqual([1, 3])
  expect(await balanceOf(rows[1]!.externalId)).toMatchObject({ active_points: 500 })
  expect(await run(members, path)).toMatchObject({ done: true, lines: 3 })
})

test('letters of another encoding are not taken for others', async () => {
  const path = aFile([])
  const [before, wrong, after] = [aPerson(), aPerson({ fullName: 'Thé' }), aPerson()].map((row) => JSON.stringify(row))
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`\uFEFF${before}\n`), Buffer.from(`${wrong}\n`, 'latin1'), Buffer.from(after!)]),
  )
  expect((await run(members, path)).counts).toEqual({ CREATED: 2, REFUSED: 1 })
  expect(refused(path)).toMatchObject([{ line: 2, reason: 'imports_text_no_utf8' }])
})

test('records may stand before those of the same part to which they refer', async () => {
  const [author, other] = [aPerson(), aPerson()]
  await run(members, aFile([author, other]))
  await factories(db).anAdmin()
  const by = ({ externalId }: { externalId: string }) => ({ authorExternalId: externalId, content: 'Đi chợ nổi.' })
  const path = aFile([
    { model: 'COMMENT', externalId: 'c-1', postExternalId: 'p-1', ...by(other) },
    { model: 'POST', externalId: 'p-1', title: 'Chợ nổi', ...by(author) },
    { model: 'COMMENT', externalId: 'c-2', postExternalId: 'p-none', ...by(author) },
  ])
  expect((await run(records, path)).counts).toEqual({ CREATED: 2, REFUSED: 1 })
  expect(refused(path)).toMatchObject([{ line: 3, externalId: 'c-2', reason: 'app_records_text_unknown_reference' }])
})
