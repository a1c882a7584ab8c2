import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { malformedAt } from '../refusal.ts'
import { fieldOf, shortened, usableLiterals } from './input.ts'
import { documentLimits, keptDocuments } from './limits.ts'
import { refuseShape } from './shape.ts'

/** An operation that may run: its document is valid and within the limits. */
export interface Prepared {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  /** True for a persisted document of our own client, which is not limited. */
  readonly trusted: boolean
  execute(ctx: Context, variables: Record<string, unknown>): Promise<ExecutionResult>
}

export interface DocumentStore {
  /** The text of a persisted document, by the hash that our client sends instead. */
  text(documentId: string): string | undefined
  isPersisted(text: string): boolean
  /** Whether the document is already parsed and validated. */
  isKept(text: string): boolean
  /** Estimated bytes of the kept documents of other clients. */
  bytes(): number
  /**
   * @param admit called before the document is validated; an error that it throws ends the preparation
   *
   * @throws NotRun, or GraphQLError
   */
  prepare(asked: {
    text: string
    operationName: string | null | undefined
    /** Whether to keep the document for the next time. */
    keep: boolean
    admit: (document: DocumentNode, operation: OperationDefinitionNode) => void
  }): Prepared
}

/** Thrown with the response when a document is not run. */
export class NotRun extends Error {
  readonly answer: readonly GraphQLError[] | ExecutionResult
  constructor(answer: readonly GraphQLError[] | ExecutionResult) {
    super('the document does not run')
    this.answer = answer
  }
}

interface Kept {
  readonly document: DocumentNode
  /** Null for a document that the compiler does not support. */
  readonly compiled: ReadonlyMap<OperationDefinitionNode, CompiledQuery | null>
}

/**
 * Parses, validates and compiles documents. Persisted documents (from the build of our own client) are compiled when
 * first used and kept forever, so other documents cannot evict them. Of the others the latest are kept, and compiled
 * only when they come again, since most come once. Their mutations are never compiled: if one of several fails, the
 * compiled form runs the next one, while graphql itself stops. Errors are not kept.
 */
export function documentStore(
  schema: GraphQLSchema,
  options: { persisted: ReadonlyMap<string, string>; introspection: boolean },
): DocumentStore {
  const hideSuggestions = !options.introspection
  const rules = [...specifiedRules, ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule])]
  const persisted = new Set(options.persisted.values())
  const ours = new Map<string, Kept>()
  const theirs = new LRUCache<string, Kept>({
    maxSize: keptDocuments.bytes,
    sizeCalculation: ({ compiled }, text) =>
      4096 + text.length * (keptDocuments.treeBytes + compiled.size * keptDocuments.compiledBytes),
  })

  const validated = (document: DocumentNode, trusted: boolean): Kept => {
    const errors = validate(schema, document, trusted ? rules : [...rules, usableLiterals], {
      maxErrors: 20,
      hideSuggestions,
    })
    if (errors.length > 0) throw new NotRun(errors.map((error) => withField(document, error)))
    return { document, compiled: new Map() }
  }

  const withCompiled = (kept: Kept, operation: OperationDefinitionNode): Kept => {
    if (kept.compiled.has(operation)) return kept
    const query = compileQuery(schema, kept.document, operation.name?.value)
    const compiled = new Map(kept.compiled).set(operation, isCompiledQuery(query) ? query : null)
    return { ...kept, compiled }
  }

  return {
    text: (documentId) => options.persisted.get(documentId.replace(/^sha256:/, '')),
    isPersisted: (text) => persisted.has(text),
    isKept: (text) => ours.has(text) || theirs.has(text),
    bytes: () => theirs.calculatedSize,
    prepare({ text, operationName, keep, admit }) {
      const trusted = persisted.has(text)
      const known = ours.get(text) ?? theirs.get(text)
      const document = known?.document ?? parsed(text, trusted)
      const operation = operationOf(document, operationName)
      admit(document, operation)
      const valid = known ?? validated(document, trusted)
      const kept = trusted || (known && operation.operation === 'query') ? withCompiled(valid, operation) : valid
      if (trusted) ours.set(text, kept)
      else if (keep) theirs.set(text, kept)
      return {
        document,
        operation,
        trusted,
        async execute(ctx, variableValues) {
          const compiled = kept.compiled.get(operation)
          const { errors, ...result } = compiled
            ? await compiled.query({}, ctx, variableValues)
            : await execute({
                schema,
                document,
                rootValue: {},
                contextValue: ctx,
                variableValues,
                operationName: operation.name?.value,
              })
          return errors ? { ...result, errors: errors.map(unplaced) } : result
        },
      }
    },
  }
}

function parsed(text: string, trusted: boolean): DocumentNode {
  if (trusted) return parse(text)
  if (text.length > documentLimits.characters) throw new GraphQLError('The document is too long.')
  const document = parse(text, { maxTokens: documentLimits.tokens })
  refuseShape(document)
  return document
}

function operationOf(document: DocumentNode, operationName: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName)
  if (!operation) throw new GraphQLError('Name one operation of the document.')
  if (operation.operation === 'subscription') throw new GraphQLError('Subscriptions are not supported.')
  return operation
}

/** Without the location in the document, which not every executor reports: the response is the same each time. */
const unplaced = ({ message, path, originalError }: GraphQLError) => new GraphQLError(message, { path, originalError })

/** A validation error, with the argument that it is about. */
function withField(document: DocumentNode, error: GraphQLError): GraphQLError {
  const message = shortened(error.message)
  const node = error.nodes?.[0]
  const field = node && fieldOf(document, (one) => one === node)
  const originalError = field ? malformedAt(field, message) : undefined
  return new GraphQLError(message, { nodes: error.nodes, originalError })
}
