import type { Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/platform/shared/day.ts'
import { aheadNow } from '../harness/clock/move-date.ts'
import { uniqueWord } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { type Member, pointsOf, registerMember, uploadPicture, whyOf } from './harness/members.ts'
import { withServer } from './harness/product.ts'
import { dialog, expectListSettled, expectNotice, picture, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn, typeCredentials } from './harness/visit.ts'

/** What members do in their app, by its API, and what staff see and decide about it in the browser. */

async function review(url: string, author: Member): Promise<{ title: string; _id: string; earned: number }> {
  const { places } = await author.ask<{ places: { items: { _id: string }[] } }>(
    '{ places(first: 1) { items { _id } } }',
  )
  const title = `Ở lại hai đêm ${uniqueWord()}`
  const data = {
    type: 'REVIEW',
    title,
    content: 'Phòng sạch, nhìn ra biển, bữa sáng ngon và chủ nhà rất thân thiện. '.repeat(8),
    placeId: places.items[0]!._id,
    rating: 5,
    mediaIds: [await uploadPicture(url, author)],
  }
  const { createPost } = await author.ask<{
    createPost: { post: { _id: string }; points: { amount: number } }
  }>('mutation ($data: PostInput!) { createPost(data: $data) { post { _id } points { amount } } }', { data })
  return { title, _id: createPost.post._id, earned: createPost.points.amount }
}

test('a review earns points; blocked for a report it loses them, undone it gets them back, each with its why', async ({
  page,
  product,
}) => {
  const author = await registerMember(product.url)
  const before = (await pointsOf(author)).active
  const { title, _id, earned } = await review(product.url, author)
  expect(earned).toBeGreaterThan(0)
  const given = await pointsOf(author)
  expect(given.active).toBeCloseTo(before + earned)
  expect(await whyOf(author, given.entries[0]!)).toContain(`gave ${earned} points`)

  const reporter = await registerMember(product.url)
  await reporter.ask('mutation ($data: ReportInput!) { report(data: $data) { _id } }', {
    data: { _id, model: 'POST', reason: 'SPAM', message: 'Quảng cáo trá hình' },
  })
  await signIn(page, 'STAFF', `/posts?q=${encodeURIComponent(title)}`)
  await expectListSettled(page)
  await expect(page.locator('tr[data-id]')).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('b')
  await dialog(page, 'Block post').getByRole('textbox', { name: 'Reason' }).fill('Bài quảng cáo')
  await page.keyboard.press('Control+Enter')

  const newest = async () => (await pointsOf(author)).entries[0]!
  const amount = async () => (await newest()).amount
  await expect.poll(amount, { timeout: 15_000 }).toBeCloseTo(-earned)
  expect((await pointsOf(author)).active).toBeCloseTo(before)
  expect(await whyOf(author, await newest())).toContain(
    'Points were taken back, because what gave them was blocked or deleted.',
  )

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(amount, { timeout: 15_000 }).toBeCloseTo(earned)
  expect((await pointsOf(author)).active).toBeCloseTo(before + earned)
  expect(await whyOf(author, await newest())).toContain('Points came back, because what gave them may be seen again.')
})

test('the last friend that a campaign asks for brings the voucher, whose code staff find handed over', async ({
  page,
  product,
}) => {
  interface Mine {
    code: string
    campaign: { _id: string; needed: number }
    rewards: { code: string | null }[]
  }
  const inviter = await registerMember(product.url)
  const mine = async () =>
    (await inviter.ask<{ myReferral: Mine }>('{ myReferral { code campaign { _id needed } rewards { code } } }'))
      .myReferral
  const { code, campaign } = await mine()
  for (let friends = campaign.needed; friends > 0; friends--) {
    expect((await mine()).rewards).toEqual([])
    await registerMember(product.url, code)
  }
  const rewarded = async () => (await mine()).rewards.map((reward) => reward.code)
  await expect.poll(rewarded, { timeout: 15_000 }).toEqual([expect.any(String)])
  const [handed] = await rewarded()
  // Each friend gives points, too, when a job has counted them; so does the visit of the day, but less than one.
  const friends = async () => (await pointsOf(inviter)).entries.filter(({ amount }) => amount > 1).length
  await expect.poll(friends, { timeout: 30_000 }).toBe(campaign.needed)

  await signIn(page, 'ADMIN', `/vouchers/referrals/codes/${campaign._id}?q=${handed}`)
  await expect(rowOf(page, handed!)).toContainText('Handed over')
})

async function createWheel(page: Page, title: string, units: number): Promise<void> {
  const moment = async (id: string, at: string) => {
    await page.locator(`#${id}`).fill(at)
    await page.locator(`#${id}`).press('Enter')
  }
  await page.goto('/lucky-wheels/create')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Title (English)').fill('A wheel of a hundred days')
  await moment('startDate', `${dayFromNow(100)} 08:00`)
  await moment('endDate', `${dayFromNow(101)} 08:00`)
  await page.getByRole('button', { name: 'Add prize' }).click()
  const adding = dialog(page, 'Add prize')
  await adding.getByLabel('Points').last().fill('100')
  await adding.getByLabel('Total quantity').fill(String(units))
  await adding.getByLabel('Quantity in batch 1').fill(String(units))
  await adding.getByRole('button', { name: 'Add prize' }).click()
  await expect(adding).toBeHidden()
  const prize = page.getByRole('group', { name: /^Prize 1:/ })
  await prize.locator('input[type=file]').setInputFiles(picture)
  await expect(prize.getByRole('img', { name: 'Picture of prize 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectNotice(page, 'Created', 'Lucky wheel create success')
}

test('a wheel that staff set up is spun until every unit is won; staff see the winners, and anybody checks the draws', async ({
  browser,
  engine,
  faults,
}) => {
  faults.allow(/status of 40[01]/)
  // A product of its own, because its clock moves by months.
  await withServer(engine, async ({ url, signIns, moveClock }) => {
    const context = await browser.newContext({ baseURL: url })
    faults.watch(context)
    const page = await context.newPage()
    await page.goto('/login?next=%2Fposts')
    await typeCredentials(page, signIns.ADMIN)
    await expectListSettled(page)
    const title = `Vòng quay ${uniqueWord()}`
    await createWheel(page, title, 4)
    await page.goto('/livez')

    // In its last minutes all units are due.
    const ends = Date.parse(`${addDays(dayOf(new Date()), 101)}T08:00:00+07:00`)
    await moveClock(ends - 120_000 - Date.now() + aheadNow())
    const members = await Promise.all(Array.from({ length: 3 }, () => registerMember(url)))
    const won: string[] = []
    let wheelId = ''
    for (let spins = 0; won.length < 4 && spins < 9; spins++) {
      const member = members[spins % members.length]!
      const { wheel } = await member.ask<{ wheel: { _id: string; title: string } }>('{ wheel { _id title } }')
      expect(wheel.title).toBe(title)
      wheelId = wheel._id
      const { spin } = await member.ask<{ spin: { won: { point: number } | null } }>(
        'mutation ($wheelId: ID!, $requestId: String!) { spin(wheelId: $wheelId, requestId: $requestId) { won { point } } }',
        { wheelId: wheel._id, requestId: `spin-number-${spins}` },
      )
      if (spin.won) won.push(member.fullName)
    }
    expect(won).toHaveLength(4)
    for (const member of new Set(won)) {
      const { entries } = await pointsOf(members.find(({ fullName }) => fullName === member)!)
      expect(entries.filter(({ cause }) => cause === 'PRIZE').map(({ amount }) => amount)).toEqual(
        won.filter((name) => name === member).map(() => 100),
      )
    }

    // The session has ended long ago.
    await page.goto('/login')
    await typeCredentials(page, signIns.ADMIN)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.goto(`/lucky-wheels/winners/${wheelId}`)
    for (const name of new Set(won)) await expect(page.getByText(name).first()).toBeVisible()

    // A job seals the spins within a minute.
    await page.goto(`/app/draws/${wheelId}?lang=en`)
    const found = page.getByRole('status').last()
    const checkLog = () => page.getByRole('button', { name: 'Check the whole log' }).click()
    await expect(async () => {
      await checkLog()
      await expect(found).toContainText(/The log is whole: [1-9]/, { timeout: 2_000 })
    }).toPass({ timeout: 90_000 })
    await page.route(/\/app\/draws\/[\w-]+\/1$/, async (route) => {
      const answer = await route.fetch()
      const log = (await answer.json()) as { hashes: string[] }
      const [first = ''] = log.hashes
      log.hashes[0] = (first.startsWith('0') ? '1' : '0') + first.slice(1)
      await route.fulfill({ response: answer, json: log })
    })
    await checkLog()
    await expect(found).toContainText('Page 1 has another root than its contents give.')
    await context.close()
  })
})
