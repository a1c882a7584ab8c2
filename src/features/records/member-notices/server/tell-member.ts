import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../../platform/server/context.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import type { ToldType } from '../member-notice.values.ts'
import { registerNotices, theAsked } from './notice-sources.ts'

interface About {
  readonly model: string
  readonly id: string
}

interface Told {
  readonly type: ToldType
  /** The sentence in a language: `(locale) => textIn(locale, key, { title })`. */
  readonly sentence: (locale: Locale) => string
  /** What it is about, if the app can open it. */
  readonly about?: About
}

/** Puts a notice into a member's inbox. Call it in the command that makes the fact. */
export async function tellMember(ctx: Context, userId: string, { type, sentence, about }: Told): Promise<void> {
  ctx.rehearsal?.tell('notices', { memberId: userId, type, message: sentence(ctx.locale), about: about ?? null })
  await ctx.db
    .insertInto('member_notices')
    .values({
      id: uuidv7(),
      user_id: userId,
      type,
      text_en: sentence('en'),
      text_vi: sentence('vi'),
      model: about?.model ?? null,
      target_id: about?.id ?? null,
    })
    .execute()
}

/** Takes the newest notice about something out of a member's inbox, since what it told was undone. */
export async function takeBackNotice(ctx: Context, userId: string, { model, id }: About): Promise<void> {
  await sql`delete from member_notices where id = (
    select id from member_notices where user_id = ${userId} and model = ${model} and target_id = ${id}
      order by created_at desc, id desc limit 1)`.execute(ctx.db)
}

registerNotices(
  (asked) => sql`
    select n.id, n.type, n.text_en, n.text_vi, n.model, n.target_id, n.created_at
      from member_notices n where n.user_id = ${asked.userId} ${theAsked(asked, 'n.created_at', 'n.id')}`,
)
