import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const classesIn = (css: string) => new Set([...css.matchAll(/\.(ant-[\w-]+)/g)].map(([, name]) => name!))
const classesOfAntd = classesIn(readFileSync('node_modules/antd/dist/antd.css', 'utf8'))

/** Classes on the open page for which antd has rules, but the stylesheet that was built for the product has none. */
export async function classesWithoutRules(page: Page): Promise<string[]> {
  const { shown, css } = await page.evaluate(async () => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/antd-"]')!
    const shown = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
    return { shown: [...new Set(shown)], css: await (await fetch(sheet.href)).text() }
  })
  const built = classesIn(css)
  return shown.filter((name) => classesOfAntd.has(name) && !built.has(name))
}
