/** Writes `schema.graphql`: it shows changes of the API in reviews, and codegen reads it. */
import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
