import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../../tests/process/api-client.ts'
import type { ServerProcess } from '../../tests/process/server-process.ts'

/** Signs in as the demo's ADMIN, whose password a started server prints. */
export async function demoAdmin(server: ServerProcess): Promise<{ token: string }> {
  for (let i = 0; i < 100; i++) {
    const [, phoneNumber, password] = /^Sign in as ADMIN: (\S+) \/ (\S+)$/m.exec(server.output()) ?? []
    if (phoneNumber && password) return { token: (await signIn(server.url, { phoneNumber, password })).idToken }
    await wait(50)
  }
  throw new Error(`no sign-in was printed:\n${server.output()}`)
}
