import { expect, type Locator, type Page } from '@playwright/test'
import documents from '../../../src/generated/graphql/persisted-documents.json' with { type: 'json' }
import { addDays, startOfDay } from '../../../src/platform/shared/day.ts'
import { uniqueWord } from './api.ts'
import { dayFromNow } from './day.ts'
import { choicesOf, picture } from './screen.ts'

const kinds = {
  rich: '[contenteditable=true]',
  switch: '[role=switch]',
  choices: '.ant-radio-group',
  check: 'input[type=checkbox]',
  select: 'input[role=combobox]',
  text: 'input[type=text]:not([role=combobox]), input[type=password], textarea',
} as const
type Kind = keyof typeof kinds

/** A field of a form by its place among those of its kind, which stays while nothing is added or removed. */
export interface Field {
  readonly kind: Kind
  readonly at: number
}

/** The form that is in front: of the topmost dialog, or of the screen. */
export const formOf = (page: Page): Locator => page.locator('form').filter({ visible: true }).last()

export const locate = (form: Locator, { kind, at }: Field): Locator => form.locator(kinds[kind]).nth(at)

/** The fields that can be changed: texts first, because a choice may take others away. */
export async function fieldsOf(form: Locator): Promise<Field[]> {
  const fields: Field[] = []
  for (const kind of ['text', 'rich', 'check', 'switch', 'choices', 'select'] as const)
    for (const [at, field] of (await form.locator(kinds[kind]).all()).entries())
      if (await field.evaluate(isChangeable)) fields.push({ kind, at })
  return fields
}

function isChangeable(field: Element): boolean {
  const box = field.closest('.ant-select, .ant-switch, .ant-checkbox-wrapper, .ant-radio-group') ?? field
  const inputs = [field, ...field.querySelectorAll('input')].filter((input) => input instanceof HTMLInputElement)
  const isOff =
    inputs.length > 0 && inputs.every(({ disabled, readOnly, role }) => disabled || (readOnly && role !== 'combobox'))
  return box.checkVisibility() && !isOff && !box.matches('.ant-select-disabled, [disabled], [readonly]')
}

/** What a person calls a field: its label, or the heading of the fields around it. */
export const nameOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const own = (element as HTMLInputElement).labels?.[0]?.textContent || element.getAttribute('aria-label')
    return own || element.closest('.ant-form-item')?.querySelector('label')?.textContent || element.className
  })

export const isDate = (text: string) => /^\d\d\/\d\d\/\d{4}/.test(text)

/** Gives a field another value of its kind. Returns what it shows then, if that is text; null if there is no other. */
export async function change(
  page: Page,
  field: Locator,
  { kind }: Field,
  given?: string,
): Promise<string | null | undefined> {
  await field.scrollIntoViewIfNeeded()
  if (kind === 'text') {
    const text = given ?? another(await field.inputValue(), (await field.getAttribute('role')) === 'spinbutton')
    await field.fill(text)
    return text
  }
  if (kind === 'rich') {
    const word = uniqueWord()
    await field.press('Control+End')
    await field.pressSequentially(word)
    return word
  }
  if (kind === 'select') return chooseAnother(page, field)
  if (kind === 'choices') {
    const others = field.locator('input:not(:checked):not(:disabled)')
    if ((await others.count()) === 0) return null
    // The box of a button-like choice is not visible.
    await others.first().evaluate((input: HTMLElement) => input.click())
  } else await field.click()
  return undefined
}

function another(value: string, isNumber: boolean): string {
  if (isNumber) return String(Number(value.replaceAll(',', '')) + 1)
  if (isDate(value)) {
    const next = addDays(value.slice(0, 10).split('/').toReversed().join('-'), 1)
    return next.split('-').toReversed().join('/') + value.slice(10)
  }
  if (value.includes('@')) return `b${value}`
  return /^\+?[\d ]{9,}$/.test(value) ? `${value.slice(0, -1)}${value.endsWith('4') ? 5 : 4}` : `${value}1`
}

/** @param patience milliseconds that the choices may take to arrive */
async function chooseAnother(page: Page, field: Locator, patience = 2_000): Promise<null | undefined> {
  // The choices of the field before may be still going away; those of a field for several choices stay.
  await choicesOf(page)
    .first()
    .waitFor({ state: 'hidden', timeout: 1_000 })
    .catch(() => {})
  await field.click()
  const others = choicesOf(page).locator('visible=true').and(page.locator(':not(.ant-select-item-option-selected)'))
  const found = await others
    .first()
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    )
  if (found) await others.first().click()
  // A field for several choices stays open.
  if (!found || (await choicesOf(page).first().isVisible())) await field.press('Tab')
  return found ? undefined : null
}

