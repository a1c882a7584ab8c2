import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { BadgeRequestForms } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { requireOwnPhoto } from '../../../records/media/server/public.ts'
import { lockUser } from '../../../records/persons/server/public.ts'
import { type RegisterFormRow, registerFormsOfBadge } from '../../badges/server/public.ts'
import type { BadgeAsked } from '../badge-request.rules.ts'
import { badgeRequestModel } from '../server/badge-request.commands.ts'
import type { BadgeRequestRow } from '../server/badge-request.queries.ts'

type Answer = BadgeAsked['answers'][number]
type Answered = Omit<Insertable<BadgeRequestForms>, 'request_id' | 'position'>

/**
 * Asks for a badge with answers to its forms, which are kept as they are now.
 *
 * @throws Refusal NOT_FOUND for a badge that is not offered; CONFLICT for a badge that the member has, or has asked for
 *   unless that was rejected; BAD_USER_INPUT naming the answer
 */
export async function requestBadge(ctx: Context, { badgeId, answers }: BadgeAsked): Promise<BadgeRequestRow> {
  try {
    return await command(ctx, async (ctx) => {
      const me = await lockUser(ctx, actorId(ctx))
      await requireOffered(ctx, badgeId)
      if (me.badge_id === badgeId) throw new Refusal('CONFLICT', 'badge_requests_text_held')
      const answered = await answersTo(ctx, await ctx.load(registerFormsOfBadge, badgeId), answers)
      const request = await ctx.db
        .insertInto('badge_requests')
        .values({ id: uuidv7(), badge_id: badgeId, user_id: me.id })
        .returningAll()
        .executeTakeFirstOrThrow()
      const forms = answered.map((form, i) => ({ ...form, request_id: request.id, position: i + 1 }))
      if (forms.length > 0) await ctx.db.insertInto('badge_request_forms').values(forms).execute()
      const { id: targetId, status, version } = request
      await audit(ctx, { action: 'requestBadge', model: badgeRequestModel, targetId, after: { status }, version })
      return request
    })
  } catch (error) {
    const isSecond = (error as { constraint?: string }).constraint === 'badge_requests_one_open'
    throw isSecond ? new Refusal('CONFLICT', 'badge_requests_text_asked_already') : error
  }
}

/** Locks the badge, so that nobody disables it or changes its forms meanwhile. */
async function requireOffered(ctx: Context, id: string): Promise<void> {
  const badge = await ctx.db.selectFrom('badges').select('status').where('id', '=', id).forShare().executeTakeFirst()
  if (badge?.status !== 'ENABLED') throw new Refusal('NOT_FOUND', 'badge_requests_text_badge_unknown')
}

async function answersTo(
  ctx: Context,
  forms: readonly RegisterFormRow[],
  answers: readonly Answer[],
): Promise<Answered[]> {
  const places = new Map<string, number>()
  for (const [i, { formId }] of answers.entries()) {
    const field = `data.answers.${i}.formId`
    if (!forms.some(({ id }) => id === formId)) throw invalid(field, 'badge_requests_text_form_unknown')
    if (places.has(formId)) throw invalid(field, 'badge_requests_text_answered_twice')
    places.set(formId, i)
  }
  const answered: Answered[] = []
  for (const form of forms) answered.push(await answerTo(ctx, form, answers, places.get(form.id)))
  return answered
}

async function answerTo(
  ctx: Context,
  { detail, detail_en, input_type, required }: RegisterFormRow,
  answers: readonly Answer[],
  place: number | undefined,
): Promise<Answered> {
  const { text, mediaId } = answers[place ?? -1] ?? {}
  const within = `data.answers${place === undefined ? '' : `.${place}`}`
  const isText = input_type === 'TEXT'
  if (isText && mediaId) throw invalid(`${within}.mediaId`, 'badge_requests_text_answer_is_text')
  if (!isText && text) throw invalid(`${within}.text`, 'badge_requests_text_answer_is_picture')
  if (required && !(isText ? text : mediaId)) {
    const asked = { detail: ctx.locale === 'en' ? detail_en : detail }
    throw invalid(within, 'badge_requests_text_answer_required', asked)
  }
  if (mediaId) await requireOwnPhoto(ctx, { field: `${within}.mediaId`, id: mediaId })
  return { detail, detail_en, input_type, required, text: text || null, media_id: mediaId ?? null }
}
