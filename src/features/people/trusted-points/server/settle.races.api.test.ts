import { expect, test } from 'vitest'
import { lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { runThrough } from '../../../../../tests/harness/jobs.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { recordAction } from './public.ts'
import { settlePoints } from './settle.job.ts'

const server = await startServer()
const make = factories(server.db)
const onPostgres = test.runIf(server.engine === 'postgres')

const settle = () => runThrough(settlePoints, server.app)
const earned = async (userId: string) =>
  (
    await server.db
      .selectFrom('balances')
      .select('earned_points')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).earned_points

async function rewarded(table: 'posts' | 'comments') {
  const { id: userId } = await make.aUser()
  const { id } = await (table === 'posts' ? make.aPost : make.aComment)({ created_by: userId })
  const model = table === 'posts' ? ('POST' as const) : ('COMMENT' as const)
  await command(ownContext(server.app, 'test'), (ctx) =>
    recordAction(ctx, { userId, kind: 'CREATE_POST', subject: id, record: { model, id } }),
  )
  return { userId, id }
}

onPostgres.each([
  ['posts', 'status'],
  ['comments', 'term_status'],
] as const)('a change of %s that is about to be committed is settled, too', async (table, status) => {
  const { userId, id } = await rewarded(table)
  const setTo = (value: string) => `update ${table} set ${status} = '${value}' where id = '${id}'`
  for (const [before, after, left] of [
    ['BLOCKED', 'NORMAL', 200],
    ['NORMAL', 'BLOCKED', 0],
  ] as const) {
    await (await lock(server, { statement: setTo(before) })).commit()
    const gate = await lock(server, { statement: setTo(after) })
    const settling = settle()
    await untilWaiting(server, 1).catch(() => undefined)
    await gate.commit()
    await settling
    await settle()
    expect(await earned(userId), after).toBe(left)
  }
})
