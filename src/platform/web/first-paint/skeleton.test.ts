import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the style of the skeleton, which stays in the page, reaches nothing but the skeleton', () => {
  const css = readFileSync('src/platform/web/first-paint/skeleton.css', 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, group]) => group!.split(/,(?![^(]*\))/))
  const others = selectors
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && !/^(to|:root(\[data-theme='dark'\])?)$/.test(selector))
    .filter((selector) => !selector.includes('.first-'))
  expect(selectors.length).toBeGreaterThan(30)
  expect(others).toEqual([])
})
