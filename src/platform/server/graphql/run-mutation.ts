import {
  type DocumentNode,
  execute,
  getNamedType,
  type GraphQLField,
  isLeafType,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import type { Context } from '../context.ts'
import { malformedAt } from '../refusal.ts'
import { checkVariables } from './input.ts'

/**
 * Runs a mutation as a request would: with its permission, the checks of its input and its rules.
 *
 * @param input its arguments, as a request sends them
 * @throws what the mutation throws; Refusal BAD_USER_INPUT with arguments that it does not have
 */
export async function runMutation(ctx: Context, name: string, input: Readonly<Record<string, unknown>>): Promise<void> {
  const { schema } = ctx.app
  const field = schema.getMutationType()!.getFields()[name]
  if (!field) throw new Error(`there is no mutation ${name}`)
  const unknown = Object.keys(input).find((given) => field.args.every((arg) => arg.name !== given))
  if (unknown !== undefined) throw malformedAt(unknown, `is no argument of ${name}`)
  const document = calling(field)
  const operation = document.definitions[0] as OperationDefinitionNode
  const variableValues = checked(() => checkVariables(schema, document, operation, input, true))
  const { errors } = await execute({ schema, document, variableValues, contextValue: ctx })
  if (errors) throw errors[0]!.originalError ?? errors[0]!
}

function calling({ name, args, type }: GraphQLField<unknown, unknown>): DocumentNode {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`)
  const given = args.map((arg) => `${arg.name}: $${arg.name}`)
  const selected = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return parse(`mutation (${declared.join(', ')}) { ${name}(${given.join(', ')}) ${selected} }`)
}

/** The refusal inside of GraphQL's error. */
function checked<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    throw (error as { originalError?: Error }).originalError ?? error
  }
}
