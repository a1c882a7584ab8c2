import { readFileSync } from 'node:fs'
import { PurgeCSS } from 'purgecss'
import type { Plugin, Rolldown } from 'vite'

const stylesheet = 'node_modules/antd/dist/antd.css'

/**
 * Links antd's stylesheet, which holds the rules of all its components; a build leaves out the rules of components
 * that are not in the bundle.
 */
export function antdStylesheet(): Plugin {
  return {
    name: 'antd-stylesheet',
    generateBundle: {
      // Before Vite writes the page, which links the file.
      order: 'pre',
      async handler(_, bundle) {
        const source = await withoutUnusedRules(readFileSync(stylesheet, 'utf8'), componentsIn(bundle))
        this.emitFile({ type: 'asset', name: 'antd.css', source })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const built = Object.keys(bundle).find((file) => /\/antd-[^/]*\.css$/.test(file))
        const attrs = { rel: 'stylesheet', crossorigin: true, href: `/${built ?? stylesheet}` }
        // First in the page, so that our own rules come after antd's.
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** The code of antd's components in the bundle, without that of their styles, which names many more classes. */
function componentsIn(bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([id]) => /\/node_modules\/(antd|@rc-component)\/(?!.*\/style\/)/.test(id))
    .map(([, { code }]) => code)
    .join('\n')
}

/**
 * antd composes its class names from parts (`${prefixCls}-item-active`), so a class counts as used if each of its words
 * occurs in some string of the code. That keeps a few rules too many, but removes none that could apply.
 */
async function withoutUnusedRules(css: string, code: string): Promise<string> {
  const texts = code.match(/"[^"\n]*"|'[^'\n]*'|`.*`/g) ?? []
  const words = new Set(texts.join('\n').match(/\w+/g))
  const isUsed = (name: string) => !name.startsWith('ant-') || name.split('-').every((word) => words.has(word))
  const [purged] = await new PurgeCSS().purge({
    // Only names that the stylesheet itself contains could be used.
    content: [{ raw: css, extension: 'css' }],
    css: [{ raw: css }],
    defaultExtractor: (names) => (names.match(/[\w-]+/g) ?? []).filter(isUsed),
  })
  return purged!.css
}
