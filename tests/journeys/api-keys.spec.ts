import { uniqueWord } from './harness/api.ts'
import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const addMember = 'mutation ($data: MemberUpsertInput!) { upsertMember(data: $data) { created } }'

/** What the app's backend gets for a key: the code of the refusal, or null. */
async function sent(url: string, key: string, externalId: string): Promise<string | null> {
  const phoneNumber = `+8491${String(Date.now()).slice(-7)}`
  const response = await fetch(`${url}/app/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: addMember, variables: { data: { externalId, phoneNumber, fullName: 'Bạn mới' } } }),
  })
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code ?? null
}

test('an ADMIN makes a key, which is shown once, sees what it sends, rotates it and ends it', async ({
  page,
  product,
}) => {
  const name = `Máy chủ ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/integration/keys')
  await page.getByRole('button', { name: 'New key' }).click()
  const form = dialog(page, 'New key')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('textbox', { name: 'Ends' }).fill('01/02/2035 08:30')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please choose a scope!')).toBeVisible()
  await form.getByRole('checkbox', { name: /^Events/ }).check()
  await expect(form.getByLabel('Points a day at most')).toBeVisible()
  await form.getByRole('checkbox', { name: /^Events/ }).uncheck()
  await expect(form.getByLabel('Points a day at most')).toHaveCount(0)
  await form.getByRole('checkbox', { name: /^Read/ }).check()
  await expect(form.getByRole('switch', { name: 'Personal data' })).not.toBeChecked()
  await form.getByRole('checkbox', { name: /^Read/ }).uncheck()
  await expect(form.getByRole('switch', { name: 'Personal data' })).toHaveCount(0)
  await form.getByRole('checkbox', { name: /^Members/ }).check()
  await form.getByRole('button', { name: 'Save' }).click()

  const shown = dialog(page, 'Your new key')
  const first = (await shown.locator('code').textContent())!
  expect(first).toMatch(/^bk_live_[\w-]{43}$/)
  // Only the button closes it.
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Copy' }).click()
  await shown.getByRole('button', { name: "I've saved it" }).click()
  await expect(shown).toHaveCount(0)
  const row = rowOf(page, name)
  await expect(row).toContainText(`${first.slice(0, 14)}…`)
  await expect(row).toContainText('Not used yet')
  await expect(page.getByText(first)).toHaveCount(0)

  expect(await sent(product.url, first, `app-${name}`)).toBeNull()
  await row.getByRole('button', { name: `Requests: ${name}` }).click()
  const requests = dialog(page, `Requests of ${name}`)
  await expect(requests.getByText('upsertMember')).toBeVisible({ timeout: 15_000 })
  await expect(requests.getByText('OK', { exact: true })).toBeVisible()
  await requests.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(row).toContainText('just now')

  await row.getByRole('button', { name: `Rotate: ${name}` }).click()
  await dialog(page, 'Make a new key?').getByRole('button', { name: 'Rotate' }).click()
  const second = (await shown.locator('code').textContent())!
  await shown.getByRole('button', { name: "I've saved it" }).click()
  expect(second).not.toBe(first)
  expect(await sent(product.url, first, `app-${name}`)).toBeNull()
  expect(await sent(product.url, second, `app-${name}`)).toBeNull()

  await row.getByRole('button', { name: `End: ${name}` }).click()
  const question = dialog(page, 'End this API key?')
  await expect(question).toContainText('stop at once')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Ended', 'The key and its tokens no longer serve.')
  await expect(row.getByText('Ended', { exact: true })).toBeVisible()
  expect(await sent(product.url, second, `app-${name}`)).toBe('UNAUTHENTICATED')
  await expect(row.getByRole('button', { name: `Rotate: ${name}` })).toHaveCount(0)
})
