import type { GraphQLSchema } from 'graphql'
import '../features/server.ts'
import { builder } from '../platform/server/graphql/builder.ts'
import { recordKinds } from '../platform/shared/record.ts'
import { requireRules } from '../platform/server/records/record-reading.ts'

/** The API, built from all features. */
export const schema: GraphQLSchema = builder.toSchema()
requireRules(schema, recordKinds)
