import { shortestPassword } from '../features/staff/session/session.values.ts'
import { toE164 } from '../platform/shared/phone.ts'
import { tidyText } from '../platform/shared/search-text.ts'

export interface NewAdmin {
  /** In E.164. */
  readonly phoneNumber: string
  readonly fullName: string
  readonly password: string
}

/**
 * Asks for what is not given. Throws when an answer cannot be used.
 *
 * @param ask asks one question; a secret answer is not shown
 */
export async function readNewAdmin(
  given: { readonly phone?: string | undefined; readonly name?: string | undefined },
  ask: (question: string, secret?: boolean) => Promise<string>,
): Promise<NewAdmin> {
  const phoneNumber = toE164(given.phone ?? (await ask('Phone number')))
  if (!phoneNumber) throw new Error('this is not a phone number')
  const fullName = tidyText(given.name ?? (await ask('Full name')))
  if (!fullName) throw new Error('a name is needed')
  // Never a command-line argument: the process list would show it.
  const password = await ask('Password', true)
  if (password.length < shortestPassword) throw new Error(`a password has at least ${shortestPassword} characters`)
  return { phoneNumber, fullName, password }
}
