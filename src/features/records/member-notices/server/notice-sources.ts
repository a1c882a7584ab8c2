import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '../../../../platform/server/graphql/cursor.ts'
import type { NoticeType } from '../member-notice.values.ts'

/** A notice as a member reads it. */
export interface NoticeRow {
  readonly id: string
  readonly type: NoticeType
  readonly text_en: string
  readonly text_vi: string
  /** What it is about, if the app can open it: `POST` and its id. */
  readonly model: string | null
  readonly target_id: string | null
  readonly created_at: Date
}

/** The notices of one member: the newest `limit`, only those beyond a place in the list or later than a moment. */
export interface NoticesAsked {
  readonly userId: string
  readonly limit: number
  readonly after?: Cursor | null
  readonly since?: Date | null
}

/**
 * A select of the columns of `NoticeRow`, in that order. It ends with `theAsked`, so that it reads no more than asked,
 * whatever the member's other notices are.
 */
type NoticeSource = (asked: NoticesAsked) => RawBuilder<NoticeRow>

const sources: NoticeSource[] = []

/** Adds notices to the inbox of every member. */
export function registerNotices(source: NoticeSource): void {
  sources.push(source)
}

/** The end of a source's `where`, its order and its limit, by the columns that say when a notice came and what its id is. */
export function theAsked({ after, since, limit }: NoticesAsked, at: string, id: string): RawBuilder<unknown> {
  const [moment, itsId] = [sql.ref(at), sql.ref(id)]
  return sql`${after ? sql`and (${moment}, ${itsId}) < (${after.at}, ${after.id})` : sql``}
    ${since ? sql`and ${moment} > ${since}` : sql``}
    order by ${moment} desc, ${itsId} desc limit ${limit}`
}

/** The notices of all sources, in no order. */
export function allNotices(asked: NoticesAsked): RawBuilder<NoticeRow> {
  return sql`${sql.join(
    sources.map((source) => sql`(${source(asked)})`),
    sql` union all `,
  )}`
}
