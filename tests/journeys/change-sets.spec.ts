import { apiOf, createPerson } from './harness/api.ts'
import { dayFromNow } from './harness/day.ts'
import { dialog, expectNotice, rowOf } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

interface DemoEvent {
  readonly _id: string
  readonly name: string
  readonly loop: number
}

test('a change set is approved by another, scheduled, withdrawn, put into effect and rolled back', async ({
  page,
  otherBrowser,
  admin,
}) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const { cmsListEvent } = await admin.ask<{ cmsListEvent: { items: DemoEvent[] } }>(
    '{ cmsListEvent(limit: 1, sortBy: { type: CREATED_AT, dir: ASC }) { items { _id name loop } } }',
  )
  const [event] = cmsListEvent.items as [DemoEvent]
  const loopNow = async () =>
    (await admin.ask<{ cmsGetEvent: DemoEvent }>(`{ cmsGetEvent(_id: "${event._id}") { loop } }`)).cmsGetEvent.loop

  await signIn(page, 'ADMIN', `/event/edit/${event._id}`)
  await page.getByRole('spinbutton', { name: 'Loop (seconds)' }).fill('7')
  await page.getByRole('button', { name: 'Add to a change set' }).click()
  const adding = dialog(page, 'Add to a change set')
  await adding.getByRole('combobox', { name: 'Change set' }).click()
  await page.locator('.ant-select-dropdown:visible').getByText('New change set').click()
  await adding.getByRole('textbox', { name: 'Title of the new change set' }).fill('Chuẩn bị Tết')
  await adding.getByRole('button', { name: 'Add to a change set' }).click()
  await expectNotice(page, 'Added', 'The change is in “Chuẩn bị Tết”. Nothing has changed yet.')
  await expect(page).toHaveURL(/\/events/)
  expect(await loopNow()).toBe(event.loop)

  await page.goto('/promotions/changes')
  await rowOf(page, 'Chuẩn bị Tết').getByText('Chuẩn bị Tết').click()
  const own = dialog(page, 'Chuẩn bị Tết')
  await expect(own.getByText('Somebody else has to approve this set, because you wrote it.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(own.locator('ins').getByText('7', { exact: true })).toBeVisible()

  const other = await otherBrowser()
  await signIn(other, colleague, '/promotions/changes')
  await rowOf(other, 'Chuẩn bị Tết').getByText('Chuẩn bị Tết').click()
  const set = dialog(other, 'Chuẩn bị Tết')
  const approving = dialog(other, 'Approve: Chuẩn bị Tết')
  await set.getByRole('button', { name: 'Approve' }).click()
  await approving.getByRole('radio', { name: 'At a time' }).check()
  const at = approving.getByRole('textbox', { name: 'Takes effect at' })
  await at.fill(`${dayFromNow(1)} 20:00`)
  await at.press('Tab')
  await approving.getByRole('button', { name: 'Approve' }).click()
  await expect(set.getByText('Scheduled')).toBeVisible()
  expect(await loopNow()).toBe(event.loop)

  await set.getByRole('button', { name: 'Withdraw the approval' }).click()
  await dialog(other, 'Withdraw the approval: Chuẩn bị Tết').getByRole('button', { name: 'Withdraw' }).click()
  await set.getByRole('button', { name: 'Approve' }).click()
  await approving.getByRole('button', { name: 'Approve' }).click()
  await expectNotice(other, 'Approved', 'The changes are in effect.')
  expect(await loopNow()).toBe(7)

  await set.getByRole('button', { name: 'Roll back' }).click()
  await dialog(other, 'Roll back: Chuẩn bị Tết').getByRole('button', { name: 'Roll back' }).click()
  await expectNotice(other, 'Chuẩn bị Tết', 'The records are as before.')
  await expect(set.getByText('Rolled back', { exact: true })).toBeVisible()
  expect(await loopNow()).toBe(event.loop)
})

test('a record says that a set will change it; a set that is sent back or fails calls its author', async ({
  page,
  otherBrowser,
  admin,
  faults,
}) => {
  faults.allow(/status of 4\d\d/)
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const { cmsListEvent } = await admin.ask<{ cmsListEvent: { items: DemoEvent[] } }>(
    '{ cmsListEvent(limit: 2, sortBy: { type: CREATED_AT, dir: ASC }) { items { _id name loop } } }',
  )
  const event = cmsListEvent.items[1]!
  const { cmsPlanChange } = await admin.ask<{ cmsPlanChange: { _id: string } }>(
    `mutation ($input: JSON!) { cmsPlanChange(title: "Giờ vàng", operation: updateEvent, input: $input) { _id } }`,
    { input: { _id: event._id, data: { loop: event.loop + 1 } } },
  )
  const other = await otherBrowser()
  const address = `/promotions/changes?set=${cmsPlanChange._id}`
  await signIn(other, colleague, address)
  const set = dialog(other, 'Giờ vàng')
  await set.getByRole('button', { name: 'Send back' }).click()
  const back = dialog(other, 'Send back: Giờ vàng')
  await back.getByRole('textbox', { name: 'What should be different' }).fill('Xin ngắn hơn')
  await back.getByRole('button', { name: 'Send back' }).click()
  await expectNotice(other, 'Giờ vàng', 'The author sees your comment.')

  await signIn(page, 'ADMIN', address)
  await expect(dialog(page, 'Giờ vàng').getByText(/^Sent back by .+: Xin ngắn hơn$/)).toBeVisible()
  await expect(page.getByTitle('Change sets that failed or were sent back: 1')).toBeAttached()

  await set.getByRole('button', { name: 'Approve' }).click()
  const approving = dialog(other, 'Approve: Giờ vàng')
  await approving.getByRole('radio', { name: 'At a time' }).check()
  const at = approving.getByRole('textbox', { name: 'Takes effect at' })
  await at.fill(`${dayFromNow(1)} 20:00`)
  await at.press('Tab')
  await approving.getByRole('button', { name: 'Approve' }).click()
  await expect(set.getByText('Scheduled')).toBeVisible()

  await page.goto(`/event/edit/${event._id}`)
  const note = page.getByRole('alert').filter({ hasText: 'A scheduled change set will change this record at' })
  await expect(note.getByRole('link', { name: 'Giờ vàng' })).toHaveAttribute('href', address)
  await expect(note).toContainText('20:00')
  await page.goto(`/events?event=${event._id}`)
  await expect(dialog(page, event.name).getByRole('link', { name: 'Giờ vàng' })).toHaveAttribute('href', address)
  await page.goto(`/event/edit/${event._id}`)
  await page.getByRole('spinbutton', { name: 'Loop (seconds)' }).fill(String(event.loop + 5))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/events/)
  await page.goto(address)
  const item = dialog(page, 'Giờ vàng').getByRole('listitem').filter({ hasText: event.name })
  await expect(item.getByText('Somebody else has changed the same since this change was written.')).toBeVisible()
  await expect(item.getByRole('row').filter({ hasText: 'Loop' })).toContainText(/by .+\d:\d\d/)
})

