import { area } from '../../../platform/shared/permission.ts'
import { defineRecord } from '../../../platform/shared/record.ts'
import { badgeOperations } from './badge.operations.ts'

export const badgeRecord = defineRecord('BADGE', {
  type: 'Badge',
  fields: ['title', 'titleEn', 'status', 'mediaId', 'registerFormIds'],
  actions: ['cmsCreateBadge', 'cmsUpdateBadge', 'cmsDeleteBadge'],
  history: area('PROMOTION'),
  readers: area('PROMOTION'),
  plannedBy: badgeOperations.cmsUpdateBadge,
  plannedNewBy: badgeOperations.cmsCreateBadge,
  address: (id) => `/badges/edit?id=${id}`,
})

export const registerFormRecord = defineRecord('BADGE_REGISTER_FORM', {
  type: 'BadgeRegisterForm',
  fields: ['detail', 'detailEn', 'inputType', 'required', 'figureId'],
  actions: ['cmsCreateBadgeRegisterForm', 'cmsUpdateBadgeRegisterForm', 'cmsDeleteBadgeRegisterForm'],
  history: area('PROMOTION'),
  address: (id) => `/badges/register_form?record=${id}`,
})
