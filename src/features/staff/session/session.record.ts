import { defineRecord } from '../../../platform/shared/record.ts'

/** A session, for the audit entries of signing in and out. */
export const sessionRecord = defineRecord('SESSION', { fields: [], actions: ['login', 'logout', 'refreshToken'] })
