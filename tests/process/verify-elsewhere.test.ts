import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testSecret } from '../harness/provided.ts'
import { preparedFolder, scratchDatabase, scratchFolder } from './scratch.ts'
import { queryRows, testDatabaseUrl } from './scratch-database.ts'
import { runScript } from './server-process.ts'

test.skipIf(!testDatabaseUrl)(
  'a backup is tried in an empty database that is named, twice; one that is not empty stays as it is',
  async () => {
    const { DATA_DIR } = await preparedFolder()
    const variables = { DATA_DIR, TOKEN_SECRET: testSecret, DEMO_DATA: 'no' }
    const backup = join(await scratchFolder(), 'backup')
    expect((await runScript('backup', variables, '', [backup])).stderr).toBe('')
    const verifyIn = (VERIFY_DATABASE_URL: string) =>
      runScript('restore:verify', { ...variables, VERIFY_DATABASE_URL }, '', [backup])

    const filled = await scratchDatabase()
    await queryRows(filled, 'create table precious as select 1 as row')
    const refused = await verifyIn(filled)
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('this database is not empty') as string })
    expect(await queryRows(filled, 'select * from precious')).toEqual([{ row: 1 }])

    const empty = await scratchDatabase()
    for (const time of ['first', 'second']) expect(await verifyIn(empty), time).toMatchObject({ code: 0, stderr: '' })
    const left = `select nspname, relname from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'sandbox') union all select nspname, null from pg_namespace where nspname = 'sandbox'`
    expect(await queryRows(empty, left)).toEqual([])
  },
)
