import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { fieldLabel, fieldValue, type LoggedRecordWords } from '../../../platform/web/record-words.ts'
import * as manifest from '../../record-words.ts'
import type { AuditModel, commonActions } from '../audit.rules.ts'

/** Every kind of record needs words: a missing one does not compile. */
const words: Readonly<Record<AuditModel, LoggedRecordWords>> = { ...manifest }
const wordsOf = (model: string): LoggedRecordWords | undefined => words[model as AuditModel]

const commonNames: Readonly<Record<(typeof commonActions)[number], () => string>> = {
  cmsSetTermStatus: m.audit_action_cms_set_term_status,
  cmsSetTermStatusOfMany: m.audit_action_cms_set_term_status_of_many,
  'suspension:over': m.audit_action_suspension_over,
  cmsSetVerifyStatus: m.verifies_action_status,
  cmsUndo: m.audit_action_cms_undo,
}
const actionNames: Readonly<Record<string, () => string>> = Object.assign(
  { ...commonNames },
  ...Object.values(words).map(({ actions }) => actions),
)

/** An action in words; an action without words is shown by its name. */
export const actionName = (action: string): string => actionNames[action]?.() ?? action
export const modelName = (model: string): string => wordsOf(model)?.name() ?? model

export const fieldName = (model: string, field: string): string => fieldLabel(wordsOf(model), field)

/** A value of an entry. `name` is the name of the record that the value is the id of. */
export const valueShown = (model: string, field: string, value: unknown, name?: string | null): ReactNode =>
  fieldValue(wordsOf(model), field, value, name)
