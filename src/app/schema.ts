import type { GraphQLSchema } from 'graphql'
import '../features/server.ts'
import { builder } from '../platform/server/graphql/builder.ts'

/** The API, built from all features. */
export const schema: GraphQLSchema = builder.toSchema()
