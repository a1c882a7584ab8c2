import { uniqueWord } from './harness/api.ts'
import { choose, dialog, expectNotice } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const csv = (rows: readonly string[]) => ({
  name: 'loi-nhan.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeffNội dung;Nội dung (tiếng Anh)\r\n${rows.join('\r\n')}\r\n`),
})

test('messages are imported from a file: bad rows are told, corrected, and sent again', async ({ page }) => {
  const word = uniqueWord()
  const bad = [
    `Tiếc quá ${word};What a pity`,
    `;No content ${word}`,
    `Thiếu tiếng Anh ${word};`,
    `${'d'.repeat(301)};Too long`,
    `tiếc  quá ${word};Again`,
  ]
  await signIn(page, 'ADMIN', '/message/lucky-wheels')
  await page.getByRole('button', { name: 'Add messages' }).click()
  const add = dialog(page, 'Add messages')
  await add.getByRole('radio', { name: 'Import a file' }).check()
  await add.getByRole('button', { name: 'Check the file' }).click()
  await expect(add.getByText('You have to upload file.', { exact: true })).toBeVisible()
  await add.locator('input[type=file]').setInputFiles({ ...csv(bad), name: 'loi-nhan.txt' })
  await add.getByRole('button', { name: 'Check the file' }).click()
  await expect(add.getByText('The format is allowed is : .xlsx,.xls,.csv', { exact: true })).toBeVisible()

  await add.locator('input[type=file]').setInputFiles(csv(bad))
  await add.getByRole('button', { name: 'Check the file' }).click()
  const problems = add.getByRole('region', { name: 'Problem' }).locator('tbody tr')
  await expect(problems).toHaveCount(4)
  await expect(problems.nth(0)).toContainText('The content is missing.')
  await expect(problems.nth(1)).toContainText('The English content is missing.')
  await expect(problems.nth(2)).toContainText('A message has at most 300 characters.')
  await expect(problems.nth(3)).toContainText('The same as in row 2')
  await expect(add.getByRole('button', { name: /^Import/ })).toHaveCount(0)

  const fixed = [bad[0]!, `Có nội dung ${word};No content`, `Thiếu tiếng Anh ${word};No English`, bad[4]!]
  await add.locator('input[type=file]').setInputFiles(csv(fixed))
  await add.getByRole('button', { name: 'Check the file' }).click()
  await expect(add.getByText('New: 3')).toBeVisible()
  await add.getByRole('button', { name: /^Import/ }).click()
  await expectNotice(page, 'Created', 'Messages imported: 3. Skipped: 1.')
  await page.goto(`/message/lucky-wheels?q=${word}`)
  await expect(page.locator('tr[data-id]')).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Deleted', 'Messages have been deleted.')
  await expect(page.locator('tr[data-id]')).toHaveCount(0)
})

test('a file that is none is told under its title, and a typed message is there once', async ({ page }) => {
  const word = uniqueWord()
  await signIn(page, 'ADMIN', '/message/lucky-wheels')
  await page.getByRole('button', { name: 'Add messages' }).click()
  const add = dialog(page, 'Add messages')
  await add.getByRole('radio', { name: 'Import a file' }).check()
  await add
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK\u0003\u0004 none') })
  await add.getByRole('button', { name: 'Check the file' }).click()
  const unreadable = 'The file cannot be read. Please save it again as .xlsx or, in UTF-8, as .csv.'
  await expectNotice(page, 'The file is invalid.', unreadable)
  await add.getByRole('radio', { name: 'Type a message' }).check()
  await add.getByRole('textbox', { name: 'Content', exact: true }).fill(`Tiếc ${word}`)
  await add.getByRole('button', { name: 'Save' }).click()
  await expect(add.getByText('Please input content (English)!')).toBeVisible()
  await add.getByRole('textbox', { name: 'Content (English)' }).fill('Pity')
  await add.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Created', 'Message has been created.')
})

test('the terms get a link to an address that is one, and are saved', async ({ page, admin }) => {
  const word = uniqueWord()
  await signIn(page, 'ADMIN', '/terms/lucky-wheels')
  const terms = page.getByRole('textbox', { name: 'Terms in English' })
  await terms.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText(word)
  await page.keyboard.press('Shift+Home')
  const tools = page.getByRole('toolbar', { name: 'Terms in English' })
  await tools.getByRole('button', { name: 'Link', exact: true }).click()
  await tools.getByRole('textbox').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(tools.getByText('Write a plain address that begins with https://')).toBeVisible()
  await tools.getByRole('textbox').fill(`https://example.com/${word}`)
  await page.keyboard.press('Enter')
  await expect(terms.getByRole('link', { name: word })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Success', 'Terms successfully saved')
  const { cmsDetailLuckyWheelTerm } = await admin.ask<{ cmsDetailLuckyWheelTerm: { contentEn: string } }>(
    '{ cmsDetailLuckyWheelTerm { contentEn } }',
  )
  expect(cmsDetailLuckyWheelTerm.contentEn).toContain(
    `<a href="https://example.com/${word}"><strong>${word}</strong></a>`,
  )
})

test('an instruction is added, changed, deleted and brought back; a condition is changed', async ({ page }) => {
  const word = uniqueWord()
  await signIn(page, 'ADMIN', '/instruction/lucky-wheels')
  await page.getByRole('button', { name: 'Add instruction' }).click()
  const add = dialog(page, 'Add instruction')
  await add.getByRole('textbox', { name: 'Title', exact: true }).fill(word)
  await add.getByRole('textbox', { name: 'Title (English)' }).fill('Sign in')
  await choose(add, 'Type', 'Every day')
  await choose(add, 'Mission', 'Sign in')
  await add.getByRole('spinbutton', { name: 'Turns' }).fill('2')
  await add.getByRole('textbox', { name: 'Description', exact: true }).fill('Mỗi ngày một lần')
  await add.getByRole('textbox', { name: 'Description (English)' }).fill('Once a day')
  await add.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Created', 'Instruction create success')
  await page.goto(`/instruction/lucky-wheels?q=${word}`)
  await page.getByRole('button', { name: `Delete: ${word}` }).click()
  await dialog(page, 'Delete this instruction?').getByRole('button', { name: 'Yes' }).click()
  await expectNotice(page, 'Deleted', 'Instruction is deleted.')
  await expect(page.locator('tr[data-id]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tr[data-id]')).toHaveCount(1)

  await page.goto('/winning-condition/lucky-wheels')
  await page.getByRole('button', { name: 'Edit: Silver' }).click()
  const edit = dialog(page, 'Edit winning condition: Silver')
  await choose(edit, 'Condition', 'Points')
  await edit.getByRole('spinbutton', { name: 'Minimum' }).fill('12,5')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Updated', 'Winning condition has been updated.')
  await expect(page.getByRole('row', { name: /Silver.*Points.*12\.5/ })).toBeVisible()
})
