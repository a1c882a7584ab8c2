/**
 * `npm run admin:create`: creates the first ADMIN, or promotes the person with that number. Asks for what is not given.
 */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { hashPassword } from '../features/staff/session/server/public.ts'
import { audit } from '../platform/server/audit/audit.ts'
import { command } from '../platform/server/command.ts'
import { type Context, ownContext } from '../platform/server/context.ts'
import { openDatabase } from '../platform/server/database/database.ts'
import { migrate } from '../platform/server/database/migrate.ts'
import { readEnvironment } from '../platform/server/environment.ts'
import { type NewAdmin, readNewAdmin } from './new-admin.ts'

const { values } = parseArgs({ options: { phone: { type: 'string' }, name: { type: 'string' } } })
/** True while a password is typed: nothing is echoed. */
let hidden = false
const output = new Writable({
  write(text, _, done) {
    if (!hidden) process.stdout.write(text)
    done()
  },
})
const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
const lines = terminal[Symbol.asyncIterator]()

try {
  await createAdmin()
} catch (error) {
  process.stderr.write(`Cannot make an administrator: ${(error as Error).message}\n`)
  process.exit(1)
}

/** Lines that arrive before their question are queued: a script may send all answers at once. */
async function ask(question: string, secret = false): Promise<string> {
  process.stdout.write(`${question}: `)
  hidden = secret
  const { value, done } = await lines.next()
  hidden = false
  if (secret) process.stdout.write('\n')
  if (done) throw new Error(`the input ended before an answer to "${question}"`)
  return value
}

async function createAdmin(): Promise<void> {
  const environment = readEnvironment()
  const database = await openDatabase(environment)
  try {
    await migrate(database)
    const { password, ...person } = await readNewAdmin(values, ask)
    terminal.close()
    // The whole product takes a second to load: only once the answers are known to be good.
    const { assembleApp } = await import('./assemble.ts')
    const app = await assembleApp(environment, database)
    const ctx = ownContext(app, `admin:create ${uuidv7()}`)
    await makeAdmin(ctx, { ...person, passwordHash: await hashPassword(password) })
    process.stdout.write('Done. This person can sign in now.\n')
  } finally {
    await database.close()
  }
}

async function makeAdmin(
  ctx: Context,
  person: Omit<NewAdmin, 'password'> & { readonly passwordHash: string },
): Promise<void> {
  await command(ctx, async (ctx) => {
    const admin = { user_group: 'ADMIN', password_hash: person.passwordHash, term_status: 'NORMAL' } as const
    const { id, version } = await ctx.db
      .insertInto('users')
      .values({
        id: uuidv7(),
        phone_number: person.phoneNumber,
        full_name: person.fullName,
        gender: 'OTHER',
        country_code: 'VN',
        ...admin,
      })
      .onConflict((oc) =>
        oc.column('phone_number').doUpdateSet((eb) => ({ ...admin, version: eb('users.version', '+', 1) })),
      )
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'admin:create', model: 'USER', targetId: id, after: { group: 'ADMIN' }, version })
  })
}
