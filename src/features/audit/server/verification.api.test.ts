import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import { moveVerification } from './verification.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff } = factories(server.db)
const admin = await anAdmin({ full_name: 'Quản Trị' })
const client = server.as(admin)

const parts =
  '{ state entries chains total finishedAt startedBy { fullName } broken { chain position entryId problem } }'
const verify = `mutation { cmsVerifyAudit ${parts} }`
const last = async () => (await client.data(`{ cmsAuditVerification ${parts} }`)).cmsAuditVerification
const group = (id: string, to: string) =>
  client.data(`mutation { updateUserGroup(userId: "${id}", group: ${to}) { version } }`)
/** Changes history as only an owner can who means to. */
const tamper = (statement: ReturnType<typeof sql>) =>
  server.app.database.asOwner(async (db) => {
    await sql`alter table audit_entries disable trigger all`.execute(db)
    await statement.execute(db)
    await sql`alter table audit_entries enable trigger all`.execute(db)
  })
const forgetLimits = () => server.db.deleteFrom('rate_limits').execute()

const target = await aUser()
for (const to of ['STAFF', 'PROVIDER', 'MEMBER']) await group(target.id, to)
await group((await aUser()).id, 'STAFF')

test('before the first there is none', async () => {
  expect(await last()).toBeNull()
})

test('a small log is verified while one waits, and the outcome stays', async () => {
  const state = { state: 'WHOLE', entries: 4, chains: 2, total: 4, startedBy: { fullName: 'Quản Trị' }, broken: null }
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({ ...state, finishedAt: expect.any(String) })
  expect(await last()).toMatchObject(state)
})

test('a link that does not hold is named', async () => {
  const { id } = await server.db
    .selectFrom('audit_entries')
    .select('id')
    .where('target_id', '=', target.id)
    .where('position', '=', 2)
    .executeTakeFirstOrThrow()
  await tamper(sql`update audit_entries set reason = 'other' where id = ${id}`)
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({
    state: 'BROKEN',
    broken: { chain: `USER:${target.id}`, position: 2, entryId: id, problem: 'altered' },
  })
  await tamper(sql`update audit_entries set reason = null where id = ${id}`)
  expect((await client.data(verify)).cmsVerifyAudit.state).toBe('WHOLE')
})

test('a large log is gone through in pieces, by whoever comes next, one verification at a time', async () => {
  for (let i = 0; i < 3; i++) {
    await tamper(sql`insert into audit_entries (id, chain, position, action, model, target_id, request_id, created_at, hash)
      select gen_random_uuid(), ${`LIST:${i} `} || n, 1, 'createExport', 'LIST', n::text, 'x', now(), sha256(''::bytea) from generate_series(1, 400) n`)
  }
  // What was made up has no true hash: that is found too, in its turn.
  await forgetLimits()
  await server.db
    .insertInto('audit_verifications')
    .values({ id: crypto.randomUUID(), started_by: admin.id, total: 1204 })
    .execute()
  expect(await last()).toMatchObject({ state: 'RUNNING', entries: 0, total: 1204 })
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({ state: 'RUNNING', entries: 0 })
  await expect(
    server.db.insertInto('audit_verifications').values({ id: crypto.randomUUID(), total: 0 }).execute(),
  ).rejects.toThrow(/duplicate/)
  await Promise.all([moveVerification(server.db, 0), moveVerification(server.db, 0)])
  expect(await last()).toMatchObject({
    state: 'BROKEN',
    entries: 0,
    chains: 1,
    broken: { problem: 'altered', position: 1 },
  })
  await tamper(sql`delete from audit_entries where model = 'LIST'`)
})

test('goes on where the last piece ended', async () => {
  await forgetLimits()
  await server.db
    .insertInto('audit_verifications')
    .values({ id: crypto.randomUUID(), started_by: admin.id, total: 4 })
    .execute()
  const first = await server.db
    .selectFrom('audit_entries')
    .selectAll()
    .orderBy('chain')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('audit_verifications')
    .set({ entries: 1, chains: 1, after_chain: first.chain, after_position: 1, after_hash: first.hash })
    .where('finished_at', 'is', null)
    .execute()
  await moveVerification(server.db, 1_000)
  expect(await last()).toMatchObject({ state: 'WHOLE', entries: 4, chains: 2 })
})

test('is for ADMIN, and not all the time', async () => {
  const staff = server.as(await aStaff())
  expect((await staff.refusal(verify)).code).toBe('FORBIDDEN')
  expect((await staff.refusal('{ cmsAuditVerification { state } }')).code).toBe('FORBIDDEN')
  await forgetLimits()
  for (let i = 0; i < 6; i++) await client.data(verify)
  expect((await client.refusal(verify)).code).toBe('RATE_LIMITED')
})
