import { m } from '../../../../generated/messages/messages.js'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { recordWords } from '../../../../platform/web/words/record-words.ts'
import { addressRecord } from '../security.record.ts'

const secretNames: Record<string, () => string> = {
  PASSWORD: m.security_secret_password,
  CODE: m.security_secret_code,
  KEY: m.security_secret_key,
}

export const addressWords = recordWords(addressRecord, {
  name: m.security_record,
  fields: {
    secret: { label: m.security_field_secret, value: (secret) => secretNames[String(secret)]?.() ?? String(secret) },
    attempts: { label: m.security_field_attempts },
    people: { label: m.security_field_people },
    hour: { label: m.security_field_hour, value: (hour) => absoluteTime(String(hour)) },
  },
  actions: {
    failedSignIn: m.security_action_failed_sign_in,
    failedProof: m.security_action_failed_proof,
    failedKey: m.security_action_failed_key,
    endMySession: m.security_action_end_my_session,
    endMyOtherSessions: m.security_action_end_my_other_sessions,
    cmsEndSessions: m.security_action_cms_end_sessions,
    changeMyPassword: m.security_action_change_my_password,
    confirmSecondFactor: m.security_action_confirm_second_factor,
    removeSecondFactor: m.security_action_remove_second_factor,
    renewRecoveryCodes: m.security_action_renew_recovery_codes,
    cmsRemoveSecondFactor: m.security_action_cms_remove_second_factor,
  },
})
