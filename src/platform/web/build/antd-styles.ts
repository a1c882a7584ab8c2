import type { Plugin } from 'vite'

/**
 * Leaves antd's style functions out of the bundle. They only run without `theme.zeroRuntime`; with it the rules come
 * from antd's own CSS file, and at run time only each component's token values are needed.
 * This depends on antd's internals: a screenshot comparison guards it.
 */
export function antdWithoutStyleFunctions(): Plugin {
  return {
    name: 'antd-without-style-functions',
    transform: {
      filter: { id: /\/antd\/es\/.*style.*\.js$/ },
      handler(code, id) {
        if (/\/theme\/util\/(genStyleUtils|useResetIconStyle)\.js$/.test(id)) return
        const cuts: { start: number; end: number; text: string }[] = []
        visit(this.parse(code), (node) => {
          if (node.type !== 'CallExpression') return
          const [, styles] = node.arguments as Node[]
          const callee = node.callee as Node
          if (callee.type !== 'Identifier' || styles === undefined) return
          if (callee.name === 'genStyleHooks') cuts.push({ start: styles.start, end: styles.end, text: 'null' })
          if (callee.name === 'genSubStyleComponent') cuts.push({ ...span(node), text: '(() => null)' })
          if (callee.name === 'genComponentStyleHook') cuts.push({ ...span(node), text: "(() => '')" })
        })
        if (cuts.length === 0) return
        let result = code
        for (const cut of cuts.sort((a, b) => b.start - a.start)) {
          result = result.slice(0, cut.start) + cut.text + result.slice(cut.end)
        }
        return { code: result, map: null }
      },
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const span = ({ start, end }: Node) => ({ start, end })

function visit(node: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, enter)
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) enter(node as Node)
    for (const child of Object.values(node)) visit(child, enter)
  }
}
