import { m } from '../../../../generated/messages/messages.js'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import type { PresetModel } from '../preset-reason.values.ts'
import { presetReasonRecord } from '../preset-reason.record.ts'

/** What a model's records are called. */
const modelNames: Readonly<Record<PresetModel, () => string>> = {
  USER: m.preset_reasons_for_users,
  POST: m.preset_reasons_for_posts,
  COMMENT: m.preset_reasons_for_comments,
  GROUP: m.preset_reasons_for_groups,
  MEDIA: m.preset_reasons_for_media,
  PAGE: m.preset_reasons_for_pages,
  PRODUCT: m.preset_reasons_for_products,
  VERIFY: m.preset_reasons_for_verification,
  BADGE_REQUEST: m.preset_reasons_for_badges,
}
export const modelName = (model: string): string => modelNames[model as PresetModel]?.() ?? model
/** What a reason is for: to take a record away, or to bring it back. */
export const directionName = (restores: boolean) =>
  restores ? m.preset_reasons_to_restore() : m.preset_reasons_to_take_away()

export const presetReasonWords = recordWords(presetReasonRecord, {
  name: m.preset_reasons_record,
  fields: {
    model: { label: m.preset_reasons_model, value: (model) => modelName(String(model)) },
    textEn: { label: m.preset_reasons_english },
    textVi: { label: m.preset_reasons_vietnamese },
    restores: { label: m.preset_reasons_direction, value: (restores) => directionName(restores === true) },
    position: { label: m.preset_reasons_position },
  },
  actions: {
    cmsCreatePresetReason: m.preset_reasons_action_create,
    cmsUpdatePresetReason: m.preset_reasons_action_update,
    cmsDeletePresetReason: m.preset_reasons_action_delete,
  },
})
