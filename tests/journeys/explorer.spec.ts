import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('an administrator runs an example of either API', async ({ page, product, faults }) => {
  faults.allow(/status of 401/)
  await signIn(page, 'ADMIN', '/explorer')
  const answer = page.locator('.result-window')
  const run = page.getByRole('button', { name: /^Execute query/ })
  // Its editors arrive one after the other, and it runs nothing before.
  const ready = async () => {
    await expect(page.locator('.graphiql-query-editor .CodeMirror-code .CodeMirror-line').first()).toBeVisible()
    await expect(answer.locator('.CodeMirror')).toBeVisible()
  }
  await ready()
  await run.click()
  await expect(answer).toContainText('"group": "ADMIN"')

  // Another operation, by keyboard.
  const example = page.getByRole('combobox', { name: 'Example of an operation' })
  await example.fill('cmsGetJobs')
  await example.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Operation' })).toBeVisible()
  await expect(page.locator('.graphiql-query-editor')).toContainText('cmsGetJobs')
  await ready()
  await run.click()
  await expect(answer).toContainText('"everySeconds"')

  // The API of members answers to a token of theirs, which this screen forgets.
  await page.getByText('Members and keys', { exact: true }).click()
  await example.fill('myReferral')
  await example.press('Enter')
  await expect(page.locator('.graphiql-query-editor')).toContainText('myReferral')
  await ready()
  await run.click()
  await expect(answer).toContainText('UNAUTHENTICATED')
  const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
  const { url, signIns } = product
  const response = await fetch(`${url}/app/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: login, variables: { data: signIns.VERIFIED } }),
  })
  const { data } = (await response.json()) as { data: { login: { idToken: string } } }
  await page.getByLabel('Token of a member, or API key').fill(data.login.idToken)
  await run.click()
  await expect(answer).not.toContainText('UNAUTHENTICATED')
  await expect(answer).toContainText('"data"')
  await page.reload()
  await page.getByText('Members and keys', { exact: true }).click()
  await expect(page.getByLabel('Token of a member, or API key')).toHaveValue('')
})

test('the explorer is for administrators', async ({ page }) => {
  await signIn(page, 'STAFF', '/explorer')
  await expect(page.getByText('Permission Denied!')).toBeVisible()
})