test('a new record is planned, created when the set takes effect, and deleted by rolling it back', async ({
  page,
  otherBrowser,
  admin,
}) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const { cmsListEvent } = await admin.ask<{ cmsListEvent: { items: DemoEvent[] } }>(
    '{ cmsListEvent(limit: 1) { items { _id name loop } } }',
  )
  const isThere = async () => {
    const found = await admin.ask<{ cmsListEvent: { counter: number } }>(
      '{ cmsListEvent(limit: 1, filter: { q: "Mưa vàng" }) { counter } }',
    )
    return found.cmsListEvent.counter > 0
  }
  await signIn(page, 'ADMIN', `/event/create?copyOf=${cmsListEvent.items[0]!._id}`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Mưa vàng')
  await page.getByRole('button', { name: 'Add to a change set' }).click()
  const adding = dialog(page, 'Add to a change set')
  await adding.getByRole('combobox', { name: 'Change set' }).click()
  await page.locator('.ant-select-dropdown:visible').getByText('New change set').click()
  await adding.getByRole('textbox', { name: 'Title of the new change set' }).fill('Khai trương')
  await adding.getByRole('button', { name: 'Add to a change set' }).click()
  await expectNotice(page, 'Added', 'The change is in “Khai trương”. Nothing has changed yet.')
  await expect(page).toHaveURL(/\/events/)
  expect(await isThere()).toBe(false)

  const other = await otherBrowser()
  await signIn(other, colleague, '/promotions/changes')
  await rowOf(other, 'Khai trương').getByText('Khai trương').click()
  const set = dialog(other, 'Khai trương')
  const item = set.getByRole('listitem').filter({ hasText: 'Mưa vàng' })
  await expect(item.getByText('New', { exact: true })).toBeVisible()
  await expect(item.getByRole('link', { name: 'Mưa vàng' })).toHaveCount(0)
  await set.getByRole('button', { name: 'Approve' }).click()
  await dialog(other, 'Approve: Khai trương').getByRole('button', { name: 'Approve' }).click()
  await expectNotice(other, 'Approved', 'The changes are in effect.')
  expect(await isThere()).toBe(true)
  await expect(item.getByRole('link', { name: 'Mưa vàng' })).toHaveAttribute('href', /event/)

  await set.getByRole('button', { name: 'Roll back' }).click()
  await dialog(other, 'Roll back: Khai trương').getByRole('button', { name: 'Roll back' }).click()
  await expectNotice(other, 'Khai trương', 'The records are as before.')
  expect(await isThere()).toBe(false)
})

