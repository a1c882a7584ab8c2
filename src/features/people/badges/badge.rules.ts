import { z } from 'zod'
import { recordId, requiredText, zodMessage } from '../../../platform/shared/rules.ts'
import { badgeStatuses } from './badge.list.ts'
import { inputTypes } from './register-form.list.ts'

export const longestTitle = 50
export const longestDetail = 200
/** The largest icon of a badge or figure of a form, as it is uploaded, in bytes. */
export const largestIcon = 2 * 1024 * 1024
/** How many forms the checkboxes offer, and a badge has at most. */
export const mostForms = 100

const status = z.enum(badgeStatuses, zodMessage('badges_text_status_required')).meta({ graphql: 'BadgeStatus' })

/** The form of a new badge. */
export const badgeForm = z.object({
  title: requiredText('badges_text_title_required', longestTitle, {
    blank: 'badges_text_title_blank',
    tooLong: 'badges_text_title_too_long',
    indexed: true,
  }),
  titleEn: requiredText('badges_text_title_en_required', longestTitle, {
    blank: 'badges_text_title_en_blank',
    tooLong: 'badges_text_title_en_too_long',
  }),
  registerFormIds: z
    .array(recordId(), zodMessage('badges_text_forms_required'))
    .min(1, zodMessage('badges_text_forms_required'))
    .max(mostForms),
  mediaId: recordId(zodMessage('badges_text_icon_required')),
})
export const badgeEditForm = badgeForm.extend({ status })
export const badgeStatusForm = badgeEditForm.pick({ status: true })

/** A new badge is enabled. */
export const badgeInput = badgeForm.extend({
  status: status.refine((given) => given === 'ENABLED', zodMessage('badges_text_new_enabled')).nullish(),
})

/** A form that a person fills in to ask for a badge. */
export const registerForm = z
  .object({
    detail: requiredText('badges_text_detail_required', longestDetail, { indexed: true }),
    detailEn: requiredText('badges_text_detail_en_required', longestDetail, { indexed: true }),
    inputType: z.enum(inputTypes, zodMessage('badges_text_input_type_required')),
    required: z.boolean(zodMessage('badges_text_require_required')),
    figureId: recordId().nullish(),
  })
  .refine((form) => form.inputType !== 'IMAGE' || form.figureId, {
    path: ['figureId'],
    ...zodMessage('badges_text_figure_required'),
    // Reported together with what else is missing.
    when: () => true,
  })
