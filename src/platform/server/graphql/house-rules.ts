import SchemaBuilder, {
  BasePlugin,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
  type FieldNullability,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import type { z } from 'zod'
import type { Operation } from '../../shared/operation.ts'
import type { Viewer } from '../../shared/permission.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Context } from '../context.ts'

interface RootOptions {
  /** Who may call this field. The field's name must be the operation's. */
  operation: Operation
  /** Checks and normalises the arguments; what it yields is merged over them. */
  input?: z.ZodType
}

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      houseRules: HouseRules<Types>
    }
    // oxlint-disable no-unused-vars -- the parameters must repeat those of the declarations that are merged with
    export interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends RootOptions {}
    export interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > extends RootOptions {}
    export interface ObjectFieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      /** Personal data: who may read the field of this very object. Others get FORBIDDEN for the field. */
      visibleTo?: (viewer: Viewer | null, parent: ParentShape) => boolean
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context>

/** Makes permissions a part of the schema: nothing is reachable that does not say who may reach it. */
class HouseRules<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.kind !== 'Query' && field.kind !== 'Mutation') return field
    const { operation } = field.pothosOptions as unknown as RootOptions
    if (!operation)
      throw new Error(`${field.kind}.${field.name} declares no operation: say in *.operations.ts who may call it`)
    if (operation.name !== field.name || operation.kind !== field.kind.toLowerCase()) {
      throw new Error(`${field.kind}.${field.name} carries the operation ${operation.kind} ${operation.name}`)
    }
    return { ...field, extensions: { ...field.extensions, operation } }
  }

  override wrapResolve(
    inner: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    return ruled(inner as Resolver, field) as typeof inner
  }
}

function ruled<Types extends SchemaTypes>(resolver: Resolver, field: PothosOutputFieldConfig<Types>): Resolver {
  const { visibleTo, ...options } = field.pothosOptions as unknown as RootOptions & {
    visibleTo?: (viewer: Viewer | null, parent: unknown) => boolean
  }
  if (field.kind === 'Query' || field.kind === 'Mutation') return guarded(resolver, options)
  if (!visibleTo) return resolver
  return (parent, args, ctx, info) => {
    if (!visibleTo(ctx.viewer, parent)) throw new Refusal('FORBIDDEN', 'Permission Denied!')
    return resolver(parent, args, ctx, info)
  }
}

function guarded(resolver: Resolver, { operation, input }: RootOptions): Resolver {
  return (parent, args, ctx, info) => {
    admit(operation, ctx)
    return resolver(parent, input ? { ...args, ...parseInput(input, args) } : args, ctx, info)
  }
}

/**
 * Refuses callers whom the operation's permission does not name, writes of suspended people, and everything but the
 * way to a second factor of those who must have one and do not.
 */
function admit({ kind, permission }: Operation, ctx: Context): void {
  const { viewer } = ctx
  if (!permission.allows(viewer)) {
    if (viewer) throw new Refusal('FORBIDDEN', 'Permission Denied!')
    throw new Refusal('UNAUTHENTICATED', 'Please sign in.', { reason: ctx.tokenProblem ?? 'missing' })
  }
  if (ctx.secondFactorDemanded && !permission.beforeSecondFactor) {
    throw new Refusal('FORBIDDEN', 'Your group must use a second factor. Please set it up first.', {
      reason: 'secondFactorDemanded',
    })
  }
  if (kind === 'mutation' && viewer?.termStatus === 'SUSPENDING' && !permission.whileSuspended) {
    throw new Refusal('FORBIDDEN', 'This account is suspended and can only read.', { reason: 'suspended' })
  }
}

/** Parses arguments; throws BAD_USER_INPUT with every issue by field. */
export function parseInput(schema: z.ZodType, value: unknown): object {
  const result = schema.safeParse(value)
  if (result.success) return result.data as object
  const fields = result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  throw new Refusal('BAD_USER_INPUT', fields[0]?.message ?? 'The input is not valid.', { fields })
}

export const houseRules = 'houseRules' as const
SchemaBuilder.registerPlugin(houseRules, HouseRules)
