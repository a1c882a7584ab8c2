import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/platform/shared/day.ts'
import { uniqueWord } from './harness/api.ts'
import { written } from './harness/day.ts'
import { dialog } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('an ADMIN starts with the dashboard, whose figures equal the server’s', async ({ page, admin }) => {
  const figures = await admin.ask<{
    cmsNumberOfUsers: number
    cmsNumberOfPartnerPages: number
    cmsNumberOfUsersByCountry: { users: number; percentage: number }[]
  }>('{ cmsNumberOfUsers cmsNumberOfPartnerPages cmsNumberOfUsersByCountry { users percentage } }')
  await signIn(page, 'ADMIN', '/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(panel(page, 'Number of pages being partner')).toContainText(String(figures.cmsNumberOfPartnerPages))
  await expect(panel(page, 'Number of users')).toContainText(/\d{3}/)
  for (const card of ['Visit', 'Sales']) await expect(panel(page, card)).toContainText('Sample data')

  const countries = panel(page, 'The number of User by country')
  for (const column of ['No.', 'Country name', 'Number', 'Percent']) {
    await expect(countries.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  }
  await expect(countries.getByRole('row')).toHaveCount(figures.cmsNumberOfUsersByCountry.length + 1)
  await expect(countries.getByRole('row').nth(1)).toContainText('Vietnam')
})

test('what needs attention: open reports by age and weeks compared, each leading to where one goes on', async ({
  page,
  admin,
}) => {
  const yesterday = addDays(dayOf(new Date()), -1)
  const {
    cmsReportBacklog: backlog,
    cmsPendingVerifies: pending,
    cmsPostsPerDay: posts,
  } = await admin.ask<{
    cmsReportBacklog: { model: string; targets: number; lastWeek: number }[]
    cmsPendingVerifies: { requests: number; lastWeek: number }[]
    cmsPostsPerDay: { date: string; posts: number }[]
  }>(
    `query ($from: Day!, $to: Day!) {
      cmsReportBacklog { model targets lastWeek }
      cmsPendingVerifies { requests lastWeek }
      cmsPostsPerDay(startDate: $from, endDate: $to) { date posts }
    }`,
    { from: addDays(yesterday, -13), to: yesterday },
  )
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  const open = sum(backlog.map(({ targets }) => targets))
  const older = open - sum(backlog.map(({ lastWeek }) => lastWeek))
  const mostOpen = backlog.toSorted((a, b) => b.targets - a.targets)[0]!
  const middle = addDays(yesterday, -6)
  const now = sum(posts.filter(({ date }) => date >= middle).map((day) => day.posts))
  const change = now - sum(posts.filter(({ date }) => date < middle).map((day) => day.posts))

  await signIn(page, 'ADMIN', '/dashboard')
  const cards = page.getByRole('navigation', { name: 'What needs attention' })
  await expect(cards.getByRole('link')).toHaveCount(5)
  await expect(cards.getByRole('link', { name: /^Unhandled reports/ })).toContainText(
    `${open}${older} older than a week`,
  )
  const waiting = sum(pending.map(({ requests }) => requests))
  await expect(cards.getByRole('link', { name: /^Waiting for verification/ })).toContainText(
    `${waiting}${waiting - sum(pending.map(({ lastWeek }) => lastWeek))} older than a week`,
  )
  await expect(cards.getByRole('link', { name: /^New posts/ })).toContainText(
    change === 0 ? 'Same as' : `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than the 7 days before`,
  )
  for (const [name, address] of [
    [/^Unhandled reports/, new RegExp(`/reports/${mostOpen.model.toLowerCase()}\\?handle=NO$`)],
    [/^Waiting for verification/, /\/verifies\/user\/PENDING$/],
    [/^New users/, /\/users$/],
    [/^Points earned/, /\/dashboard\/top-users$/],
    [/^New posts/, new RegExp(`/posts\\?createdAt=${middle}_${yesterday}$`)],
  ] as const) {
    await cards.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
  }
  await cards.getByRole('link', { name: /^New posts/ }).click()
  await expect(page.locator('.list-total')).toHaveText(`Total: ${now}`)
})

test('a chart works by keyboard and as a table, and its range is in the address', async ({ page, admin }) => {
  const today = dayOf(new Date())
  const days = await admin.ask<{ cmsPointsEarnedPerDay: { earnedPoints: number }[] }>(
    'query ($startDate: Day!, $endDate: Day!) { cmsPointsEarnedPerDay(startDate: $startDate, endDate: $endDate) { earnedPoints } }',
    { startDate: addDays(today, -6), endDate: today },
  )
  const value = (i: number) => days.cmsPointsEarnedPerDay[i]!.earnedPoints.toLocaleString('en')
  await signIn(page, 'ADMIN', '/dashboard')
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(new RegExp(`days=${addDays(today, -6)}_${today}`))

  const chart = page.getByRole('slider', { name: 'Points earned per day' })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuemax', '6')
  await chart.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', `${written(addDays(today, -1))}: Points earned ${value(5)}`)
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', `${written(addDays(today, -6))}: Points earned ${value(0)}`)

  await panel(page, 'Points earned per day').getByRole('button', { name: 'Show as table' }).click()
  const rows = panel(page, 'Points earned per day').getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(8)
  await expect(rows.nth(1)).toContainText(written(addDays(today, -6)))

  await page.reload()
  await expect(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/dashboard?days=2026-13-01_nonsense')
  await expect(page.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true')
})

test('top users are those of yesterday in GMT+7, or of another of seven days', async ({ page, admin }) => {
  const yesterday = addDays(dayOf(new Date()), -1)
  const top = (day: string) =>
    admin.ask<{ cmsTopUsersByPointsPerDay: { items: { user: { fullName: string; phoneNumber: string } }[] } }>(
      'query ($day: Day) { cmsTopUsersByPointsPerDay(filterDate: $day) { items { user { fullName phoneNumber } } } }',
      { day },
    )
  await signIn(page, 'ADMIN', '/dashboard')
  await page.getByRole('link', { name: 'Top users' }).click()
  const choices = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button')
  await expect(choices).toHaveCount(7)
  await expect(page.getByRole('button', { pressed: true })).toContainText(written(yesterday))
  for (const column of ['Avatar', 'Name', 'Phone number', 'Points per day']) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  }
  for (const day of [yesterday, addDays(yesterday, -2)]) {
    await page.getByRole('button', { name: written(day) }).click()
    const { items } = (await top(day)).cmsTopUsersByPointsPerDay
    await expect(page.locator('tbody tr[data-id]')).toHaveCount(items.length)
    if (items[0]) await expect(page.locator('tbody tr[data-id]').first()).toContainText(items[0].user.phoneNumber)
  }
})

test('a list of top users that fails shows only the word Error, and so does what needs attention', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 500/)
  await page.route('**/graphql', async (route) => {
    const fails = /filterDate|startDate/.test(route.request().postData() ?? '')
    await (fails ? route.fulfill({ status: 500, body: 'no' }) : route.continue())
  })
  await signIn(page, 'ADMIN', '/dashboard/top-users')
  await expect(page.getByRole('alert')).toHaveText('Error')
  await expect(page.getByRole('heading', { name: 'Top users' })).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.locator('.dashboard > [role=alert]')).toHaveText('Error')
})

