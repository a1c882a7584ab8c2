import type { Browser, Page } from '@playwright/test'
import { classesWithoutRules } from './harness/antd-classes.ts'
import { colourRules, seriousFaults } from './harness/axe.ts'
import { collectFaults, type Faults } from './harness/faults.ts'
import { expectNoListCut, expectNoSidewaysScroll } from './harness/screen.ts'
import { enterScreen, expectStill, openScreen, samplesOf, screens } from './harness/screens.ts'
import { formOf } from './harness/fields.ts'
import { formScreens } from './harness/form-screens.ts'
import { test as base, expect } from './harness/test.ts'
import { englishTextsOn, ownTextsOn, rawTextsOn } from './harness/visible-texts.ts'
import { type Looks, signIn } from './harness/visit.ts'

/*
 * What must be true for every screen: no serious finding by axe, both languages, both themes, any width. A screen with
 * a line in `harness/screens.ts` needs no journey for these.
 */

/** Texts that are the same in both languages: proper names, codes, and technical texts. */
const alike =
  /^(ID|node|Mozilla\/5\.0 .*|Check-in|Spam( \d+)?|Email|CMS|Banner|Logo|https:\/\/|E-?mail|Video|Media|Ctrl|Enter|Ctrl\+Enter|[jkx?/]|EN|VI|English|Tiếng Việt|ADMIN|MEMBER|PROVIDER|STAFF|VIP|OK|Vouchers?|Node|PostgreSQL|[\d.,]+ [MG]B|[\w.-]+:\d+|[A-Z]|[\d\s\p{P}\p{S}]+)$/u

const desk = { width: 1440, height: 900 }
/** Widths at which lists have many columns and little room for them. */
const listWidths = [1440, 1280, 1024]
const widths = [
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 390, height: 844 }],
] as const

interface Visitor {
  readonly page: Page
  readonly faults: Faults
}

/**
 * A signed-in page in each language, kept for all screens: a sign-in, an empty cache and a new process of the browser
 * cost more than a screen.
 */
const test = base.extend<object, { english: Visitor; vietnamese: Visitor }>({
  english: [
    // `product` is requested because signing in needs it.
    ({ browser, product }, use) => withVisitor(browser, product.url, { language: 'en', theme: 'light' }, use),
    { scope: 'worker' },
  ],
  vietnamese: [
    ({ browser, product }, use) => withVisitor(browser, product.url, { language: 'vi', theme: 'dark' }, use),
    { scope: 'worker' },
  ],
})

async function withVisitor(
  browser: Browser,
  baseURL: string,
  looks: Looks,
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: desk, reducedMotion: 'reduce' })
  const faults = collectFaults()
  faults.watch(context)
  const page = await context.newPage()
  await signIn(page, 'ADMIN', '/account/profile', looks)
  await expectStill(page)
  await use({ page, faults })
  await context.close()
}

for (const screen of screens.filter(({ signedOut }) => !signedOut)) {
  test(`${screen.name}: accessible, in both languages and themes, on any width`, async ({
    english,
    vietnamese,
    admin,
  }) => {
    const samples = await samplesOf(admin)
    const pages = [english.page, vietnamese.page] as const
    for (const page of pages) await page.setViewportSize(desk)
    await Promise.all(pages.map((page) => openScreen(page, screen, samples)))
    await expectGoodScreen(screen.name, ...pages)
    for (const { faults } of [english, vietnamese]) expect(faults.found(), 'errors in the pages').toEqual([])
  })
}

for (const screen of screens.filter(({ signedOut }) => signedOut)) {
  test(`${screen.name}: accessible, in both languages and themes, on any width`, async ({
    page,
    otherBrowser,
    admin,
  }) => {
    const samples = await samplesOf(admin)
    const other = await otherBrowser()
    await enterScreen(page, screen, samples, { language: 'en', theme: 'light' })
    await enterScreen(other, screen, samples, { language: 'vi', theme: 'dark' })
    await expectGoodScreen(screen.name, page, other)
  })
}

/** English in the light theme and Vietnamese in the dark one: together they find what any of the four combinations would. */
async function expectGoodScreen(name: string, english: Page, vietnamese: Page): Promise<void> {
  expect.soft(await seriousFaults(english), 'English, light').toEqual([])
  expect.soft(await seriousFaults(vietnamese, colourRules), 'Vietnamese, dark').toEqual([])
  expect.soft(await classesWithoutRules(english), "left out of antd's stylesheet").toEqual([])
  expect.soft(await repeatedIds(english), 'ids that two elements have').toEqual([])
  if ((await formOf(english).count()) > 0) expect.soft(formScreens[name], `'${name}' in form-screens.ts`).toBeDefined()
  // A style sheet may show what the attribute hides.
  const shown = english.locator('[hidden]').filter({ visible: true })
  await expect.soft(shown, 'elements that are hidden').toHaveCount(0)

  expect.soft(await englishTextsOn(vietnamese), 'English texts on the Vietnamese screen').toEqual([])
  expect.soft(await rawTextsOn(vietnamese), 'texts that are not for people').toEqual([])
  // A text that is missing from the messages is the same in both languages.
  const inEnglish = new Set(await ownTextsOn(english))
  const same = (await ownTextsOn(vietnamese)).filter((text) => inEnglish.has(text) && !alike.test(text))
  expect.soft(same, 'the same text in both languages').toEqual([])

  if ((await english.locator('.list-table').count()) > 0)
    for (const width of listWidths)
      for (const page of [english, vietnamese]) {
        await page.setViewportSize({ width, height: desk.height })
        await test.step(`${width} pixels`, () => expectNoListCut(page))
      }

  for (const [device, size] of widths) {
    for (const page of [english, vietnamese]) {
      await page.setViewportSize(size)
      await expectStill(page)
      await test.step(device, () => expectNoSidewaysScroll(page))
      await test.step(device, () => expectNoListCut(page))
      expect
        .soft(await titlesUnderButtons(page), `titles of dialogs under their close button, on ${device}`)
        .toEqual([])
    }
  }
}

const titlesUnderButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ant-modal-title')].flatMap((title) => {
      const close = title.closest('[role=dialog]')?.querySelector('.ant-modal-close')?.getBoundingClientRect()
      const text = document.createRange()
      text.selectNodeContents(title)
      const touches = ({ left, right, top, bottom }: DOMRect) =>
        close && left < close.right && right > close.left && top < close.bottom && bottom > close.top
      return [...text.getClientRects()].some(touches) ? [title.textContent] : []
    }),
  )

const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  })
