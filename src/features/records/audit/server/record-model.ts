import { z } from 'zod'
import { enumNamed } from '../../../../platform/server/graphql/builder.ts'
import { recordModels } from '../audit.rules.ts'

/** Kinds of records that have a screen of their own. */
export const RecordModel = enumNamed('RecordModel', recordModels)
export const recordModel = z.enum(recordModels).meta({ graphql: 'RecordModel' })