test('top referrals by range and name', async ({ page, admin }) => {
  const { cmsTopReferralUsers: all } = await admin.ask<{
    cmsTopReferralUsers: {
      counter: number
      items: { fullName: string; phoneNumber: string; referredUserNumber: number }[]
    }
  }>('{ cmsTopReferralUsers { counter items { fullName phoneNumber referredUserNumber } } }')
  await signIn(page, 'ADMIN', '/dashboard')
  await page.getByRole('link', { name: 'Promotion' }).click()
  await expect(page.getByRole('heading', { name: 'Top referrals' })).toBeVisible()
  const range = page.getByRole('search').locator('.list-days input')
  await expect(range.first()).toHaveValue('26/08/2020')
  await expect(range.last()).toHaveValue(written(dayOf(new Date())))
  const rows = page.locator('tbody tr[data-id]')
  await expect(rows).toHaveCount(Math.min(10, all.counter))
  await expect(rows.first()).toContainText(all.items[0]!.phoneNumber)

  await page.getByRole('searchbox').fill(all.items[1]!.phoneNumber)
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(all.items[1]!.fullName)
  await page.goto('/dashboard/top-referrals?rangeDate=2021-01-01_2021-01-31')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('a range of top referrals is saved as a view, though the list has no export', async ({ page }) => {
  const name = `Tháng một ${uniqueWord()}`
  await signIn(page, 'ADMIN', '/dashboard/top-referrals?rangeDate=2021-01-01_2021-01-31')
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await page.getByRole('button', { name: /saved views$/ }).click()
  await page.getByRole('menuitem', { name: 'Save current view…' }).click()
  const saving = dialog(page, 'Save current view')
  await saving.getByLabel('Name').fill(name)
  await saving.getByRole('button', { name: 'Save' }).click()
  await expect(saving).toHaveCount(0)
  await page.goto('/dashboard/top-referrals')
  const first = page.getByRole('search').locator('.list-days input').first()
  await expect(first).toHaveValue('26/08/2020')
  await page.getByRole('button', { name: /saved views$/ }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(first).toHaveValue('01/01/2021')
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click()
  await expect(first).toHaveValue('26/08/2020')
})

test('adding up many days is announced, and too many days are refused', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('rangeDate')) return route.continue()
    await setTimeout(2_000)
    const extensions = { code: 'BAD_USER_INPUT', reason: 'dashboard_text_range_too_long' }
    await route.fulfill({ json: { errors: [{ message: 'too long', extensions }] } })
  })
  await signIn(page, 'ADMIN', '/dashboard/top-referrals')
  await expect(page.getByText('Still calculating these days…')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('These days take too long to calculate. Choose fewer days.')
  await expect(page.getByText('Still calculating these days…')).toHaveCount(0)
  await expect(page.getByRole('search').locator('.list-days input').first()).toBeVisible()
})

