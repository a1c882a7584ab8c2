import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All texts of a language, with their keys. */
const textsIn = (language: 'en' | 'vi'): [string, string][] =>
  globSync(`src/**/messages/${language}.json`).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  )

/** Texts in which people type names of the API, and quotations. */
const namesOfTheApi = new Set([
  'configs_text_groups_unknown',
  'voucher_codes_existed_title',
  'photos_text_unknown_kind',
  'imports_text_no_object',
  'system_settings_text_not_a_words_action',
  'system_settings_text_not_days_or_block',
  'system_settings_about_third_strike',
  'system_settings_about_fifth_strike',
  'system_settings_about_seventh_strike',
])

test.each(['en', 'vi'] as const)(
  'texts say enumerations in words, and name screens, not addresses (%s)',
  (language) => {
    const raw = textsIn(language).filter(
      ([key, text]) => !namesOfTheApi.has(key) && (/\b[A-Z]{4,}\b/.test(text) || /(^|[\s(])\/[a-z]/.test(text)),
    )
    expect(raw).toEqual([])
  },
)
