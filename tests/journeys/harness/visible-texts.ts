import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import english from 'antd/lib/locale/en_US.js'
import vietnamese from 'antd/lib/locale/vi_VN.js'

/**
 * Elements that do not depend on the language: a group's name next to a person's, texts that antd renders at size zero,
 * and elements with their own `lang`.
 */
const never = ['.shell-profile', 'body [lang]', '.ant-select-dropdown [role=option]:not(.ant-select-item-option)']

/** Texts and names of people, which are not translated. */
const data = [
  'tbody td, dd, time, code, del, ins, q, blockquote, textarea, .ant-modal-title, .palette [role=option]',
  '.posts-written, .term-status-history p, .term-status-history small, .facts-prose, .recent-posts a, .recent-posts p',
  '.desk-row strong, .desk-holder, .desk-case h2, .desk-content, .desk-members strong, .desk-members small, .desk-author strong, .desk-context strong, .desk-context p, kbd',
  '.lucky-wheels-tier, .lucky-wheels-person, .simulator-shares label > span, .change-sets-items a, .change-sets-also, .badges-forms label, .badges-icon, .badge-requests-form, .banners-slide, .banners-app li, .creator-head p, .support-head h1, .support-found a, .reports-name, .verifies-head strong, .users-handle, .audit-what span, .audit-verify small, .ProseMirror, .calendar-screen a, .explorer-choices .ant-select',
]

/** Icons whose names screen readers read; not those in a button with its own name, or those placed by antd. */
const namedIcons = [
  'button[aria-label] .anticon, a[aria-label] .anticon, .ant-pagination .anticon, .ant-select .anticon',
  '.ant-btn-loading-icon .anticon, .ant-modal-close .anticon, .ant-input-suffix .anticon, .form-day .anticon, .form-moment .anticon',
]

/** All of the product's own texts on the screen, visible or for screen readers; without people's data. */
export const ownTextsOn = (page: Page): Promise<string[]> => textsOn(page, [...never, ...data, ...namedIcons])

/** The texts on the screen that are English texts of ours or of the components; includes people's data. */
export async function englishTextsOn(page: Page): Promise<string[]> {
  const texts = await textsOn(page, never)
  return texts.filter((text) => !saidInVietnamese.has(text) && isEnglish(text))
}

/** What a program calls things by: ids, values of enums, columns, names of files. */
const raw =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[A-Z][A-Z\d]*_[A-Z\d_]+\b|^[A-Z_]{4,}(?:, [A-Z_]{4,})+$|^[a-z]+(?:_[a-z]+)+$|^[\w-]+\.(?:jpe?g|png|webp|mp4)$/
/** Values of the API's enums, which may also stand within a sentence: `Đổi thành BLOCKED`. */
const enumValues = new Set(
  [...readFileSync('schema.graphql', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]{3,})$/gm)].map(([, value]) => value!),
)
const isRaw = (text: string) =>
  raw.test(text) || (text.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? []).some((word) => enumValues.has(word))

/** Texts that were never made for people. Keys that staff type themselves, and whole ids in hints, are meant. */
export async function rawTextsOn(page: Page): Promise<string[]> {
  const texts = await textsOn(page, [
    ...never,
    'code, kbd, .configs-key, tr:has(.configs-key) button, tr:has(.configs-key) a, .cell-id',
  ])
  return texts.filter(isRaw)
}

function textsOn(page: Page, leftOut: readonly string[]): Promise<string[]> {
  return page.evaluate((without) => {
    const found = new Set<string>()
    const counts = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(without)
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (node.parentElement !== null && counts(node.parentElement)) found.add(node.textContent!.trim())
    }
    const attributes = ['aria-label', 'title', 'placeholder', 'alt']
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!counts(element) || element.closest('[aria-hidden=true]')) continue
      for (const name of attributes) found.add(element.getAttribute(name)?.trim() ?? '')
    }
    found.delete('')
    return [...found]
  }, leftOut.join(', '))
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
const files = globSync('src/**/messages/en.json')
const pairs = [
  ...files.flatMap((file) => pairsOf(read(file), read(file.replace(/en\.json$/, 'vi.json')))),
  ...pairsOf(english.default ?? english, vietnamese.default ?? vietnamese),
]

/** The texts of both languages with equal keys, at any depth. */
function pairsOf(en: object, vi: object): { en: string; vi: string }[] {
  return Object.entries(en).flatMap(([key, text]) => {
    const other = (vi as Record<string, unknown>)[key]
    if (typeof text === 'string') return typeof other === 'string' ? [{ en: text, vi: other }] : []
    return typeof text === 'object' && text !== null && typeof other === 'object' && other !== null
      ? pairsOf(text, other)
      : []
  })
}

const saidInVietnamese = new Set(pairs.map(({ vi }) => vi))
const inEnglish = pairs.filter((pair) => pair.en !== pair.vi && saysSomething(pair.en)).map(({ en }) => en)
const wholeTexts = new Set(inEnglish)
const patterns = inEnglish.filter((text) => text.includes('{')).map(patternOf)

const isEnglish = (text: string) => wholeTexts.has(text) || patterns.some((pattern) => pattern.test(text))

/** A text with parameters must also contain words: `{place} in {country}` could also be a person's text. */
function saysSomething(text: string): boolean {
  const own = text.replace(/\$?\{\w+\}/g, '').replace(/\P{L}/gu, '')
  return own.length >= (text.includes('{') ? 6 : 2)
}

/**
 * Matches the whole text, with digits in place of `{count}` and `{points}`, and anything in place of other parameters.
 */
function patternOf(text: string): RegExp {
  const parts = text.split(/(\$?\{\w+\})/).map((part) => {
    if (/^\$?\{(?:count|points)\}$/.test(part)) return '[\\d.,]+'
    return /^\$?\{\w+\}$/.test(part) ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 'u')
}
