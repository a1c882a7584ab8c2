import { builder } from './builder.ts'

/** Two local days, both included. */
export const DayRange = builder.inputType('DayRange', {
  fields: (t) => ({ from: t.field({ type: 'Day' }), to: t.field({ type: 'Day' }) }),
})
