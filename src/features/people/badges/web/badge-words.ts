import { m } from '../../../../generated/messages/messages.js'
import { pictureName } from '../../../../platform/web/words/picture-name.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import type { badgeStatuses } from '../badge.list.ts'
import { badgeRecord, registerFormRecord } from '../badge.record.ts'
import type { InputType } from '../register-form.list.ts'

export type BadgeStatus = (typeof badgeStatuses)[number]

export const statusName = (status: BadgeStatus) => (status === 'ENABLED' ? m.badges_enabled() : m.badges_disabled())
export const inputTypeName = (type: InputType) => (type === 'IMAGE' ? m.badges_form_image() : m.badges_form_text())

export const badgeWords = recordWords(badgeRecord, {
  name: m.common_badge,
  fields: {
    title: { label: m.common_title },
    titleEn: { label: m.badges_title_en },
    status: { label: m.common_status, value: (status) => statusName(status as BadgeStatus) },
    mediaId: { label: m.badges_icon, value: pictureName },
    registerFormIds: {
      label: m.badges_forms,
      value: (ids) => m.badges_forms_count({ count: (ids as readonly string[]).length }),
    },
  },
  actions: {
    cmsCreateBadge: m.badges_action_create,
    cmsUpdateBadge: m.badges_action_update,
    cmsDeleteBadge: m.badges_action_delete,
  },
})

export const registerFormWords = recordWords(registerFormRecord, {
  name: m.badges_form_record,
  fields: {
    detail: { label: m.common_title },
    detailEn: { label: m.badges_form_detail_en },
    inputType: { label: m.badges_form_input_type, value: (type) => inputTypeName(type as InputType) },
    required: { label: m.badges_form_required, value: (required) => yesOrNo(required === true) },
    figureId: { label: m.badges_form_figure, value: pictureName },
  },
  actions: {
    cmsCreateBadgeRegisterForm: m.badges_action_form_create,
    cmsUpdateBadgeRegisterForm: m.badges_action_form_update,
    cmsDeleteBadgeRegisterForm: m.badges_action_form_delete,
  },
})
