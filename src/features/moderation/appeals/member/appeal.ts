import { z } from 'zod'
import { actorId } from '../../../../platform/server/command.ts'
import { enumFor, enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { asked, cursorInput, cursorPage, cursorPageType } from '../../../../platform/server/graphql/cursor.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { namesOf } from '../../../../platform/server/records/record-names.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { loginInput } from '../../../staff/session/session.rules.ts'
import { appealOperations } from '../appeal.operations.ts'
import { appealInput, appealMessage } from '../appeal.rules.ts'
import { appealStates } from '../appeal.values.ts'
import { appeal } from '../server/appeal.commands.ts'
import { type AppealRow, type OwnRecord, recordsTakenFrom } from '../server/appeal.queries.ts'
import { appealByPhone, type PhoneAnswer } from './appeal-by-phone.ts'

const AppealState = enumNamed('AppealState', appealStates, 'MEMBER')

const MyRecord = memberBuilder.objectRef<OwnRecord>('MyRecord').implement({
  description: 'Something of the member’s, or the member, that staff hid, suspended or blocked.',
  fields: (t) => ({
    _id: t.exposeID('target_id'),
    model: t.field({ type: enumFor(termModels, 'MEMBER'), resolve: ({ model }) => model }),
    title: t.string({
      // Of a member it is their name.
      personal: true,
      resolve: async ({ model, target_id }, _, ctx) => (await namesOf(model)(ctx, target_id)) ?? '',
    }),
    status: t.field({
      type: enumFor(termStatuses, 'MEMBER'),
      description: 'What it is now.',
      resolve: ({ status }) => status,
    }),
    reason: t.exposeString('reason', { description: 'What staff gave as the reason; may be empty.' }),
    appealableUntil: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'Null if it cannot be appealed any more, or was appealed.',
    }),
  }),
})

rootField(appealOperations.myRecords, {
  description: 'The member’s records that are hidden, suspended or blocked, or were and can be appealed; newest first.',
  type: cursorPageType('MyRecordPage', MyRecord),
  input: z.object({ model: z.enum(termModels).nullish(), ...cursorInput }),
  async resolve({ model, ...given }, ctx) {
    const part = asked(given)
    const rows = await recordsTakenFrom(ctx, actorId(ctx), model ?? null, part)
    return cursorPage(rows, part, ({ created_at: at, id }) => ({ at, id }))
  },
})

rootField(appealOperations.appeal, {
  description:
    'Asks for another look at the newest decision about a record of the member’s: once a decision, ever. A key appeals for a member who is blocked, about the member or their records, which it may name by what the app calls them; if it asks again, it gets the appeal as it stands.',
  type: memberBuilder.objectRef<AppealRow>('Appeal').implement({
    description: 'An appeal that was made.',
    fields: (t) => ({
      _id: t.exposeID('id'),
      status: t.expose('state', { type: AppealState }),
      answer: t.exposeString('answer', { nullable: true, description: 'What staff say; null while it waits.' }),
    }),
  }),
  input: z.object({ data: appealInput.meta({ graphql: 'AppealInput' }) }),
  resolve: ({ data }, ctx) => appeal(ctx, data),
})

rootField(appealOperations.appealByPhone, {
  description:
    'The appeal of somebody who is blocked, and later its answer. Whoever is not blocked gets the answer of one who is.',
  type: memberBuilder.objectRef<PhoneAnswer>('PhoneAppeal').implement({
    description: 'An appeal that waits, or its answer.',
    fields: (t) => ({
      status: t.expose('status', { type: AppealState }),
      answer: t.exposeString('answer', { nullable: true, description: 'What staff say; null while it waits.' }),
    }),
  }),
  input: z.object({
    data: loginInput
      .pick({ phoneNumber: true, password: true })
      .extend({ message: appealMessage })
      .meta({ graphql: 'PhoneAppealInput' }),
  }),
  resolve: ({ data }, ctx) => appealByPhone(ctx, data),
})
