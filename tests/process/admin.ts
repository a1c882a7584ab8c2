import type { Credentials } from './api-client.ts'
import { runScript, type Variables } from './server-process.ts'

export interface NewAdmin extends Credentials {
  readonly fullName: string
}

export const someAdmin: NewAdmin = {
  phoneNumber: '0901234567',
  fullName: 'Nguyễn Quản Trị',
  password: 'correct-horse-7',
}

/** Creates an administrator by `npm run admin:create`, answering its questions on standard input. */
export async function makeAdmin(variables: Variables, admin = someAdmin): Promise<NewAdmin> {
  const { code, stderr } = await runScript(
    'admin:create',
    variables,
    `${admin.phoneNumber}\n${admin.fullName}\n${admin.password}\n`,
  )
  if (code !== 0) throw new Error(`admin:create failed: ${stderr}`)
  return admin
}
