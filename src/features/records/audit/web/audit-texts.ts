import type { ReactNode } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { fieldLabel, fieldValue, loggedWords } from '../../../../platform/web/words/record-words.ts'
import type { commonActions } from '../audit.rules.ts'

const commonNames: Readonly<Record<string, () => string>> = {
  cmsSetTermStatus: m.audit_action_cms_set_term_status,
  cmsSetTermStatusOfMany: m.audit_action_cms_set_term_status_of_many,
  'suspension:over': m.audit_action_suspension_over,
  cmsSetVerifyStatus: m.verifies_action_status,
  cmsDecideAppeal: m.desk_action_decide_appeal,
  cmsUndo: m.audit_action_cms_undo,
} satisfies Record<(typeof commonActions)[number], () => string>

/** An action in words; an action without words is shown by its name. */
export function actionName(action: string): string {
  const named = Object.values(loggedWords).find(({ actions }) => actions[action])
  return (commonNames[action] ?? named?.actions[action])?.() ?? action
}
export const modelName = (model: string): string => loggedWords[model]?.name() ?? model

export const fieldName = (model: string, field: string): string => fieldLabel(loggedWords[model], field)

/** A value of an entry. `name` is the name of the record that the value is the id of. */
export const valueShown = (model: string, field: string, value: unknown, name?: string | null): ReactNode =>
  fieldValue(loggedWords[model], field, value, name)
