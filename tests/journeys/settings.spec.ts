import type { Page } from '@playwright/test'
import { type Api, uniqueWord } from './harness/api.ts'
import { choose, dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

async function valueOf(admin: Api, key: string): Promise<string | undefined> {
  const { getConfigs } = await admin.ask<{ getConfigs: { key: string; value: string }[] }>(
    '{ getConfigs(limit: 100) { key value } }',
  )
  return getConfigs.find((config) => config.key === key)?.value
}

const create = (admin: Api, key: string, type: string, value: string) =>
  admin.ask(
    'mutation ($key: String!, $value: String!, $type: ConfigType!) { createConfig(key: $key, value: $value, type: $type) { _id } }',
    { key, type, value },
  )

async function setValue(admin: Api, key: string, value: string): Promise<void> {
  const { getConfigs } = await admin.ask<{ getConfigs: { _id: string; key: string }[] }>(
    '{ getConfigs(limit: 100) { _id key } }',
  )
  await admin.ask(
    'mutation ($_id: ID!, $key: String!, $value: String!) { updateConfig(_id: $_id, key: $key, value: $value, type: NORMAL) { _id } }',
    { _id: getConfigs.find((config) => config.key === key)!._id, key, value },
  )
}

async function range(page: Page, number: number, part: 'Start' | 'End' | 'Value', text: string): Promise<void> {
  await page.getByLabel(`${part} of range ${number}`, { exact: true }).fill(text)
}

test('a config of ranges is added, changed and deleted', async ({ page, admin }) => {
  const key = `MUC_${uniqueWord()}`
  await signIn(page, 'ADMIN', '/settings')
  await page.getByRole('button', { name: 'Add Config' }).click()
  const adding = dialog(page, 'Add New Config')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('Please input your key!', { exact: true })).toBeVisible()
  await adding.getByLabel('Key').fill(key)
  await choose(adding, 'Type', 'Value range')
  await range(page, 1, 'End', '10')
  await range(page, 1, 'Value', '5')
  await adding.getByRole('button', { name: 'Add range' }).click()
  // A new range begins at the end of the previous one.
  await expect(page.getByLabel('Start of range 2')).toHaveValue('10')
  await range(page, 2, 'End', '25')
  await range(page, 2, 'Value', '8')
  await range(page, 1, 'End', '12')
  await page.getByLabel('End of range 1').blur()
  await expect(page.getByLabel('Start of range 2')).toHaveValue('12')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Success', 'Config has been created.')
  expect(await valueOf(admin, key)).toBe('0-12:5;12-25:8')

  await rowOf(page, key)
    .getByRole('button', { name: `Edit: ${key}` })
    .click()
  const editing = dialog(page, 'Edit Config')
  await range(page, 2, 'Value', '9')
  // What is no such number stays as it was typed, and is told.
  await range(page, 2, 'End', '-30')
  await page.getByLabel('End of range 2').blur()
  await expect(page.getByLabel('End of range 2')).toHaveValue('-30')
  await expect(editing.getByText('The end of range 2 must be a whole number, at least 0.')).toBeVisible()
  await range(page, 2, 'End', '')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText(/must follow each other/)).toBeVisible()
  await range(page, 2, 'End', '25')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Config has been updated.')
  const value = await valueOf(admin, key)

  // The audit log has a link to the record, which has its own address.
  await page.goto('/audit')
  await page.getByRole('link', { name: key }).first().click()
  await expect(page).toHaveURL(/\/settings\?record=[0-9a-f-]{36}$/)
  await editing.getByRole('button', { name: 'Show history' }).click()
  const change = page.locator('.audit-timeline > li').first()
  await expect(change).toContainText('Changed a config')
  await expect(change.locator('ins')).toHaveText(value!)
  await editing.getByRole('button', { name: 'Cancel' }).click()

  await rowOf(page, key)
    .getByRole('button', { name: `Delete: ${key}` })
    .click()
  const question = dialog(page, 'Are you sure to delete this task?')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(rowOf(page, key)).toHaveCount(1)
  await rowOf(page, key)
    .getByRole('button', { name: `Delete: ${key}` })
    .click()
  await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expectNotice(page, 'Deleted', 'Record has been deleted.')
  await expect(rowOf(page, key)).toHaveCount(0)
  expect(await valueOf(admin, key)).toBeUndefined()

  await page.goto('/audit')
  await page.getByRole('link', { name: key }).first().click()
  await expect(dialog(page, 'Error').getByRole('alert')).toHaveText('This record no longer exists.')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/settings$/)

  // A system setting; its type is not a field that one sees, but the rule of its value.
  await page.goto('/system-settings')
  await page.getByRole('button', { name: 'Edit: wheel.turnsPerDay' }).click()
  const setting = page.getByRole('dialog')
  await setting.getByLabel('Value').fill('three')
  await setting.getByRole('button', { name: 'Save' }).click()
  await expect(setting.getByText('This setting is a whole number from 1, such as 3.')).toBeVisible()
  await setting.getByLabel('Value').fill('4')
  await setting.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Setting has been updated.')
  await expect(rowOf(page, 'wheel.turnsPerDay')).toContainText('4')
})

