import { createElement } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { groupName } from '../../../../platform/web/words/group-name.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { termStatusWords } from '../../../../platform/web/words/term-status-words.ts'
import { BadgeName } from '../../badges/web/public.ts'
import { areaNames } from '../../../staff/grants/web/public.ts'
import { userRecord } from '../../../records/persons/user.record.ts'
import { genderName } from '../../../../platform/web/words/gender-name.ts'

const nameOfKey = (key: unknown) => (key as { readonly name?: string } | null)?.name ?? ''

export const userWords = recordWords(userRecord, {
  name: m.users_record,
  fields: {
    fullName: { label: m.common_full_name },
    phoneNumber: { label: m.common_phone_number },
    gender: { label: m.common_gender, value: (gender) => genderName(String(gender)) },
    countryCode: { label: m.common_country },
    password: { label: m.common_password },
    passwordConfirm: { label: m.users_password_confirm },
    group: { label: m.common_group, value: (group) => groupName(String(group)) },
    ...termStatusWords,
    badgeId: { label: m.common_badge, value: (id) => createElement(BadgeName, { id: String(id) }) },
    badgeStatus: { label: m.users_badge_status },
    areas: { label: m.grants_title, value: areaNames },
    sessionsEnded: { label: m.users_field_sessions_ended },
    username: { label: m.users_username },
    email: { label: m.common_email },
    dateOfBirth: { label: m.users_date_of_birth },
    interestingTopicKeys: { label: m.users_interests },
    avatarId: { label: m.users_avatar },
    referredBy: { label: m.users_referred_by },
    externalId: { label: m.users_external_id },
    byKey: { label: m.users_by_key, value: nameOfKey },
  },
  actions: {
    registerForImporter: m.users_action_register,
    updateUserGroup: m.users_action_group,
    cmsAssignBadge: m.users_action_badge,
    cmsSetGrants: m.grants_action_set,
    'admin:create': m.users_action_admin_create,
    register: m.users_action_registered,
    updateMe: m.users_action_updated_me,
    enterReferralCode: m.users_action_referral_code,
    cmsDecideReferral: m.users_action_referral_released,
    changePassword: m.users_action_password,
    upsertMember: m.users_action_upserted,
    'import:members': m.users_action_imported,
    memberToken: m.users_action_token_by_key,
  },
})
