import type { FieldNullability, ShapeFromTypeParam, TypeParam } from '@pothos/core'
import type { z } from 'zod'
import { memberReadName } from '../../shared/member-name.ts'
import { type Operation, readByKeys } from '../../shared/operation.ts'
import type { Context } from '../context.ts'
import { inputFields } from './arguments.ts'
import { builders, type BuilderTypes } from './builder.ts'

interface Field<
  Input extends z.ZodType,
  Type extends TypeParam<BuilderTypes>,
  Nullable extends FieldNullability<Type>,
> {
  readonly type: Type
  readonly nullable?: Nullable
  readonly description?: string
  readonly extensions?: Readonly<Record<string, unknown>>
  /** The arguments and their checks. See `arguments.ts`. */
  readonly input?: Input
  /** Receives the parsed arguments. */
  resolve(
    args: z.output<Input>,
    ctx: Context,
  ): ShapeFromTypeParam<BuilderTypes, Type, Nullable> | Promise<ShapeFromTypeParam<BuilderTypes, Type, Nullable>>
}

/** Adds a root field to the API of its operation's audience, under the operation's name. Its arguments follow from `input`. */
export function rootField<
  Type extends TypeParam<BuilderTypes>,
  Input extends z.ZodType = z.ZodObject,
  Nullable extends FieldNullability<Type> = false,
>(operation: Operation, { resolve, input, ...field }: Field<Input, Type, Nullable>): void {
  // Called when the schema is built: by then every enum is declared, whatever the order of the features.
  const build = (t: FieldBuilder) => {
    const given = {
      ...(input && inputFields(input, operation.audience)),
      ...(readByKeys(operation) && inputFields(memberReadName, operation.audience)),
    }
    const args = Object.entries(given).map(([name, arg]) => [name, t.arg(arg as never)])
    return t.field({
      ...field,
      operation,
      ...(input ? { input } : {}),
      args: Object.fromEntries(args),
      resolve: (_: unknown, given: z.output<Input>, ctx: Context) => resolve(given, ctx),
    } as never)
  }
  const builder = builders[operation.audience]
  if (operation.kind === 'query') builder.queryField(operation.name, build as never)
  else builder.mutationField(operation.name, build as never)
}

type FieldBuilder = Parameters<Parameters<(typeof builders)['STAFF']['queryField']>[1]>[0]
