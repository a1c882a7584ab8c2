import { z } from 'zod'
import { enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { trackedEventOperations } from '../tracked-event.operations.ts'
import { arrivingEvents } from '../tracked-event.rules.ts'
import { trackedStates } from '../tracked-event.values.ts'
import { type EventAnswer, trackEvents } from './track-events.ts'

rootField(trackedEventOperations.trackEvents, {
  description:
    'Counts what members did in the app, by the rules that their acts here count by. Each event is answered by itself, in the order given; a repeated key answers what the first one did. A refused event left nothing, and may come again.',
  type: [
    memberBuilder.objectRef<EventAnswer>('TrackedEvent').implement({
      description: 'What became of an event.',
      fields: (t) => ({
        key: t.exposeString('key'),
        state: t.expose('state', { type: enumNamed('TrackedEventState', trackedStates, 'MEMBER') }),
        points: t.expose('points', { type: 'Points' }),
        reason: t.exposeString('reason', {
          nullable: true,
          description: 'The key of the text that says why it gave nothing; null if it gave points.',
        }),
      }),
    }),
  ],
  input: z.object({ events: arrivingEvents }),
  resolve: ({ events }, ctx) => trackEvents(ctx, events),
})