test('an error about a key that exists is shown under its field', async ({ page, admin, faults }) => {
  faults.allow(/status of 409|status of 400/)
  const key = `KHOA_${uniqueWord()}`
  await create(admin, key, 'NORMAL', '1')
  await signIn(page, 'ADMIN', '/settings')
  await page.getByRole('button', { name: 'Add Config' }).click()
  const adding = dialog(page, 'Add New Config')
  await adding.getByLabel('Key').fill(key)
  await adding.getByLabel('Value').fill('2')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('A config with this key already exists.', { exact: true })).toBeVisible()
  expect(await valueOf(admin, key)).toBe('1')
})

test('keeping one’s own config after a conflict saves it', async ({ page, admin, faults }) => {
  faults.allow(/status of 409/)
  const key = `GIU_${uniqueWord()}`
  await create(admin, key, 'NORMAL', 'cũ')
  await signIn(page, 'ADMIN', '/settings')
  await rowOf(page, key)
    .getByRole('button', { name: `Edit: ${key}` })
    .click()
  const editing = dialog(page, 'Edit Config')
  await editing.getByLabel('Value').fill('của tôi')
  await setValue(admin, key, 'của người khác')
  await editing.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog(page, 'Someone changed this while you were editing')
  const choice = conflict.getByRole('group', { name: 'Value' })
  await expect(choice.locator('del')).toHaveText('cũ')
  await expect(choice.getByRole('radio', { name: /^Theirs: của người khác ?by \S.*\d:\d\d$/ })).toBeVisible()
  await choice.getByRole('radio', { name: 'Mine: của tôi' }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Config has been updated.')
  await expect(editing).toHaveCount(0)
  expect(await valueOf(admin, key)).toBe('của tôi')
})

test('a config that was changed meanwhile is deleted after its change was shown', async ({ page, admin, faults }) => {
  faults.allow(/status of 409/)
  const key = `XOA_${uniqueWord()}`
  await create(admin, key, 'NORMAL', 'cũ')
  await signIn(page, 'ADMIN', `/settings?q=${key}`)
  await rowOf(page, key)
    .getByRole('button', { name: `Delete: ${key}` })
    .click()
  const question = dialog(page, 'Are you sure to delete this task?')
  await setValue(admin, key, 'mới')
  await question.getByRole('button', { name: 'Yes' }).click()
  const conflict = dialog(page, 'Someone changed this while you were editing')
  const cells = conflict.getByRole('row').filter({ hasText: 'Value' }).getByRole('cell')
  await expect(cells.nth(0)).toHaveText('cũ')
  await expect(cells.nth(1)).toContainText('mới')
  await conflict.getByRole('button', { name: 'Close' }).click()
  expect(await valueOf(admin, key)).toBe('mới')
  await question.getByRole('button', { name: 'Yes' }).click()
  await conflict.getByRole('button', { name: 'Do it anyway' }).click()
  await expectNotice(page, 'Deleted', 'Record has been deleted.')
  await expect(question).toHaveCount(0)
  await expect(rowOf(page, key)).toHaveCount(0)
  expect(await valueOf(admin, key)).toBeUndefined()
})

test('a value that is not whole is refused, and only its field is marked', async ({ page, admin }) => {
  const key = `LE_${uniqueWord()}`
  await create(admin, key, 'VALUE_RANGE', '0-10:1;10-20:2')
  await signIn(page, 'ADMIN', `/settings?q=${key}`)
  await rowOf(page, key)
    .getByRole('button', { name: `Edit: ${key}` })
    .click()
  const editing = dialog(page, 'Edit Config')
  await editing.getByLabel('Value of range 1').fill('1.5')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByText('The value of range 1 must be a whole number.', { exact: true })).toBeVisible()
  await expect(editing.getByLabel('Value of range 1')).toHaveValue('1.5')
  await expect(editing.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(editing.locator('.ant-input-status-error')).toHaveCount(1)
  expect(await valueOf(admin, key)).toBe('0-10:1;10-20:2')
})

test('the configs in another order are saved as a view', async ({ page, admin }) => {
  const name = `Cũ trước ${uniqueWord()}`
  await create(admin, `MOI_${uniqueWord()}`, 'NORMAL', '1')
  await signIn(page, 'ADMIN', '/settings')
  const keys = page.locator('tr[data-id] .configs-key')
  await expect(keys.first()).toBeVisible()
  const newestFirst = await keys.allTextContents()
  await page.goto('/settings?sort=CREATED_AT&dir=ASC')
  await expect(keys).toHaveText(newestFirst.toReversed())

  await page.getByRole('button', { name: /saved views$/ }).click()
  await page.getByRole('menuitem', { name: 'Save current view…' }).click()
  const saving = dialog(page, 'Save current view')
  await saving.getByLabel('Name').fill(name)
  await saving.getByRole('button', { name: 'Save' }).click()
  await expect(saving).toHaveCount(0)
  await page.goto('/settings')
  await page.getByRole('button', { name: /saved views$/ }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(keys).toHaveText(newestFirst.toReversed())
})
