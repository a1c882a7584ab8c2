import type { GraphQLSchema } from 'graphql'
import '../features/server.ts'
import { builder, memberBuilder } from '../platform/server/graphql/builder.ts'
import { recordKinds } from '../platform/shared/record.ts'
import { requireRules } from '../platform/server/records/record-reading.ts'

/** The API of staff, built from all features. */
export const schema: GraphQLSchema = builder.toSchema()
requireRules(schema, recordKinds)

/** The API of members, at `/app/graphql`. */
export const memberSchema: GraphQLSchema = memberBuilder.toSchema()

export const schemas = { STAFF: schema, MEMBER: memberSchema } as const
