/**
 * Writes `schema.graphql` (staff) and `app.graphql` (members): they show changes of the APIs in reviews, and codegen reads
 * the first.
 */
import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { memberSchema, schema } from './schema.ts'

writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
writeFileSync('app.graphql', `${printSchema(lexicographicSortSchema(memberSchema))}\n`)
