import { defineRecord } from '../../platform/shared/record.ts'

/** A sign-in, from its beginning to its end. */
export const sessionRecord = defineRecord({ fields: [], actions: ['login', 'logout', 'refreshToken'] })
