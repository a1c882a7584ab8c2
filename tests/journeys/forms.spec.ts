import {
  asksForMore,
  change,
  complaintsOf,
  confirmQuestion,
  fieldsOf,
  fillEmpty,
  fillWhatIsAsked,
  formOf,
  interceptChanges,
  isDate,
  locate,
  nameOf,
  saidAs,
  saveOf,
  ways,
} from './harness/fields.ts'
import { enterScreen, samplesOf, screens } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'
import { formScreens } from './harness/form-screens.ts'

/** What a form shows when it is sent is what the server gets: whichever field was changed last, and however it is sent. */

for (const screen of screens) {
  const form = formScreens[screen.name]
  if (form === undefined || 'why' in form) continue
  test(`every field of '${screen.name}' is sent as it is shown`, async ({ page, admin }) => {
    test.slow()
    await enterScreen(page, screen, await samplesOf(admin))
    const shown = formOf(page)
    await expect(shown).toBeVisible()
    if (form.fill) await fillEmpty(page, shown, form.fill)
    const sent = await interceptChanges(page)
    const save = await saveOf(page, shown)
    const all = Object.keys(ways) as (keyof typeof ways)[]
    let turn = 0
    let changed = 0
    for (const place of await fieldsOf(shown)) {
      const field = locate(shown, place)
      // A choice may have taken the field away.
      if (!(await field.isVisible())) continue
      const name = await nameOf(field)
      if (form.except?.test(name)) continue
      if (form.beside && (await field.evaluate((element, within) => element.closest(within) !== null, form.beside)))
        continue
      const takesDate = place.kind === 'text' && isDate(await field.inputValue())
      for (const way of takesDate ? all : [all[turn++ % all.length]!]) {
        const before = sent.at(-1)
        const count = sent.length
        const text = await change(page, field, place, form.values?.[name])
        if (text === null) continue
        const send = () => ways[way](page, save)
        await send()
        const answered = () => sent.length > count
        if (asksForMore(place)) await fillWhatIsAsked(page, shown, { given: form.fill, answered, send })
        await expect
          .poll(async () => (await confirmQuestion(page), answered() || complaintsOf(page)), {
            message: `'${name}', sent by ${way}`,
            timeout: 5_000,
          })
          .toBe(true)
        const now = sent.at(-1)!
        expect(now, `'${name}', sent by ${way}, is another value`).not.toBe(before)
        if (text)
          expect(
            saidAs(text).some((said) => now.includes(said)),
            `'${name}' shows ${text}, sent is ${now}`,
          ).toBe(true)
        changed++
      }
    }
    expect(changed).toBeGreaterThanOrEqual(form.least ?? 2)
  })
}
