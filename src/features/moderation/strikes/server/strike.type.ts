import { builder } from '../../../../platform/server/graphql/builder.ts'
import type { UsualStep as Step } from '../strike.values.ts'

export const UsualStep = builder.objectRef<Step>('UsualStep').implement({
  description: 'What usually happens at a number of strikes. Staff decide.',
  fields: (t) => ({
    at: t.exposeInt('at', { description: 'The number of strikes.' }),
    days: t.exposeInt('days', { nullable: true, description: 'Days of a suspension; null: a block.' }),
  }),
})
