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
  await expect(dialog(page, `Trial of a word: ${word}`).getByRole('row', { name: 'Exact 2 0 0' })).toBeVisible()
})
