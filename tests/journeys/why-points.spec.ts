import { createPerson } from './harness/api.ts'
import { pointsOf, signInToApp } from './harness/members.ts'
import { dialog } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

test('why a member has points is read in their history; a draft is tried on them, and replayed', async ({
  page,
  admin,
  product,
}) => {
  const member = await createPerson(admin)
  // The first request of a day is a visit, which gives points.
  await pointsOf(await signInToApp(product.url, member))
  await signIn(page, 'ADMIN', `/users?user=${member._id}`)
  const card = dialog(page, member.fullName)
  const actions = card.getByRole('region', { name: 'What they did' })
  await actions.getByRole('button', { name: /^Why\? Open the app each day/ }).click()
  await expect(actions.getByText(/\(version \d+\) gave 0\.2 points\.$/)).toBeVisible()
  const entries = card.getByRole('region', { name: 'Entries' })
  await entries.getByRole('button', { name: /^Why\? 0\.2/ }).click()
  await expect(entries.getByText(/gave 0\.2 points\.$/)).toBeVisible()
  if (process.env.PICTURES) await card.screenshot({ path: `${process.env.PICTURES}/why.png` })

  interface Rule {
    readonly _id: string
    readonly actionType: string | null
  }
  const { getTrustedPointConfigs } = await admin.ask<{ getTrustedPointConfigs: Rule[] }>(
    '{ getTrustedPointConfigs { _id actionType } }',
  )
  const rule = getTrustedPointConfigs.find(({ actionType }) => actionType === 'DAILY_VISIT')!
  await page.goto(`/trusted-points?rule=${rule._id}`)
  const editing = page.getByRole('dialog')
  await editing.getByLabel('Points', { exact: true }).fill('3')
  await editing.getByText('Try a rule', { exact: true }).click()
  await editing.getByRole('combobox', { name: 'Member' }).fill(member.fullName)
  await page.getByTitle(member.fullName).click()
  await editing.locator('.try-points').getByRole('combobox', { name: 'Action' }).click()
  await page.locator('.ant-select-item-option').getByText('Open the app each day', { exact: true }).last().click()
  await expect(editing.getByText('Would give 3 points')).toBeVisible()

  await editing.getByText('What would it have done?', { exact: true }).click()
  await editing.getByRole('button', { name: 'Replay' }).click()
  // Each visit would give 2.8 more, and the demo's people came on many days.
  const gains = editing.getByRole('region', { name: 'Who gains most' })
  await expect(gains.getByText(/^\+\d/).first()).toBeVisible()
  await expect(gains.getByText('+0', { exact: true })).toHaveCount(0)
  if (process.env.PICTURES) {
    await editing.screenshot({ path: `${process.env.PICTURES}/replay.png` })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await editing.screenshot({ path: `${process.env.PICTURES}/replay-narrow.png` })
  }
})
