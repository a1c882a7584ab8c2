import { createPerson, createPost, uniqueWord } from './harness/api.ts'
import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('a word is tried on posts, found to stop harmless ones, and a better one is saved', async ({ page, admin }) => {
  const word = uniqueWord()
  const short = word.slice(0, 5)
  const author = await createPerson(admin)
  await createPost(admin, author, `Bán ${word} giá tốt`)
  await createPost(admin, author, `Mua ${word} ở đâu`)
  await createPost(admin, author, `Liên hệ ${[...word].join('.')} ngay`)

  await signIn(page, 'ADMIN', '/sensitive-words')
  await page.getByRole('button', { name: 'Add new' }).click()
  const adding = dialog(page, 'Add new')
  const field = adding.getByLabel('Sensitive word')
  const lab = adding.getByRole('region', { name: 'Try the word' })
  // One word at a time.
  await field.fill(`${short}, ${word}`)
  await expect(lab.getByRole('button', { name: 'Try on the newest posts' })).toBeDisabled()
  await field.fill(short)
  await lab.getByRole('button', { name: 'Try on the newest posts' }).click()
  await expect(
    lab.getByText('Most hits are inside other words: this word would also stop harmless posts.'),
  ).toBeVisible()

  await field.fill(word)
  await lab.getByRole('button', { name: 'Try on all posts' }).click()
  await expect(lab.getByRole('heading', { name: new RegExp(`^“${word}”: 3 of `) })).toBeVisible({ timeout: 30_000 })
  await expect(lab.getByRole('row', { name: 'Exact 2 0 0' })).toBeVisible()
  await expect(lab.getByRole('row', { name: 'Spaced out 1 0 0' })).toBeVisible()
  await expect(
    lab
      .getByRole('listitem')
      .filter({ hasText: `Bán ${word} giá tốt` })
      .first(),
  ).toBeVisible()
  await adding.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Success', 'Words added: 1. Already there: 0.')
  await expect(rowOf(page, word)).toBeVisible()

  // The trial on all posts stays among the runs.
  await page.goto('/runs')
  await rowOf(page, word).first().click()
  await expect(dialog(page, `Word test: ${word}`).getByRole('row', { name: 'Exact 2 0 0' })).toBeVisible()
})

test('a conflict about a word is one choice, with what was typed', async ({ page, admin, faults }) => {
  faults.allow(/status of 409/)
  const word = uniqueWord()
  const { addWordsToBlackList } = await admin.ask<{ addWordsToBlackList: { _id: string }[] }>(
    'mutation ($keywords: [String!]!) { addWordsToBlackList(keywords: $keywords) { _id } }',
    { keywords: [word] },
  )
  await signIn(page, 'ADMIN', `/sensitive-words?q=${word}`)
  await rowOf(page, word)
    .getByRole('button', { name: `Edit: ${word}` })
    .click()
  const editing = dialog(page, 'Edit sensitive word')
  await editing.getByLabel('Sensitive word').fill(`${word}mine`)
  await admin.ask('mutation ($_id: ID!, $keyword: String!) { updateBlackWord(_id: $_id, keyword: $keyword) { _id } }', {
    _id: addWordsToBlackList[0]!._id,
    keyword: `${word}theirs`,
  })
  await editing.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog(page, 'Someone changed this while you were editing')
  await expect(conflict.locator('fieldset')).toHaveCount(1)
  await expect(conflict.locator('del')).toHaveText(word)
  await expect(conflict.getByRole('radio', { name: `Theirs: ${word}theirs` })).toBeVisible()
  await conflict.getByRole('radio', { name: `Mine: ${word}mine` }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toHaveCount(0)
  await expect(rowOf(page, `${word}mine`)).toHaveCount(1)
})
