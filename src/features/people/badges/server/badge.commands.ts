import { sql } from 'kysely'
import type { z } from 'zod'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target, wasThere } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { requireOwnPhoto } from '../../../records/media/server/public.ts'
import { badgeRecord, registerFormRecord } from '../badge.record.ts'
import { type badgeEditForm, type badgeForm, largestIcon, type registerForm } from '../badge.rules.ts'
import type { BadgeRow, RegisterFormRow } from './badge.queries.ts'

export const badgeModel = 'BADGE'
export const registerFormModel = 'BADGE_REGISTER_FORM'

const badges = recordStore({ model: badgeModel, record: badgeRecord, table: 'badges', gone: 'badges_text_gone' })
const forms = recordStore({
  model: registerFormModel,
  record: registerFormRecord,
  table: 'badge_register_forms',
  gone: 'badges_text_form_gone',
})

/** Whether a badge shows the picture. */
const shown = sql<boolean>`exists (select from badges b where b.media_id = media.id)`

type Change = Partial<z.output<typeof badgeEditForm>>

export function createBadge(ctx: Context, badge: z.output<typeof badgeForm>): Promise<BadgeRow> {
  const { title, titleEn: title_en, mediaId: media_id, registerFormIds } = badge
  return command(ctx, async (ctx) => {
    await requireOwnPhoto(ctx, { field: 'mediaId', id: media_id, largest: largestIcon, shown })
    const register_form_ids = await knownForms(ctx, registerFormIds)
    return badges.create(ctx, { title, title_en, media_id, register_form_ids, status: 'ENABLED' })
  })
}

/** Absent fields keep their values. */
export function changeBadge(ctx: Context, badge: Target, change: Change): Promise<BadgeRow> {
  return badges.changeBy(ctx, badge, async (ctx, row) => {
    const { title = row.title, titleEn: title_en = row.title_en, status = row.status } = change
    const { mediaId: media_id = row.media_id, registerFormIds } = change
    if (media_id !== null && media_id !== row.media_id)
      await requireOwnPhoto(ctx, { field: 'mediaId', id: media_id, largest: largestIcon, shown })
    const register_form_ids = registerFormIds ? await knownForms(ctx, registerFormIds) : row.register_form_ids
    return { title, title_en, status, media_id, register_form_ids }
  })
}

/** The forms, locked so that none is deleted meanwhile. */
async function knownForms(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(ids)]
  const found = await ctx.db
    .selectFrom('badge_register_forms')
    .select('id')
    .where('id', 'in', unique)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (found.length < unique.length) throw invalid('registerFormIds', 'badges_text_form_unknown')
  return unique
}

/** Refuses to delete what others refer to: the foreign keys decide. */
async function unlessUsed<T>(removal: Promise<T>, used: TextKey): Promise<T> {
  try {
    return await removal
  } catch (error) {
    const refersToIt = (error as { code?: string }).code === '23503'
    throw refersToIt ? new Refusal('CONFLICT', used) : error
  }
}

export const deleteBadge = (ctx: Context, badge: Target): Promise<boolean> =>
  wasThere(unlessUsed(badges.remove(ctx, badge), 'badges_text_used'))

/** Undoes the creation of a badge. Returns the version after it. */
export const undoCreation = async (ctx: Context, badge: Target): Promise<number> =>
  (await unlessUsed(badges.remove(ctx, badge), 'badges_text_used')).version + 1

export const deleteForm = (ctx: Context, form: Target): Promise<boolean> =>
  wasThere(unlessUsed(forms.remove(ctx, form), 'badges_text_form_used'))

type Form = z.output<typeof registerForm>

/** A form that asks for a text has no figure. */
const formColumns = ({ detail, detailEn: detail_en, inputType: input_type, required, figureId }: Form) => ({
  detail,
  detail_en,
  input_type,
  required,
  figure_id: input_type === 'IMAGE' ? (figureId ?? null) : null,
})

const requireFigure = async (ctx: Context, id: string | null, now?: string | null) => {
  if (id !== null && id !== now) await requireOwnPhoto(ctx, { field: 'figureId', id, largest: largestIcon })
}

export function createForm(ctx: Context, form: Form): Promise<RegisterFormRow> {
  const columns = formColumns(form)
  return command(ctx, async (ctx) => {
    await requireFigure(ctx, columns.figure_id)
    return forms.create(ctx, columns)
  })
}

export function changeForm(ctx: Context, target: Target, form: Form): Promise<RegisterFormRow> {
  const columns = formColumns(form)
  return forms.changeBy(ctx, target, async (ctx, row) => {
    await requireFigure(ctx, columns.figure_id, row.figure_id)
    return columns
  })
}
