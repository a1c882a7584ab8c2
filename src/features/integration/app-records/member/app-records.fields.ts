import { z } from 'zod'
import { enumNamed, memberBuilder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { appRecordOperations } from '../app-record.operations.ts'
import { arrivingRecords, recordsToDelete } from '../app-record.rules.ts'
import { deletionStates, upsertStates } from '../app-record.values.ts'
import { type DeletionAnswer, deleteRecords, type UpsertAnswer, upsertRecords } from './app-records.ts'

const why = { nullable: true, description: 'The key of the text that says why it was refused.' } as const
const sentence = { nullable: true, description: 'The same as a sentence, in English.' } as const

rootField(appRecordOperations.upsertRecords, {
  description:
    'Puts records of the app’s own database before the moderators, and what changed in them; absent fields stay. Each is answered by itself, in the order given. A status that staff set stays.',
  type: [
    memberBuilder.objectRef<UpsertAnswer>('UpsertedRecord').implement({
      description: 'What became of a record of the app.',
      fields: (t) => ({
        externalId: t.exposeString('externalId'),
        _id: t.exposeID('_id', { nullable: true }),
        state: t.expose('state', { type: enumNamed('UpsertedRecordState', upsertStates, 'MEMBER') }),
        reason: t.exposeString('reason', why),
        message: t.exposeString('message', sentence),
      }),
    }),
  ],
  input: z.object({ records: arrivingRecords }),
  resolve: ({ records }, ctx) => upsertRecords(ctx, records),
})
rootField(appRecordOperations.deleteRecords, {
  description:
    'Deletes what was deleted in the app, as its author would here: what it gave is taken back, and its reports are closed. Pages and places stay.',
  type: [
    memberBuilder.objectRef<DeletionAnswer>('DeletedRecord').implement({
      description: 'What became of a record that was deleted in the app.',
      fields: (t) => ({
        externalId: t.exposeString('externalId'),
        state: t.expose('state', {
          type: enumNamed('DeletedRecordState', deletionStates, 'MEMBER'),
          description: 'GONE if it was deleted before.',
        }),
        reason: t.exposeString('reason', why),
        message: t.exposeString('message', sentence),
      }),
    }),
  ],
  input: z.object({ records: recordsToDelete }),
  resolve: ({ records }, ctx) => deleteRecords(ctx, records),
})
