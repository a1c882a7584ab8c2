import type { Credentials } from '../../process/api-client.ts'

export const roles = ['ADMIN', 'STAFF', 'VERIFIED'] as const
export type Role = (typeof roles)[number]

/** The running product, as the workers know it. */
export interface Product {
  readonly url: string
  /** Signs its id tokens: a journey can make one that has expired. */
  readonly tokenSecret: string
  /** From the lines that the start printed. */
  readonly signIns: Readonly<Record<Role, Credentials>>
}

const variable = 'JOURNEYS_PRODUCT'

/** Workers inherit the environment of the process that ran the global setup. */
export function tellWorkers(product: Product): void {
  process.env[variable] = JSON.stringify(product)
}

export function readProduct(): Product {
  return JSON.parse(process.env[variable] ?? '') as Product
}

/** The sign-ins from what a start printed: `Sign in as ADMIN: 09… / password`. */
export function readSignIns(printed: string): Product['signIns'] {
  const lines = printed.matchAll(/^Sign in as (\w+): (\S+) \/ (\S+)$/gm)
  const found = Object.fromEntries(
    [...lines].map(([, role, phoneNumber, password]) => [role, { phoneNumber, password }]),
  )
  const missing = roles.filter((role) => !(role in found))
  if (missing.length > 0) throw new Error(`The start told no sign-in of ${missing.join(', ')}:\n${printed}`)
  return found
}
