import { memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { MemberMedia } from '../../../records/media/member/public.ts'
import { mediaById } from '../../../records/media/server/public.ts'
import { memberEventOperations } from '../event.operations.ts'
import type { EventPart } from '../event.rules.ts'
import type { EventRow } from '../server/event.commands.ts'

const Event = memberBuilder.objectRef<EventRow>('Event').implement({
  description: 'How the app looks during an event. Parts that staff have switched off are null.',
  fields: (t) => {
    const part = (name: EventPart) =>
      t.field({
        type: MemberMedia,
        nullable: true,
        resolve: (event, _, ctx) => (event[`${name}_status`] ? ctx.load(mediaById, event[`${name}_id`]) : null),
      })
    return {
      _id: t.exposeID('id'),
      name: t.exposeString('name'),
      loop: t.exposeFloat('loop', { description: 'Seconds after which the animation is repeated.' }),
      logo: part('logo'),
      background: part('background'),
      animation: part('animation'),
    }
  },
})

rootField(memberEventOperations.event, {
  description: 'The event that is enabled, if one is.',
  type: Event,
  nullable: true,
  resolve: async (_, ctx) =>
    (await ctx.db.selectFrom('events').selectAll().where('status', '=', true).executeTakeFirst()) ?? null,
})
