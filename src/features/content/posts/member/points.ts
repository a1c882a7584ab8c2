import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import type { ActionOutcome } from '../../../people/trusted-points/server/public.ts'

export const ActionPoints = memberBuilder.objectRef<ActionOutcome>('ActionPoints').implement({
  description: 'What an action gave at once. What it gives to others, or later, is not among it.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Points' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The key of the text that says why it gave nothing; null if it gave points.',
    }),
  }),
})

/** What liking, commenting on or sharing a post of one's own gives. */
export const ownPostGivesNothing: ActionOutcome = { amount: 0, reason: 'posts_text_own_post' }
