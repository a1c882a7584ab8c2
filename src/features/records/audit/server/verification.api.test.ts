import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { asSuperuser } from '../../../../../tests/harness/forger.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { takeCheckpoint } from '../../../../platform/server/audit/checkpoint.ts'
import { moveVerification } from './verification.ts'

const server = await startServer()
const { aUser, anAdmin, aStaff } = factories(server.db)
const admin = await anAdmin({ full_name: 'Quản Trị' })
const client = server.as(admin)

const parts = `{ state entries chains total finishedAt startedBy { fullName }
  checkpoint { number createdAt entries hash } found broken { problem chain first last checkpoint } }`
const verify = `mutation { cmsVerifyAudit ${parts} }`
const last = async () => (await client.data(`{ cmsAuditVerification ${parts} }`)).cmsAuditVerification
const group = (id: string, to: string) =>
  client.data(`mutation { updateUserGroup(userId: "${id}", group: ${to}) { version } }`)
const tamper = (statement: ReturnType<typeof sql>) => asSuperuser(server, (db) => statement.execute(db))
/** A verification that was started, as if its request had ended before the first piece. */
const begin = (total: number) =>
  server.db.insertInto('audit_verifications').values({ id: crypto.randomUUID(), started_by: admin.id, total }).execute()
const forgetLimits = () => server.db.deleteFrom('rate_limits').execute()

const target = await aUser()
for (const to of ['STAFF', 'PROVIDER', 'MEMBER']) await group(target.id, to)
await group((await aUser()).id, 'STAFF')

test('there is no verification before the first one', async () => {
  expect(await last()).toBeNull()
})

test('a small log is verified within the request, and the result is kept', async () => {
  const state = {
    state: 'WHOLE',
    entries: 4,
    chains: 2,
    total: 4,
    startedBy: { fullName: 'Quản Trị' },
    checkpoint: null,
    found: 0,
    broken: [],
  }
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({ ...state, finishedAt: expect.any(String) })
  expect(await last()).toMatchObject(state)
})

test('a changed entry is reported', async () => {
  await tamper(sql`update audit_entries set reason = 'other' where target_id = ${target.id} and position = 2`)
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({
    state: 'BROKEN',
    found: 1,
    broken: [{ problem: 'altered', chain: `USER:${target.id}`, first: 2, last: 2, checkpoint: null }],
  })
  await tamper(sql`update audit_entries set reason = null where target_id = ${target.id} and position = 2`)
  expect((await client.data(verify)).cmsVerifyAudit.state).toBe('WHOLE')
})

test('compares the log with the checkpoints and reports missing entries', async () => {
  const { number, hash } = (await takeCheckpoint(server.app))!
  const checkpoint = { number, createdAt: expect.any(String), entries: 4, hash: Buffer.from(hash).toString('hex') }
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({ state: 'WHOLE', checkpoint })
  await tamper(sql`create table taken as select * from audit_entries where target_id = ${target.id} and position > 1`)
  await tamper(sql`delete from audit_entries where target_id = ${target.id} and position > 1`)
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({
    state: 'BROKEN',
    checkpoint,
    broken: [{ problem: 'missing', chain: `USER:${target.id}`, first: 2, last: 3, checkpoint: number }],
  })
  await tamper(sql`insert into audit_entries select * from taken`)
  await tamper(sql`drop table taken`)
})

test('a large log is verified in pieces, by any replica, one verification at a time', async () => {
  // The invented entries have no true hash: each is found in its turn, and the first hundred are reported.
  await tamper(sql`insert into audit_entries (id, chain, position, action, model, target_id, request_id, created_at, hash)
    select gen_random_uuid(), 'LIST:' || n, 1, 'createExport', 'LIST', n::text, 'x', now(), sha256(''::bytea)
    from generate_series(1, 1200) n`)
  await forgetLimits()
  await begin(1204)
  expect(await last()).toMatchObject({ state: 'RUNNING', entries: 0, total: 1204, found: 0 })
  expect((await client.data(verify)).cmsVerifyAudit).toMatchObject({ state: 'RUNNING', entries: 0 })
  await expect(begin(0)).rejects.toThrow(/duplicate/)
  // The checkpoints are one piece. When two replicas do the same piece, only one records it.
  await Promise.all([moveVerification(server.db, 0), moveVerification(server.db, 0)])
  while ((await last()).entries < 500) await moveVerification(server.db, 0)
  expect(await last()).toMatchObject({ state: 'RUNNING', entries: 500, chains: 500, found: 500 })
  await moveVerification(server.db, 60_000)
  const { broken, ...outcome } = await last()
  expect(outcome).toMatchObject({ state: 'BROKEN', entries: 1204, chains: 1202, found: 1200 })
  expect(broken).toHaveLength(100)
  await tamper(sql`delete from audit_entries where model = 'LIST'`)
})

test('continues where the last piece ended, even inside a gap', async () => {
  await forgetLimits()
  await begin(4)
  const { number, hash } = await server.db.selectFrom('audit_checkpoints').selectAll().executeTakeFirstOrThrow()
  await server.db
    .updateTable('audit_verifications')
    .set({ entries: 0, chains: 0, checkpoint: number, checkpoint_hash: hash })
    .set({
      found: 1,
      broken: JSON.stringify([{ problem: 'missing', chain: `USER:${target.id}`, first: 1, last: 1, checkpoint: null }]),
    })
    .set({ after_chain: `USER:${target.id}`, after_position: 1 })
    .where('finished_at', 'is', null)
    .execute()
  await moveVerification(server.db, 1_000)
  // The second entry's link cannot be checked, and the other chain is checked later.
  expect(await last()).toMatchObject({ state: 'BROKEN', entries: 3, chains: 1, found: 1 })
})

test('is for ADMIN, and has a rate limit', async () => {
  const staff = server.as(await aStaff())
  expect((await staff.refusal(verify)).code).toBe('FORBIDDEN')
  expect((await staff.refusal('{ cmsAuditVerification { state } }')).code).toBe('FORBIDDEN')
  await forgetLimits()
  for (let i = 0; i < 6; i++) await client.data(verify)
  expect((await client.refusal(verify)).code).toBe('RATE_LIMITED')
})
