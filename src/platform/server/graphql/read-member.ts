import { getArgumentValues, getVariableValues, type GraphQLSchema } from 'graphql'
import { memberName, type MemberName, namesOne, oneName } from '../../shared/member-name.ts'
import { type Operation, readByKeys } from '../../shared/operation.ts'
import type { Viewer } from '../../shared/permission.ts'
import type { Context } from '../context.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { Prepared } from './documents.ts'
import { parseInput } from './operation-plugin.ts'
import { rootNodesOf } from './selections.ts'

type FindMember = (ctx: Context, name: MemberName) => Promise<Viewer>
let find: FindMember

/** Says how the member is found whom a key names. */
export const registerMemberReading = (found: FindMember): void => void (find = found)

const namedMember = memberName.refine(namesOne, oneName)
const nameArguments = new Set(Object.keys(memberName.shape))

/**
 * Whom a document of an API key reads as: the member whom its queries name, all of them the same.
 *
 * @returns null if it reads as nobody but the caller
 * @throws Refusal BAD_USER_INPUT if they name nobody, or several; FORBIDDEN if somebody else than a key names one; what
 *   finding the member throws
 */
export async function memberToRead(
  ctx: Context,
  schema: GraphQLSchema,
  prepared: Prepared,
  variables: Readonly<Record<string, unknown>>,
): Promise<Viewer | null> {
  const { operation } = prepared
  if (operation.operation !== 'query' || ctx.audience !== 'MEMBER') return null
  const asked = rootNodesOf(prepared)
  if (!ctx.key) {
    const named = asked.some((node) => node.arguments?.some(({ name }) => nameArguments.has(name.value)))
    if (named) throw new Refusal('FORBIDDEN', 'platform_text_member_for_keys')
    return null
  }
  // Without it each field is refused by itself.
  if (!ctx.key.scopes.includes('READ')) return null
  const fields = schema.getQueryType()!.getFields()
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  const names = asked.flatMap((node): MemberName[] => {
    const field = fields[node.name.value]
    if (!field || !readByKeys(field.extensions.operation as Operation)) return []
    return [parseInput(namedMember, getArgumentValues(field, node, coerced))]
  })
  const [name, ...others] = names
  if (!name) return null
  const isSame = (other: MemberName) => (other.memberId ?? other.externalId) === (name.memberId ?? name.externalId)
  if (!others.every(isSame)) throw invalid('memberId', 'platform_text_one_member_read')
  return find(ctx, name)
}
