import { readFileSync } from 'node:fs'
import type { Context } from '../../../../platform/server/context.ts'
import { nameIn, textIn } from '../../../../platform/server/english.ts'
import { nameOfValue } from '../../../../platform/server/records/record-names.ts'
import { isId } from '../../../../platform/shared/list.ts'
import type { Locale, MessageKey } from '../../../../platform/shared/text.ts'
import type { commonActions } from '../audit.rules.ts'
import { type AuditChange, valueInWords } from './audit.changes.ts'

type Keys = Readonly<Record<string, MessageKey>>

/**
 * The keys of the words that screens have for each kind of record. A test writes the file from those words (see
 * `src/app/records.test.ts`), because they are made for the browser.
 */
const texts = JSON.parse(readFileSync(new URL('record-texts.json', import.meta.url), 'utf8')) as Readonly<
  Record<
    string,
    {
      readonly name: MessageKey
      readonly actions: Keys
      readonly fields: Keys
      readonly values: Readonly<Record<string, Keys>>
    }
  >
>

const actions: Keys = {
  ...Object.assign({}, ...Object.values(texts).map((kind) => kind.actions)),
  ...({
    cmsSetTermStatus: 'audit_action_cms_set_term_status',
    cmsSetTermStatusOfMany: 'audit_action_cms_set_term_status_of_many',
    'suspension:over': 'audit_action_suspension_over',
    cmsSetVerifyStatus: 'verifies_action_status',
    cmsDecideAppeal: 'desk_action_decide_appeal',
    cmsUndo: 'audit_action_cms_undo',
  } satisfies Record<(typeof commonActions)[number], MessageKey>),
}
const models = Object.fromEntries(Object.entries(texts).map(([model, { name }]) => [model, name]))

/** The names of actions and of kinds of records, for exports. */
export const actionNames = actions
export const modelNames: Keys = models

/** A change in words: `Trạng thái: Bình thường → Bị chặn`. */
export async function changeIn(locale: Locale, ctx: Context, change: AuditChange): Promise<string> {
  const { model, field, before, after } = change
  const key = texts[model]?.fields[field]
  const label = key ? textIn(locale, key) : field
  const said = async (value: unknown) =>
    valueInWords(change, value, locale) ??
    (await nameOfValue(ctx, model, field, value)) ??
    plain(value, texts[model]?.values[field] ?? {}, locale)
  if (before === undefined) return `${label}: ${await said(after)}`
  return `${label}: ${await said(before)} → ${await said(after)}`
}

function plain(value: unknown, names: Keys, locale: Locale): string {
  if (value === null || value === undefined || value === '') return textIn(locale, 'common_empty')
  if (typeof value === 'boolean') return textIn(locale, value ? 'common_yes' : 'common_no')
  // The id of a record that is gone, or has no name.
  if (typeof value === 'string') return isId(value) ? `…${value.slice(-6)}` : nameIn(locale, names, value)
  if (typeof value !== 'object') return JSON.stringify(value)
  return (Array.isArray(value) ? value : Object.values(value)).map((one) => plain(one, names, locale)).join(', ')
}
