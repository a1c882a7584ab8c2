import type { Locator, Page } from '@playwright/test'
import type { VoucherInput } from '../../src/generated/graphql/inputs.ts'
import { addDays, dayOf, startOfDay } from '../../src/platform/shared/day.ts'
import { type Api, createPerson, createPost, uniqueWord } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { picture } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

/** What a form shows when it is sent is what is stored, whichever field was changed last and however it was sent. */

const inDays = (days: number) => startOfDay(addDays(dayOf(new Date()), days)).toISOString()

async function aVoucher(admin: Api): Promise<string> {
  const data: VoucherInput = {
    title: `Phiếu ${uniqueWord()}`,
    titleEn: 'Voucher',
    type: 'POINT_EXCHANGE',
    description: 'Một ly',
    descriptionEn: 'One cup',
    highlight: 'x',
    highlightEn: 'x',
    termAndCondition: 'x',
    termAndConditionEn: 'x',
    pointSpend: 12.5,
    contact: { phoneNumber: '+842435550123', email: 'a@example.com', address: '12 Hàng Bạc' },
    startDate: inDays(200),
    endDate: inDays(230),
  }
  const { createVoucher } = await admin.ask<{ createVoucher: { _id: string } }>(
    'mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }',
    { data },
  )
  return `/vouchers/${createVoucher._id}/edit`
}

async function aBanner(admin: Api, page: Page): Promise<string> {
  const name = `Banner ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/banners/create')
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.locator('form img').first()).toBeVisible()
  await page.locator('#name').fill(name)
  await page.locator('#link').fill('https://example.com/he')
  await page.locator('#days').fill(dayFromNow(200))
  await page.locator('#days-end').fill(dayFromNow(230))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/banners$/)
  const { cmsListBanner } = await admin.ask<{ cmsListBanner: { items: { _id: string; name: string }[] } }>(
    '{ cmsListBanner(limit: 100) { items { _id name } } }',
  )
  return `/banners/${cmsListBanner.items.find((banner) => banner.name === name)!._id}/edit`
}

async function aPost(admin: Api): Promise<string> {
  const { _id } = await createPost(admin, await createPerson(admin))
  return `/posts/${_id}/edit`
}

/** The fields of the form that can be typed into. */
const fieldsOf = (page: Page) =>
  page.locator('form').locator('input:not([type=file]):not([type=radio]):not([role=combobox]), textarea')

async function editableFields(page: Page): Promise<number[]> {
  const fields = await fieldsOf(page).all()
  const editable = await Promise.all(fields.map((field) => field.isEditable()))
  return editable.flatMap((is, index) => (is ? [index] : []))
}

/** Another value of the same kind. */
async function another(field: Locator): Promise<string> {
  const value = await field.inputValue()
  if ((await field.getAttribute('role')) === 'spinbutton') return String(Number(value) + 1)
  const date = /^(\d\d)\/(\d\d)\/(\d{4})(.*)$/.exec(value)
  if (date) {
    const next = addDays(`${date[3]}-${date[2]}-${date[1]}`, 1)
    return next.split('-').toReversed().join('/') + date[4]
  }
  return value.includes('@') ? `b${value}` : /^\+?\d{9,}$/.test(value) ? `${value.slice(0, -1)}4` : `${value}1`
}

const shown = async (page: Page) => Promise.all((await fieldsOf(page).all()).map((field) => field.inputValue()))

/** Sends the form without leaving the field first. */
const ways = {
  keyboard: (page: Page) => page.keyboard.press('Control+Enter'),
  click: (page: Page) =>
    page
      .locator('form')
      .getByRole('button', { name: 'Save' })
      .evaluate((button: HTMLElement) => button.click()),
  touch: (page: Page) =>
    page
      .locator('form')
      .getByRole('button', { name: 'Save' })
      .evaluate((button: HTMLElement) => {
        button.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
        button.dispatchEvent(new TouchEvent('touchend', { bubbles: true }))
        button.click()
      }),
}

for (const [name, make] of Object.entries({ voucher: aVoucher, banner: aBanner, post: aPost }))
  test(`every field of the form of a ${name} is stored as it was shown`, async ({ page, admin }) => {
    test.slow()
    const address = await make(admin, page)
    await signIn(page, 'ADMIN', address)
    await expect(fieldsOf(page).first()).toBeVisible()
    for (const [turn, index] of (await editableFields(page)).entries()) {
      const isDate = /\d\d\/\d\d\/\d{4}/.test(await fieldsOf(page).nth(index).inputValue())
      const all = Object.keys(ways) as (keyof typeof ways)[]
      for (const way of isDate ? all : [all[turn % all.length]!]) {
        const field = fieldsOf(page).nth(index)
        await field.fill(await another(field))
        const before = await shown(page)
        await ways[way](page)
        await expect(page).not.toHaveURL(new RegExp(`${address}$`))
        await page.goto(address)
        await expect(fieldsOf(page).first()).toBeVisible()
        await expect.poll(() => shown(page), { message: `field ${index}, sent by ${way}` }).toEqual(before)
      }
    }
  })
