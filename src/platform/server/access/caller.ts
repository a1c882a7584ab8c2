import { networkOf } from './address.ts'
import type { Context } from '../context.ts'

/** The name under which a person waits in queues. */
export const personAsCaller = (id: string): string => `person ${id}`

/** The name under which the app's backend waits, all of its requests in one line for each of its keys. */
export const keyAsCaller = (id: string): string => `key ${id}`

/** The name under which everybody at one address waits who has not signed in. */
export const addressAsCaller = (address: string): string => `address ${networkOf(address)}`

/** Who waits in queues for a request. A key that acts in the name of members waits in its own line. */
export const callerOf = ({ viewer, key, address }: Pick<Context, 'viewer' | 'key' | 'address'>): string =>
  key ? keyAsCaller(key.id) : viewer ? personAsCaller(viewer._id) : addressAsCaller(address)
