import type { Api } from './harness/api.ts'
import { begin, caseNow, confirm, expectNextCase, heading, spoken } from './harness/desk.ts'
import { dialog } from './harness/screen.ts'
import { expect, test } from './harness/test.ts'
import { signIn } from './harness/visit.ts'

interface RingMember {
  readonly _id: string
  readonly termStatus: string
  readonly isAdminReport: boolean
  readonly totalReports: number
}

/** The present members of a case, and when each suspension ends. */
async function membersNow(admin: Api, _id: string) {
  const { cmsGetCase } = await admin.ask<{ cmsGetCase: { totalReports: number; members: RingMember[] } }>(
    `query ($_id: ID!) { cmsGetCase(_id: $_id) { totalReports members { _id termStatus isAdminReport totalReports } } }`,
    { _id },
  )
  return Promise.all(
    cmsGetCase.members.map(async (member) => {
      const { cmsGetPost } = await admin.ask<{ cmsGetPost: { reason: { status: string; until: string | null }[] } }>(
        'query ($_id: ID!) { cmsGetPost(_id: $_id) { reason { status until } } }',
        { _id: member._id },
      )
      return { ...member, until: cmsGetPost.reason[0]?.until ?? null }
    }),
  )
}

/**
 * A case of near duplicates, which the job finds among reported posts. It has a member with each status that can be
 * decided about.
 */
async function aRing(admin: Api): Promise<string> {
  const ring = async () => {
    const { cmsGetCases } = await admin.ask<{ cmsGetCases: { items: { _id: string; members: RingMember[] }[] } }>(
      '{ cmsGetCases(model: POST, limit: 100) { items { _id members { _id termStatus isAdminReport totalReports } } } }',
    )
    return cmsGetCases.items.find(
      ({ members }) => members.length > 2 && members.every((one) => one.termStatus === 'NORMAL' && !one.isAdminReport),
    )
  }
  // The job compares everything that was reported since the start, which takes a while on a busy machine.
  await expect.poll(ring, { timeout: 90_000 }).toBeDefined()
  const { _id, members } = (await ring())!
  const [, hidden, suspended] = members
  const until = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString()
  for (const [post, termStatus, end] of [
    [hidden, 'HIDDEN', null],
    [suspended, 'SUSPENDING', until],
  ] as const) {
    await admin.ask(
      `mutation ($_id: ID!, $termStatus: TermStatus!, $until: DateTime) {
        cmsSetTermStatus(_id: $_id, model: POST, termStatus: $termStatus, until: $until) { _id } }`,
      { _id: post!._id, termStatus, until: end },
    )
    await admin.ask('mutation ($_id: ID!) { cmsUnmarkReportsHandled(model: POST, _id: $_id) { handledVersion } }', {
      _id: post!._id,
    })
  }
  return _id
}

test('a ring of near duplicates is decided once and undone exactly, by keyboard', async ({ page, admin }) => {
  test.slow()
  const ring = await aRing(admin)
  const before = await membersNow(admin, ring)
  expect(before.map(({ termStatus }) => termStatus)).toEqual(expect.arrayContaining(['NORMAL', 'HIDDEN', 'SUSPENDING']))
  await signIn(page, 'ADMIN', `/reports/case/${ring}?model=POST`)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Near duplicates' }).getByRole('listitem')).toHaveCount(before.length)
  await begin(page, 'b')
  await page.keyboard.type('Tin rác chép lại nhiều lần')
  const plan = dialog(page, /^Decide: /).getByRole('region', { name: 'What it will do' })
  for (const status of ['Hidden', 'Suspended'])
    await expect(plan.getByText(`Posts, ${status} → Blocked:`)).toBeVisible()
  await confirm(page)
  await expectNextCase(page, ring)
  expect(await caseNow(admin, ring)).toMatchObject({ state: 'CLOSED' })
  for (const member of await membersNow(admin, ring))
    expect(member).toMatchObject({ termStatus: 'BLOCKED', isAdminReport: true, until: null })
  await page.keyboard.press('u')
  await expect(spoken(page)).toHaveText(/^Undone: /)
  expect(await membersNow(admin, ring)).toEqual(before)
  expect(await caseNow(admin, ring)).toMatchObject({ state: 'OPEN' })
})

/** A case of two comments: what is left of a ring when the others are taken out. */
async function aPair(admin: Api): Promise<{ _id: string; members: readonly RingMember[] }> {
  const ring = async () => {
    const { cmsGetCases } = await admin.ask<{ cmsGetCases: { items: { _id: string; members: RingMember[] }[] } }>(
      '{ cmsGetCases(model: COMMENT, limit: 100) { items { _id members { _id termStatus isAdminReport totalReports } } } }',
    )
    return cmsGetCases.items.find(
      ({ members }) => members.filter(({ termStatus }) => termStatus === 'NORMAL').length > 1,
    )
  }
  await expect.poll(ring, { timeout: 90_000 }).toBeDefined()
  const { _id, members } = (await ring())!
  const pair = members.filter(({ termStatus }) => termStatus === 'NORMAL').slice(0, 2)
  for (const { _id: targetId } of members.filter((member) => !pair.includes(member)))
    await admin.ask(
      'mutation ($_id: ID!, $targetId: ID!) { cmsTakeOutOfCase(_id: $_id, model: COMMENT, targetId: $targetId) { _id } }',
      { _id, targetId },
    )
  return { _id, members: pair }
}

test('an undo leaves what changed since as it is, and names it', async ({ page, admin }) => {
  const { _id, members } = await aPair(admin)
  await signIn(page, 'ADMIN', `/reports/case/${_id}`)
  await expect(heading(page)).toBeFocused()
  await begin(page, 'b')
  await page.keyboard.type('Quảng cáo')
  await confirm(page)
  await expectNextCase(page, _id)
  await admin.ask(
    'mutation ($_id: ID!) { cmsSetTermStatus(_id: $_id, model: COMMENT, termStatus: SUSPENDING) { _id } }',
    { _id: members[0]!._id },
  )
  await page.keyboard.press('u')
  const rest = dialog(page, 'Undone, except this')
  await expect(rest.getByRole('listitem')).toHaveCount(1)
  await expect(rest.getByRole('listitem')).toContainText('Suspended')
  expect(await statusesNow(admin, _id)).toEqual(['NORMAL', 'SUSPENDING'])
  await rest.getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/reports/comment\\?.*record=${members[0]!._id}`))
  await expect(page.getByRole('dialog').getByText('Suspended').first()).toBeVisible()
})

async function statusesNow(admin: Api, _id: string): Promise<string[]> {
  const { cmsGetCase } = await admin.ask<{ cmsGetCase: { members: RingMember[] } }>(
    'query ($_id: ID!) { cmsGetCase(_id: $_id) { members { _id termStatus isAdminReport totalReports } } }',
    { _id },
  )
  return cmsGetCase.members.map(({ termStatus }) => termStatus).toSorted()
}
