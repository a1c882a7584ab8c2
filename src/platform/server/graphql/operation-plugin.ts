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
import { check } from '../../shared/rules.ts'
import type { Context } from '../context.ts'
import { invalidFields, Refusal } from '../refusal.ts'
import { requireOperation } from '../access/rights.ts'

interface RootOptions {
  /** Who may call this field. The field's name must be the operation's. */
  operation: Operation
  /** Checks and normalizes the arguments; the resolver receives its result. */
  input?: z.ZodType
}

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      operationPlugin: OperationPlugin<Types>
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
      /** Personal data: who may read the field of this object. Others get FORBIDDEN for the field. */
      visibleTo?: (viewer: Viewer | null, parent: ParentShape) => boolean
      /**
       * Of the API of members: whether it tells who somebody is, or how to reach them. API keys read it only if their switch
       * *personal data* is on; others get FORBIDDEN for the field.
       */
      personal?: boolean
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context>
type VisibleTo = (viewer: Viewer | null, parent: unknown) => boolean
interface FieldRules {
  readonly visibleTo?: VisibleTo
  readonly personal?: boolean
}

/** Makes permissions part of the schema: a root field without a permission is an error. */
class OperationPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.kind !== 'Query' && field.kind !== 'Mutation') {
      const { visibleTo, personal } = field.pothosOptions as unknown as FieldRules
      const rules = { ...(visibleTo && { visibleTo }), ...(personal !== undefined && { personal }) }
      return { ...field, extensions: { ...field.extensions, ...rules } }
    }
    const { operation } = field.pothosOptions as unknown as RootOptions
    if (!operation)
      throw new Error(`${field.kind}.${field.name} declares no operation: declare in *.operations.ts who may call it`)
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
  const { visibleTo, personal, ...options } = field.pothosOptions as unknown as RootOptions & FieldRules
  if (field.kind === 'Query' || field.kind === 'Mutation') return guarded(resolver, options)
  if (!visibleTo && !personal) return resolver
  return (parent, args, ctx, info) => {
    if (visibleTo && !visibleTo(ctx.viewer, parent)) throw new Refusal('FORBIDDEN', 'platform_text_permission_denied')
    if (personal && ctx.key?.personalData === false) throw new Refusal('FORBIDDEN', 'platform_text_personal_data')
    return resolver(parent, args, ctx, info)
  }
}

function guarded(resolver: Resolver, { operation, input }: RootOptions): Resolver {
  return (parent, args, ctx, info) => {
    requireOperation(ctx, operation)
    return resolver(parent, input ? parseInput(input, args) : args, { ...ctx, operation }, info)
  }
}

/** Whether a field is refused to the viewer for most objects, because only few people may see it. */
export function isHiddenFrom(viewer: Viewer | null, extensions: Readonly<Record<string, unknown>>): boolean {
  return !isVisible(viewer, extensions, {})
}

/** Whether the viewer may read a field of this object. */
export function isVisible(
  viewer: Viewer | null,
  extensions: Readonly<Record<string, unknown>>,
  parent: unknown,
): boolean {
  const visibleTo = extensions.visibleTo as VisibleTo | undefined
  return visibleTo === undefined || visibleTo(viewer, parent)
}

/** Parses arguments; throws BAD_USER_INPUT with every issue by field. */
export function parseInput(schema: z.ZodType, value: unknown): object {
  const checked = check(schema, value)
  if (checked.ok) return checked.data as object
  throw invalidFields(checked.issues)
}

export const operationPlugin = 'operationPlugin' as const
SchemaBuilder.registerPlugin(operationPlugin, OperationPlugin)
