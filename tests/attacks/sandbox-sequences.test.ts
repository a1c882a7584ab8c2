import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { jobs } from '../../src/app/assemble.ts'
import { sandboxOf } from '../../src/platform/server/database/sandbox/sandbox.ts'
import { backendOf, type Doing, everyMutation } from '../harness/every-mutation.ts'
import { everythingOf, queries } from '../harness/every-query.ts'
import { factories, noId } from '../harness/factories.ts'
import { insideSandbox, withSettingsOpen } from '../harness/sandbox.ts'
import { startServer } from '../harness/server.ts'
import { everythingStored, filesOf } from '../harness/whole-database.ts'

/**
 * Whatever members and keys of the sandbox do, in any order and with its jobs in between: every table and file outside stays as
 * it was, and staff who are outside get the same answer to every query.
 */
const server = await startServer()
const sandbox = insideSandbox(server)
const make = factories(server.db)
const me = await factories(sandbox.db).aUser()
const calls = await withSettingsOpen(server, () => everyMutation(sandbox, me))
const { backend, real } = await withSettingsOpen(server, () => backendOf(sandbox, me, 'TEST'))
const perform = ({ byKey, body }: Doing) => (byKey ? backend : real).send(body)

const signedIn = new Set(['appealByPhone', 'changePassword', 'login', 'logout', 'refreshToken', 'register'])
const mutations = Object.keys(calls).filter((name) => !signedIn.has(name))
const inSandbox = new Map(jobs.filter((job) => job.inSandbox).map((job) => [job.name, job]))
const app = sandboxOf(server.app)
const runJob = (name: string) =>
  inSandbox.get(name)!.run({ ...app, database: { ...app.database, kysely: app.database.background } })

const admin = server.as(await make.anAdmin())
const author = await make.aUser()
const post = await make.aPost({ created_by: author.id })
await make.aReport('POST', post.id)
await make.points(author.id, 500)
const target = { user: author.id, post: post.id }
/** What passes by itself. */
const moments = /"(now|uptime\w*|checkedAt|lastUsedAt|finishedAt|startedAt|nextRunAt)":("[^"]*"|[\d.]+)/g
/** The bytes of the database are those of both. */
const ofBoth = new Set(['cmsGetInstallation'])
const answers = async () => {
  const said: Record<string, string> = {}
  for (const field of queries.filter(({ name }) => !ofBoth.has(name))) {
    const { data, errors } = await admin.query(everythingOf(field, target, { depth: 2 }))
    const codes = errors?.map(({ extensions }) => extensions.code)
    said[field.name] = JSON.stringify({ data, codes }).replace(moments, '"$1":""')
  }
  return said
}

let done = 0
afterAll(() => expect(done, 'most of what is tried is done').toBeGreaterThan(10))

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...mutations).map((mutation) => ({ mutation })) },
  { weight: 1, arbitrary: fc.constantFrom(...inSandbox.keys()).map((job) => ({ job })) },
)

test('sequences of mutations and jobs in the sandbox change nothing outside of it', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const acts = await withSettingsOpen(server, async () => {
        const made: (() => Promise<boolean>)[] = []
        for (const one of steps)
          if ('job' in one) made.push(async () => (await runJob(one.job), false))
          else {
            const doing = await calls[one.mutation]!()
            made.push(async () => (await perform(doing)).errors === undefined)
          }
        return made
      })
      const told = await answers()
      const before = await everythingStored(server)
      for (const act of acts) if (await act()) done++
      const after = await everythingStored(server)
      expect({ ...after, files: before.files }).toEqual(before)
      expect(filesOf(after)).toEqual(expect.arrayContaining(filesOf(before)))
      expect(await answers()).toEqual(told)
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

test('no query of staff finds a member of the sandbox outside', async () => {
  const seen = Object.entries(await answers()).filter(([, said]) => said.includes(me.id))
  expect(seen.map(([name]) => name)).toEqual([])
  expect(me.id).not.toBe(noId)
})
