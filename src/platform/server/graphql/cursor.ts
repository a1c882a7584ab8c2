import type { ObjectRef } from '@pothos/core'
import { z } from 'zod'
import { exactText, zodMessage } from '../../shared/rules.ts'
import { invalid } from '../refusal.ts'
import { type BuilderTypes, memberBuilder } from './builder.ts'

/** The most records that such a list gives at once. */
const mostAtOnce = 50

/** A place in a list, newest first: the moment and the id of the last record that was seen. */
export interface Cursor {
  readonly at: Date
  readonly id: string
}

export interface CursorAsked {
  readonly first: number
  readonly after: Cursor | null
}

/** A part of a list that pages by cursor. */
export interface CursorPage<Row> {
  readonly items: readonly Row[]
  /** Null at the end of the list. */
  readonly endCursor: string | null
}

/** The arguments of a list that pages by cursor. */
export const cursorInput = {
  first: z.number().int().min(1).max(mostAtOnce).default(20).describe(`How many, ${mostAtOnce} at most.`),
  after: exactText(100)
    .regex(/^[\w-]+$/, zodMessage('platform_text_unknown_cursor'))
    .nullish()
    .describe('The `endCursor` of the part before.'),
}

/** @throws Refusal BAD_USER_INPUT for a cursor that no list gave */
export function asked({ first, after }: { first: number; after?: string | null | undefined }): CursorAsked {
  return { first, after: after == null ? null : read(after) }
}

/**
 * The part of a list whose rows were read in its order, one more than asked for.
 *
 * @param cursorOf where the row stands
 */
export function cursorPage<Row>(
  rows: readonly Row[],
  { first }: CursorAsked,
  cursorOf: (row: Row) => Cursor,
): CursorPage<Row> {
  const items = rows.slice(0, first)
  return { items, endCursor: rows.length > first ? write(cursorOf(items.at(-1)!)) : null }
}

/** In the API of members, unless the builder of staff is given. */
export function cursorPageType<Row>(name: string, item: ObjectRef<BuilderTypes, Row, Row>, of = memberBuilder) {
  return of.objectRef<CursorPage<Row>>(name).implement({
    fields: (t) => ({
      items: t.field({ type: [item], resolve: (page) => [...page.items] as never }),
      endCursor: t.exposeString('endCursor', { nullable: true, description: 'Null at the end of the list.' }),
    }),
  })
}

const write = ({ at, id }: Cursor): string => Buffer.from(`${at.getTime()} ${id}`).toString('base64url')

function read(cursor: string): Cursor {
  const [, time, id] = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const at = new Date(Number(time))
  if (id === undefined || Number.isNaN(at.getTime())) throw invalid('after', 'platform_text_unknown_cursor')
  return { at, id }
}
