import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

/** How much a document that is not ours may ask for, before anything runs. */
export const documentLimits = { characters: 32_768, tokens: 2_000, depth: 10, aliases: 15, cost: 20_000 }

/** A document that was parsed, validated and compiled once, or the errors that it has. */
export interface PreparedDocument {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly compiled: CompiledQuery
  /** It is one of our own client's: written by us, so not limited. */
  readonly trusted: boolean
}

type Prepared = PreparedDocument | { readonly errors: readonly GraphQLError[] }

export interface DocumentStore {
  /** The text of a persisted document, by the hash our client sends in its place. */
  text(documentId: string): string | undefined
  isPersisted(text: string): boolean
  prepare(text: string, operationName: string | null | undefined): Prepared
}

const kept = 500

/**
 * Parses, validates and compiles documents, and keeps the newest ones. Persisted documents are those that the build
 * of our own client wrote down.
 */
export function documentStore(
  schema: GraphQLSchema,
  options: { persisted: ReadonlyMap<string, string>; introspection: boolean },
): DocumentStore {
  const limits: ValidationRule[] = [
    maxDepthRule({ n: documentLimits.depth, ignoreIntrospection: true, exposeLimits: true }),
    maxAliasesRule({ n: documentLimits.aliases, exposeLimits: true }),
  ]
  const rules = [...specifiedRules, ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule])]
  const cache = new Map<string, Prepared>()
  const ours = new Set(options.persisted.values())
  const isPersisted = (text: string) => ours.has(text)

  const prepareNew = (text: string, operationName: string | undefined): Prepared => {
    try {
      const trusted = isPersisted(text)
      if (text.length > documentLimits.characters) throw new GraphQLError('The document is too long.')
      const document = parse(text, { maxTokens: documentLimits.tokens })
      const errors = validate(schema, document, trusted ? rules : [...rules, ...limits], { maxErrors: 20 })
      if (errors.length > 0) return { errors }
      const operation = getOperationAST(document, operationName)
      if (!operation) throw new GraphQLError('Name one operation of the document.')
      if (operation.operation === 'subscription') throw new GraphQLError('Subscriptions are not supported.')
      const compiled = compileQuery(schema, document, operationName ?? operation.name?.value)
      if (!isCompiledQuery(compiled))
        return { errors: compiled.errors ?? [new GraphQLError('The document cannot run.')] }
      return { document, operation, compiled, trusted }
    } catch (error) {
      return { errors: [error instanceof GraphQLError ? error : new GraphQLError((error as Error).message)] }
    }
  }

  return {
    text: (documentId) => options.persisted.get(documentId.replace(/^sha256:/, '')),
    isPersisted,
    prepare(text, operationName) {
      const key = `${operationName ?? ''}\n${text}`
      let prepared = cache.get(key)
      if (prepared) cache.delete(key)
      else prepared = prepareNew(text, operationName ?? undefined)
      cache.set(key, prepared)
      if (cache.size > kept) cache.delete(cache.keys().next().value!)
      return prepared
    },
  }
}
