import { expect, type Page } from '@playwright/test'
import type { Api } from './api.ts'

export interface DeskCase {
  readonly _id: string
  readonly state: string
  readonly severity: number
  readonly totalMembers: number
  readonly creator: { readonly _id: string } | null
  readonly byReason: readonly { readonly reason: string }[]
  readonly lead: {
    readonly _id: string
    readonly model: string
    readonly title: string
    readonly termStatus: string
    readonly isAdminReport: boolean
    readonly totalReports: number
    readonly medias: readonly { readonly _id: string }[]
  }
}

const fields =
  '_id state severity totalMembers creator { _id } byReason { reason } lead { _id model title termStatus isAdminReport totalReports medias { _id } }'

/** The open cases whose lead is of this model, without those about the demo's ADMIN, who may not decide them. */
export async function openCases(admin: Api, model: string): Promise<readonly DeskCase[]> {
  const { me, cmsGetCases } = await admin.ask<{ me: { _id: string }; cmsGetCases: { items: DeskCase[] } }>(
    `query ($model: CaseKind) { me { _id } cmsGetCases(model: $model, limit: 100) { items { ${fields} } } }`,
    { model },
  )
  return cmsGetCases.items.filter(({ creator }) => creator?._id !== me._id)
}

export async function caseNow(admin: Api, _id: string): Promise<DeskCase> {
  const { cmsGetCase } = await admin.ask<{ cmsGetCase: DeskCase }>(
    `query ($_id: ID!) { cmsGetCase(_id: $_id) { ${fields} } }`,
    { _id },
  )
  return cmsGetCase
}

export const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!
export const heading = (page: Page) => page.getByRole('heading', { level: 2 })
export const spoken = (page: Page) => page.locator('.desk > [role=status]')

/** Waits until another case is shown and has the focus, so that the keys work. */
export async function expectNextCase(page: Page, before: string): Promise<string> {
  await expect.poll(() => idIn(page)).not.toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  return idIn(page)
}

/** Opens the decision dialog by a key, ready for a reason. */
export async function begin(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeFocused()
}

/** Confirms the dialog once it shows what the decision will do. */
export async function confirm(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').locator('.desk-plan li').first()).toBeVisible()
  await expect(page.getByRole('dialog').locator('.ant-modal-footer .ant-btn-primary')).not.toHaveClass(/loading/)
  await page.keyboard.press('Enter')
}