test('author and approver of a set are told at once that it failed, by whose change, and are led to it', async ({
  page,
  otherBrowser,
  admin,
  product,
}) => {
  const colleague = await createPerson(admin, { group: 'ADMIN' })
  const third = await createPerson(admin, { group: 'ADMIN' })
  const { cmsListEvent } = await admin.ask<{ cmsListEvent: { items: DemoEvent[] } }>(
    '{ cmsListEvent(limit: 1) { items { _id name loop } } }',
  )
  const event = cmsListEvent.items[0]!
  const { cmsPlanChange } = await admin.ask<{ cmsPlanChange: { _id: string; version: number } }>(
    `mutation ($input: JSON!) { cmsPlanChange(title: "Phút chót", operation: updateEvent, input: $input) { _id version } }`,
    { input: { _id: event._id, data: { loop: event.loop + 1 } } },
  )
  const other = await otherBrowser()
  await signIn(page, 'ADMIN', '/posts')
  await signIn(other, colleague, '/posts')
  const changing = `mutation ($_id: ID!, $data: EventChange!) { updateEvent(_id: $_id, data: $data) { _id } }`
  const approver = await apiOf(product.url, colleague)
  await approver.ask(
    'mutation ($_id: ID!, $version: Int!, $applyAt: DateTime) { cmsApproveChangeSet(_id: $_id, version: $version, applyAt: $applyAt) { _id } }',
    { ...cmsPlanChange, applyAt: new Date(Date.now() + 5_000).toISOString() },
  )
  await (await apiOf(product.url, third)).ask(changing, { _id: event._id, data: { loop: event.loop + 9 } })
  const problem = `“${event.name}”: ${third.fullName} has changed the same fields since this change was written.`
  const title = 'Change set failed: Phút chót'
  await expectNotice(page, title, `You wrote it. ${problem}`)
  const { me } = await admin.ask<{ me: { fullName: string } }>('{ me { fullName } }')
  await expectNotice(other, title, `Written by ${me.fullName}. ${problem}`)
  await page.getByRole('link', { name: 'Open the change set' }).click()
  await expect(dialog(page, 'Phút chót')).toContainText(problem)
})
