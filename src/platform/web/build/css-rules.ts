interface Classes {
  /** Class prefixes whose rules are removed: `ant-tour` means `.ant-tour` and `.ant-tour-…`. */
  readonly unused: readonly string[]
  /** Prefixes to keep. If several prefixes match a class, the longest decides. */
  readonly used: readonly string[]
}

/**
 * A stylesheet without the selectors that name an unused class. Selectors in parentheses (`:not(…)`, `:where(…)`) are
 * ignored: a rule is only removed if it cannot apply.
 */
export function withoutRulesOf(css: string, classes: Classes): string {
  const unused = new Set(classes.unused)
  const prefixes = [...classes.unused, ...classes.used].sort((a, b) => b.length - a.length)
  const isUnused = (name: string) => {
    const prefix = prefixes.find((prefix) => name === prefix || name.startsWith(`${prefix}-`))
    return prefix !== undefined && unused.has(prefix)
  }
  const applies = (selector: string) =>
    ![...outsideParentheses(selector).matchAll(/\.([\w-]+)/g)].some(([, name]) => isUnused(name!))
  return filterRules(css, applies)
}

function filterRules(css: string, applies: (selector: string) => boolean): string {
  let result = ''
  for (let at = 0; at < css.length;) {
    const open = find(css, at, '{;')
    if (open < 0) return result + css.slice(at)
    const prelude = css.slice(at, open)
    if (css[open] === ';') {
      result += `${prelude};`
      at = open + 1
      continue
    }
    const close = blockEnd(css, open)
    const body = css.slice(open + 1, close)
    result += rule(prelude, body, applies)
    at = close + 1
  }
  return result
}

function rule(prelude: string, body: string, applies: (selector: string) => boolean): string {
  const start = prelude.trim()
  if (/^@(media|supports|container|layer)\b/.test(start)) {
    const inner = filterRules(body, applies)
    return inner.trim() === '' ? '' : `${prelude}{${inner}}`
  }
  if (start.startsWith('@')) return `${prelude}{${body}}`
  const selectors = splitSelectors(prelude).filter(applies)
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
}

/** The position of the first of these characters outside strings and comments. */
function find(css: string, from: number, characters: string): number {
  for (let at = from; at < css.length; at++) {
    const character = css[at]!
    if (characters.includes(character)) return at
    const isComment = character === '/' && css[at + 1] === '*'
    if (character !== '"' && character !== "'" && !isComment) continue
    const end = isComment ? css.indexOf('*/', at + 2) : css.indexOf(character, at + 1)
    if (end < 0) return -1
    at = isComment ? end + 1 : end
  }
  return -1
}

function blockEnd(css: string, open: number): number {
  let depth = 1
  for (let at = open + 1; ; at++) {
    at = find(css, at, '{}')
    if (at < 0) throw new Error('the stylesheet ends inside a block')
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
}

function outsideParentheses(selector: string): string {
  let depth = 0
  return [...selector]
    .filter((character) => {
      if (character === '(') depth++
      const outside = depth === 0
      if (character === ')') depth--
      return outside
    })
    .join('')
}

function splitSelectors(prelude: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of prelude) {
    if (character === '(' || character === '[') depth++
    if (character === ')' || character === ']') depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}