/** Gives every empty field a value, so that nothing required is missing. */
export async function fillEmpty(page: Page, form: Locator, given: Readonly<Record<string, string>>): Promise<void> {
  // With a picture the button says 'Replace'.
  if ((await form.locator('img').count()) === 0)
    for (const file of await form.locator('input[type=file]').all()) await file.setInputFiles(picture)
  await expect(form.locator('.ant-btn-loading')).toHaveCount(0)
  const checks = form.locator(kinds.check)
  if ((await checks.count()) > 1 && (await checks.and(form.locator(':checked')).count()) === 0)
    await checks.first().check()
  for (const place of await fieldsOf(form)) {
    const field = locate(form, place)
    const name = await nameOf(field)
    if (place.kind === 'text') {
      const isEmpty = (await field.inputValue()) === ''
      const value = given[name] ?? (await valueFor(field))
      if (isEmpty || name in given) await field.fill(value)
    } else if (place.kind === 'rich' && (await field.textContent()) === '') await field.pressSequentially('Nội dung')
    else if (place.kind === 'choices' && (await field.locator('input:checked').count()) === 0)
      await field
        .locator('input:not(:disabled)')
        .last()
        .evaluate((input: HTMLElement) => input.click())
    else if (place.kind === 'select' && (await field.evaluate(hasNothing))) await chooseAnother(page, field, 10_000)
  }
}

/** A value of the kind that a text field takes; each date is later than the one before. */
async function valueFor(field: Locator): Promise<string> {
  if ((await field.getAttribute('role')) === 'spinbutton') return '1'
  const isIn = (selector: string) => field.evaluate((element, box) => element.closest(box) !== null, selector)
  if (await isIn('.form-moment')) return `${dayFromNow((day += 10))} 09:00`
  return (await isIn('.form-day')) ? dayFromNow((day += 10)) : `Tên ${uniqueWord()}`
}
let day = 200

const hasNothing = (field: Element) =>
  field.closest('.ant-select')!.querySelector('.ant-select-selection-item, .ant-select-content-has-value') === null

const press = (button: Locator, touched: boolean) =>
  button.evaluate((element: HTMLElement, touched) => {
    for (const type of touched ? ['touchstart', 'touchend'] : [])
      element.dispatchEvent(new TouchEvent(type, { bubbles: true }))
    element.click()
  }, touched)

/** How a form is sent without leaving the field first. */
export const ways = {
  keyboard: (page: Page, _save: Locator) => page.keyboard.press('Control+Enter'),
  click: (_page: Page, save: Locator) => press(save, false),
  touch: (_page: Page, save: Locator) => press(save, true),
}

/** The button that sends the form in front. */
export async function saveOf(page: Page, form: Locator): Promise<Locator> {
  const isInDialog = await form.evaluate((element) => element.closest('[role=dialog]') !== null)
  const around = isInDialog ? page.getByRole('dialog').filter({ visible: true }).last() : form
  return around.locator('.ant-btn-primary').last()
}

/** Keeps the product from receiving changes, and remembers them: the variables of each. */
export async function interceptChanges(page: Page): Promise<string[]> {
  const sent: string[] = []
  // Every refusal is told in a corner, over the fields.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.ant-notification { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.route('/graphql', (route) => {
    // A file is sent as a form, and stored before the record that has it.
    if (route.request().postData()?.startsWith('{') !== true) return route.continue()
    const { documentId = '', variables } = route.request().postDataJSON() as Body
    const document = (documents as Readonly<Record<string, string>>)[documentId] ?? ''
    // Who looks at what is told beside the form, for each tab.
    if (!/(^| )mutation\b/.test(document) || (variables && 'tab' in variables)) return route.continue()
    sent.push(JSON.stringify(variables))
    return route.fulfill({ json: { data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] } })
  })
  return sent
}

interface Body {
  readonly documentId?: string
  readonly variables?: object
}

/** The ways in which a request may say what a field shows. */
export function saidAs(text: string): string[] {
  if (isDate(text)) {
    const day = text.slice(0, 10).split('/').toReversed().join('-')
    const time = /\d\d:\d\d/.exec(text)?.[0]
    if (time) return [new Date(`${day}T${time}:00+07:00`).toISOString().slice(0, 16)]
    return [day, startOfDay(day).toISOString(), new Date(startOfDay(addDays(day, 1)).getTime() - 1).toISOString()]
  }
  const number = Number(text.replaceAll(',', ''))
  const digits = text.replaceAll(/\D/g, '').replace(/^(84|0)/, '')
  return [
    JSON.stringify(text.trim()).slice(1, -1),
    ...(Number.isNaN(number) ? [] : [String(number)]),
    ...(digits.length > 7 ? [digits] : []),
  ]
}

/** Whether changing a field may show others, which must be filled too: what was chosen may ask for more. */
export const asksForMore = ({ kind }: Field): boolean => kind === 'choices' || kind === 'select'

/** What the form finds wrong. */
export const complaintsOf = (page: Page): Promise<string[]> =>
  page.locator('.ant-form-item-explain-error:visible').allTextContents()

interface Again {
  readonly given: Readonly<Record<string, string>> | undefined
  /** Whether the form was sent. */
  readonly answered: () => boolean
  readonly send: () => Promise<unknown>
}

/** Fills what a form asks for after a choice, and sends it again. */
export async function fillWhatIsAsked(page: Page, form: Locator, { given = {}, answered, send }: Again): Promise<void> {
  await expect
    .poll(async () => answered() || (await complaintsOf(page)).length > 0)
    .toBe(true)
    .catch(() => {})
  if (answered()) return
  await fillEmpty(page, form, given)
  await send()
}

/** Answers a question that a form asks before it is sent. */
export async function confirmQuestion(page: Page): Promise<void> {
  const front = page.getByRole('dialog').filter({ visible: true }).last()
  if ((await front.count()) > 0 && (await front.locator('form').count()) === 0)
    await front.locator('.ant-btn-primary').last().click()
}
