import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { explorerOperations } from '../explorer.operations.ts'

const root = resolve(import.meta.dirname, '../../../../..')
/** The generated files are the schemas that run: the check before each release compares them. */
const schemaText = (file: string) => readFile(resolve(root, file), 'utf8')

const ApiSchemas = builder.objectRef<object>('ApiSchemas').implement({
  description:
    'Both APIs in the schema language. In production neither answers introspection, so the explorer reads them here.',
  fields: (t) => ({
    staff: t.string({ description: 'The API of staff, at /graphql.', resolve: () => schemaText('schema.graphql') }),
    members: t.string({
      description: 'The API of members and of keys, at /app/graphql.',
      resolve: () => schemaText('app.graphql'),
    }),
  }),
})

rootField(explorerOperations.cmsApiSchemas, { type: ApiSchemas, resolve: () => ({}) })
