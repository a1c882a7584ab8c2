import {
  type ASTNode,
  BREAK,
  coerceInputValue,
  type DocumentNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type ObjectFieldNode,
  typeFromAST,
  TypeInfo,
  type VariableNode,
  type ValidationRule,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { isId } from '../../shared/list.ts'
import type { FieldText } from '../../shared/rules.ts'
import type { TextKey, TextParams } from '../../shared/text.ts'
import { english } from '../english.ts'
import { invalidFields } from '../refusal.ts'
import { SpooledFile } from '../files/spool.ts'

/** Limits on the variables of one request: levels of lists and objects, and values in total. */
const mostLevels = 32
const mostValues = 10_000
const mostIssues = 20

type Path = readonly (string | number)[]
interface InputProblem {
  readonly path: Path
  readonly reason: TextKey
  readonly params?: TextParams
}

/** Mistakes that only a program can make. */
const unusable = (path: Path, problem: string): InputProblem => ({
  path,
  reason: 'platform_text_malformed',
  params: { problem },
})

/** PostgreSQL cannot store NUL, and half of a surrogate pair is not a character. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const notStorable = 'platform_text_not_storable'

/** The first problem of a value itself, whatever it is used for. */
export function inputProblem(value: unknown): InputProblem | null {
  let values = 0
  const look = (value: unknown, path: Path): InputProblem | null => {
    if (++values > mostValues) return unusable(path.slice(0, 1), 'holds too many values')
    if (path.length > mostLevels) return unusable(path.slice(0, 1), 'is nested too deeply')
    if (typeof value === 'string') return isStorable(value) ? null : { path, reason: notStorable }
    if (typeof value === 'number') return Number.isFinite(value) ? null : unusable(path, 'must be a finite number')
    if (typeof value !== 'object' || value === null || SpooledFile.isOne(value)) return null
    const entries: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [key, inner] of entries) {
      const badKey = key === '__proto__' || (typeof key === 'string' && !isStorable(key))
      const flaw = badKey ? unusable(path, 'holds a name that cannot be used') : look(inner, [...path, key])
      if (flaw) return flaw
    }
    return null
  }
  return look(value, [])
}

/**
 * Checks variables against what the operation declares, before anything runs.
 *
 * @returns those that are declared
 * @throws GraphQLError BAD_USER_INPUT that names each invalid argument by its dotted path
 */
export function checkVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  hideSuggestions: boolean,
): Record<string, unknown> {
  const declared: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const issues: FieldText[] = []
  const report = (name: string, { path, ...text }: InputProblem) => {
    const argument = fieldOf(document, (node) => node.kind === Kind.VARIABLE && node.name.value === name) || name
    issues.push({ field: [argument, ...path].join('.'), ...text })
    if (issues.length === mostIssues) throw refused(issues)
  }
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value
    const type = typeFromAST(schema, definition.type) as GraphQLInputType
    if (!Object.hasOwn(given, name)) {
      if (isNonNullType(type) && !definition.defaultValue) report(name, { path: [], reason: 'platform_text_required' })
      continue
    }
    const value = given[name]
    declared[name] = value
    const flaw = inputProblem(value)
    if (flaw) {
      report(name, flaw)
      continue
    }
    const before = issues.length
    const onError = (path: Path, value: unknown, { message }: GraphQLError) =>
      report(
        name,
        numberProblem({ type, ...wordsAt(schema, document, name) }, path, value) ?? unusable(path, shortened(message)),
      )
    const coerced = coerceInputValue(value, type, onError, hideSuggestions)
    if (issues.length === before) reportIds(type, coerced, [], (path) => report(name, { path, reason: noId }))
  }
  if (issues.length > 0) throw refused(issues)
  return declared
}

/** What is wrong with a value where a number belongs; null elsewhere. */
function numberProblem(at: NumberPlace, path: Path, value: unknown): InputProblem | null {
  const place = placeOf(at, path)
  const { name } = getNamedType(place.type)
  if (!['Int', 'Float'].includes(name) || !['number', 'string'].includes(typeof value)) return null
  if (Number.isInteger(value)) return { path, reason: 'platform_text_at_most', params: { max: 2 ** 31 - 1 } }
  const usual = typeof value === 'number' ? 'platform_text_not_whole' : 'platform_text_not_a_number'
  return { path, reason: place.unreadable ?? usual }
}

interface NumberPlace {
  readonly type: GraphQLInputType
  /** The words that the rule has for what is no number. */
  readonly unreadable?: TextKey
}