test('contents show posts, reports, the backlog and the most reported creators', async ({ page, admin }) => {
  const { cmsReportBacklog } = await admin.ask<{ cmsReportBacklog: { model: string; targets: number }[] }>(
    '{ cmsReportBacklog { model targets } }',
  )
  const posts = cmsReportBacklog.find(({ model }) => model === 'POST')!
  await signIn(page, 'ADMIN', '/dashboard/contents')
  for (const title of ['Posts per day by type', 'Reports per day by reason']) {
    await expect(page.getByRole('slider', { name: title })).toHaveAttribute('aria-valuetext', /Total \d/)
  }
  await expect(panel(page, 'Unhandled reports now').getByRole('row', { name: /^Posts/ })).toContainText(
    String(posts.targets),
  )
  await panel(page, 'Reports per day by reason').getByRole('button', { name: 'Show as table' }).click()
  await expect(
    panel(page, 'Reports per day by reason').getByRole('columnheader', { name: 'Hate speech' }),
  ).toBeVisible()
  await expect(panel(page, 'Most reported creators').getByRole('link')).not.toHaveCount(0)
})

test('STAFF start with the posts, and the dashboards are closed to them', async ({ page }) => {
  await signIn(page, 'STAFF', '/')
  await expect(page).toHaveURL(/\/posts/)
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  for (const address of ['/dashboard', '/dashboard/top-referrals']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Dashboard|Top referrals/)
    await expect(panel(page, 'Number of users')).toHaveCount(0)
  }
})
