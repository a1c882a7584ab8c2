import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose result depends on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe rates as serious or critical on the open page, each with its place; by all rules, or only by these. */
export async function seriousFaults(page: Page, only?: readonly string[]): Promise<string[]> {
  // The debugger's evaluation is not subject to the page's content security policy, so axe needs no exception in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate((rules) => {
    const { axe } = window as unknown as { axe: { run: (context: Document, options: object) => Promise<AxeResults> } }
    // `region` is never more than moderate, and only rules that are off need the style sheets loaded again.
    return axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      rules: { region: { enabled: false } },
      ...(rules && { runOnly: rules }),
    })
  }, only)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
      ),
    )
}
