import { hashPassword } from '../../src/features/staff/session/server/public.ts'

/** People whose passwords are printed, so that each role and the app can be tried. All others share one password. */

export interface DemoSignIn {
  /** As typed within Vietnam. */
  readonly phoneNumber: string
  readonly password: string
}

export type DemoRole = 'ADMIN' | 'STAFF' | 'VERIFIED'
export type DemoSignIns = Readonly<Record<DemoRole, DemoSignIn>>

export const signIns: DemoSignIns = {
  ADMIN: { phoneNumber: '0901 000 001', password: 'sen-hong-2604' },
  STAFF: { phoneNumber: '0901 000 002', password: 'song-han-1975' },
  VERIFIED: { phoneNumber: '0901 000 003', password: 'may-trang-3143' },
}

/** The roles in the order of the people who have them: the first person is the ADMIN. */
export const signInRoles = ['ADMIN', 'STAFF', 'VERIFIED'] as const

/** Two members, for the app: the first one has a post that was hidden; see `members-of-app.ts`. */
export const memberSignIns: readonly DemoSignIn[] = [
  { phoneNumber: '0901 000 011', password: 'bien-xanh-1105' },
  { phoneNumber: '0901 000 012', password: 'nui-doi-0612' },
]

/** A key for tests that anybody may use: it opens the sandbox alone. */
export const demoKey = 'bk_test_demo-key_anybody-may-try-the-sandbox-by-it0'

/** The password of everybody else in the demo. */
export const sharedPassword = 'demo-2604-chung'

/** The number in E.164. */
export function numberOf(signIn: DemoSignIn): string {
  return `+84${signIn.phoneNumber.replace(/\s/g, '').slice(1)}`
}

/** Hashes of the passwords: one per role and one for all others, because hashing is slow by design. */
export async function hashPasswords(): Promise<{ roles: readonly string[]; shared: string }> {
  const [shared, ...roles] = await Promise.all(
    [sharedPassword, ...signInRoles.map((role) => signIns[role].password)].map(hashPassword),
  )
  return { roles, shared: shared! }
}
