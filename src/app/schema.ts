import type { GraphQLSchema } from 'graphql'
import { builder } from '../platform/server/graphql/builder.ts'
// Each room adds its types and operations when it is loaded. Types of a list's filters come before the list.
import '../features/users/server/user.type.ts'
import '../features/badges/server/badge.type.ts'
import '../features/session/server/session.schema.ts'
import '../features/security/server/security.schema.ts'
import '../features/users/server/user.schema.ts'
import '../features/users/server/user.source.ts'
import '../features/users/server/user.term-status.ts'
import '../features/badges/server/badge.schema.ts'
import '../features/posts/server/post.schema.ts'
import '../features/posts/server/post.source.ts'
import '../features/posts/server/post.term-status.ts'
import '../features/term-status/server/term-status.schema.ts'
import '../features/media/server/media.schema.ts'
import '../features/configs/server/config.schema.ts'
import '../features/dashboard/server/dashboard.schema.ts'
import '../features/preferences/server/preference.schema.ts'
import '../features/exports/server/export.schema.ts'

/** The API, built from all rooms. */
export const schema: GraphQLSchema = builder.toSchema()
