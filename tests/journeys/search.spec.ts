import { createPerson, uniqueWord } from './harness/api.ts'
import { expectListSettled, openPalette, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'
import documents from '../../src/generated/graphql/persisted-documents.json' with { type: 'json' }

test('the palette shows the closest name first, and opens it with Enter', async ({ page, admin }) => {
  const word = uniqueWord()
  const person = await createPerson(admin, { fullName: `Phương ${word}` })
  await createPerson(admin, { fullName: `An Lê Phương ${word}` })
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  await openPalette(page)
  await page.keyboard.type(`phuong ${word}`)
  await expect(page.getByRole('option')).toHaveText([new RegExp(`^Phương ${word}`), /^An Lê/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`user=${person._id}`))
})

test('what is typed while the palette still loads is not lost', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/palette-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('prof')
  release()
  await expect(page.getByRole('option', { name: 'Profile' })).toBeVisible()
  await page.keyboard.type('ile')
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toHaveValue('profile')
})

test('a search waits until the input method has finished the word', async ({ page }) => {
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  const sent: string[] = []
  page.on('request', (request) => {
    const query = (request.postDataJSON() as { variables?: { query?: string } } | null)?.variables?.query
    if (query !== undefined) sent.push(query)
  })
  await page.getByRole('searchbox').focus()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['p', 'phu', 'phuo', 'phươ', 'phươn'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  // Longer than the pause after which a letter is sent.
  await page.waitForTimeout(1_000)
  await keyboard.send('Input.insertText', { text: 'phương' })
  await expect(page).toHaveURL(/query=ph%C6%B0%C6%A1ng/)
  await expect.poll(() => [...new Set(sent)]).toEqual(['phương'])
})

test('the six characters of an id that a list shows find the record', async ({ page, admin }) => {
  const person = await createPerson(admin)
  await signIn(page, 'ADMIN', `/users?query=${person._id.slice(-6)}`)
  await expect(rowOf(page, person.fullName)).toBeVisible()
})

test('the rows of a search do not wait for their count', async ({ page, admin }) => {
  const person = await createPerson(admin)
  const counting = Object.entries(documents).find(([, text]) => text.includes('query UserCount'))![0]
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(counting)) await held
    await route.continue()
  })
  await signIn(page, 'ADMIN', `/users?query=${encodeURIComponent(person.fullName)}`)
  await expect(rowOf(page, person.fullName)).toBeVisible()
  await expect(page.getByText('Total: 1', { exact: true })).toHaveCount(0)
  release()
  await expect(page.getByText('Total: 1', { exact: true }).first()).toBeVisible()
})

test('the palette finds promotions and codes by their names', async ({ page, admin }) => {
  const word = uniqueWord()
  const code = `${word}-2027-AB`
  const [startDate, endDate] = [new Date(), new Date(Date.now() + 30 * 86_400_000)]
  const { createVoucher } = await admin.ask<{ createVoucher: { _id: string } }>(
    'mutation ($data: VoucherInput!) { createVoucher(data: $data) { _id } }',
    {
      data: {
        title: `Cà phê ${word}`,
        titleEn: 'Coffee',
        type: 'GAME',
        description: 'Một',
        descriptionEn: 'One',
        startDate,
        endDate,
      },
    },
  )
  await admin.ask('mutation ($data: VoucherCodeInput!) { createVoucherCode(data: $data) { created } }', {
    data: { voucherId: createVoucher._id, type: 'IMPORT', voucherCodes: [code] },
  })
  await signIn(page, 'ADMIN', '/users')
  await expectListSettled(page)
  await openPalette(page)
  await page.keyboard.type(word)
  await expect(page.getByRole('option', { name: new RegExp(`Cà phê ${word}`) }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: new RegExp(code) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/vouchers/${createVoucher._id}/edit`))
})
