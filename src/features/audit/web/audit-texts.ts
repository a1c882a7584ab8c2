import { m } from '../../../generated/messages/messages.js'
import { groupName } from '../../../platform/web/group-name.ts'
import { configTypeName } from '../../configs/web/public.ts'
import { genderName } from '../../users/web/public.ts'
import { statusName } from '../../term-status/web/public.ts'

const actionNames: Record<string, () => string> = {
  cmsSetTermStatus: m.audit_action_cms_set_term_status,
  cmsSetTermStatusOfMany: m.audit_action_cms_set_term_status_of_many,
  cmsSetPostStatus: m.audit_action_cms_set_post_status,
  cmsUndo: m.audit_action_cms_undo,
  cmsCreatePost: m.audit_action_cms_create_post,
  cmsUpdatePost: m.audit_action_cms_update_post,
  registerForImporter: m.audit_action_register_for_importer,
  updateUserGroup: m.audit_action_update_user_group,
  cmsAssignBadge: m.audit_action_cms_assign_badge,
  cmsEndSessions: m.audit_action_cms_end_sessions,
  cmsRemoveSecondFactor: m.audit_action_cms_remove_second_factor,
  login: m.audit_action_login,
  logout: m.audit_action_logout,
  refreshToken: m.audit_action_refresh_token,
  endMySession: m.audit_action_end_my_session,
  endMyOtherSessions: m.audit_action_end_my_other_sessions,
  changeMyPassword: m.audit_action_change_my_password,
  confirmSecondFactor: m.audit_action_confirm_second_factor,
  removeSecondFactor: m.audit_action_remove_second_factor,
  renewRecoveryCodes: m.audit_action_renew_recovery_codes,
  createConfig: m.audit_action_create_config,
  updateConfig: m.audit_action_update_config,
  deleteConfig: m.audit_action_delete_config,
  createExport: m.audit_action_create_export,
  uploadPhoto: m.audit_action_upload_photo,
  'admin:create': m.audit_action_admin_create,
}
const modelNames: Record<string, () => string> = {
  USER: m.audit_model_user,
  POST: m.audit_model_post,
  SESSION: m.audit_model_session,
  CONFIG: m.audit_model_config,
  LIST: m.audit_model_list,
  SAVED_VIEW: m.audit_model_saved_view,
  MEDIA: m.audit_model_media,
}
const fieldNames: Record<string, () => string> = {
  termStatus: m.audit_field_term_status,
  group: m.audit_field_group,
  badgeId: m.audit_field_badge_id,
  title: m.audit_field_title,
  content: m.audit_field_content,
  fullName: m.audit_field_full_name,
  gender: m.audit_field_gender,
  countryCode: m.audit_field_country_code,
  createdBy: m.audit_field_created_by,
  key: m.audit_field_key,
  value: m.audit_field_value,
  type: m.audit_field_type,
  list: m.audit_field_list,
  format: m.audit_field_format,
  filters: m.audit_field_filters,
  sort: m.audit_field_sort,
  columns: m.audit_field_columns,
}

const nameIn = (names: Record<string, () => string>) => (value: string) => names[value]?.() ?? value
/** What was done, in words; an action without words of its own goes by its name. */
export const actionName = nameIn(actionNames)
export const modelName = nameIn(modelNames)
export const fieldName = nameIn(fieldNames)

const valueNames: Record<string, (value: string) => string> = {
  termStatus: statusName,
  group: groupName,
  gender: genderName,
  type: configTypeName,
}

/** A value of an entry as a text. `name` is what the record is called whose id the value is. */
export function valueText(field: string, value: unknown, name?: string | null): string {
  if (name) return name
  if (value === null || value === undefined || value === '') return m.audit_none()
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no()
  if (typeof value === 'string') return valueNames[field]?.(value) ?? value
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