const wordsOf = (field: { readonly extensions: object } | undefined) =>
  field?.extensions as Pick<NumberPlace, 'unreadable'>

/** The place at a path within an argument. */
function placeOf(at: NumberPlace, path: Path): NumberPlace {
  const [step, ...further] = path
  const type = getNullableType(at.type)
  if (step === undefined) return at
  if (isListType(type)) return placeOf({ type: type.ofType }, further)
  const field = isInputObjectType(type) ? type.getFields()[step] : undefined
  return field ? placeOf({ type: field.type, ...wordsOf(field) }, further) : at
}

/** The words of the field of an input object for which a document takes a variable. */
function wordsAt(schema: GraphQLSchema, document: DocumentNode, variable: string): Pick<NumberPlace, 'unreadable'> {
  const types = new TypeInfo(schema)
  let found: Pick<NumberPlace, 'unreadable'> = {}
  const Variable = (node: VariableNode, _key: unknown, parent: unknown) => {
    const { kind, name } = parent as ObjectFieldNode
    const within = getNamedType(types.getParentInputType())
    if (node.name.value === variable && kind === Kind.OBJECT_FIELD && isInputObjectType(within))
      found = wordsOf(within.getFields()[name.value])
  }
  visit(document, visitWithTypeInfo(types, { VariableDefinition: () => false, Variable }))
  return found
}

/** Every id is a UUID. GraphQL accepts any text as an ID, so it is checked here, before it reaches a statement. */
const noId = 'platform_text_no_id'
const isIdType = (type: GraphQLNamedType | undefined) => type?.name === 'ID'

function reportIds(type: GraphQLInputType, value: unknown, path: Path, report: (path: Path) => void): void {
  if (value === null || value === undefined) return
  const inner = getNullableType(type)
  if (isListType(inner)) (value as unknown[]).forEach((one, i) => reportIds(inner.ofType, one, [...path, i], report))
  else if (isInputObjectType(inner)) {
    for (const [name, field] of Object.entries(inner.getFields()))
      reportIds(field.type, (value as Record<string, unknown>)[name], [...path, name], report)
  } else if (isIdType(inner) && !isId(value)) report(path)
}

function refused(issues: readonly FieldText[]): GraphQLError {
  const originalError = invalidFields(issues)
  return new GraphQLError(originalError.message, { originalError })
}

/** GraphQL's error texts quote the input, which may be long. */
export const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300).toWellFormed()}…` : text)

/** A validation rule: literals in a document must pass the same checks as variables. */
export const usableLiterals: ValidationRule = (context) => {
  let levels = 0
  const report = (node: ASTNode, message: string) => context.reportError(new GraphQLError(message, { nodes: node }))
  const nested = {
    enter(node: ASTNode) {
      if (++levels > mostLevels) {
        report(node, 'is nested too deeply')
        return BREAK
      }
      return undefined
    },
    leave: () => void levels--,
  }
  const isFaultyId = (text: string) => isIdType(getNamedType(context.getInputType())) && !isId(text)
  return {
    StringValue(node) {
      if (!isStorable(node.value)) report(node, english(notStorable))
      else if (isFaultyId(node.value)) report(node, english(noId))
    },
    IntValue(node) {
      if (isFaultyId(node.value)) report(node, english(noId))
    },
    FloatValue(node) {
      if (!Number.isFinite(Number(node.value))) report(node, 'must be a finite number')
    },
    ListValue: nested,
    ObjectValue: nested,
  }
}

/**
 * The dotted path of the argument in which a document holds a value, such as `filter.ids.3`; '' outside of arguments.
 */
export function fieldOf(document: DocumentNode, isMeant: (node: ASTNode) => boolean): string {
  let found = ''
  visit(document, {
    VariableDefinition: () => false,
    enter(node, _key, _parent, path) {
      if (found || !isMeant(node)) return undefined
      found = argumentPath(document, path)
      return BREAK
    },
  })
  return found
}

function argumentPath(document: DocumentNode, path: Path): string {
  const names: (string | number)[] = []
  // The steps of a path are properties and indexes of nodes.
  let at: unknown = document
  for (const [index, step] of path.entries()) {
    at = (at as Record<string | number, unknown>)[step]
    const { kind, name } = at as { kind?: Kind; name?: { value: string } }
    if (kind === Kind.ARGUMENT) names.splice(0, names.length, name!.value)
    else if (kind === Kind.OBJECT_FIELD) names.push(name!.value)
    else if (path[index - 1] === 'values') names.push(step)
  }
  return names.join('.')
}
