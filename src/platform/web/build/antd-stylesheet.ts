import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { withoutRulesOf } from './css-rules.ts'

const antd = 'node_modules/antd/es'

/**
 * Removes from antd's stylesheet the rules of components that the product cannot render. Components in use are those
 * our sources import from antd, and those that these import from one another. Selectors that name no component are
 * kept. A screenshot comparison guards this.
 */
export function antdStylesInUse(): Plugin {
  return {
    name: 'antd-styles-in-use',
    enforce: 'pre',
    transform: {
      filter: { id: /\/antd\/dist\/antd\.css$/ },
      handler(code) {
        const used = componentsInUse()
        const folders = readdirSync(antd, { withFileTypes: true }).filter((entry) => entry.isDirectory())
        const unused = folders.map(({ name }) => name).filter((name) => !used.has(name) && !notComponents.has(name))
        const classes = (names: Iterable<string>) => [...names].flatMap((name) => classesOf[name] ?? [`ant-${name}`])
        return { code: withoutRulesOf(code, { unused: classes(unused), used: classes(used) }), map: null }
      },
    },
  }
}

/** Folders without components. */
const notComponents = new Set(['_util', 'config-provider', 'locale', 'style', 'theme', 'version', 'app'])

/** Components whose CSS classes differ from their folder's name. */
const classesOf: Readonly<Record<string, readonly string[]>> = {
  'auto-complete': ['ant-select-auto-complete'],
  calendar: ['ant-picker-calendar'],
  'date-picker': ['ant-picker'],
  'float-button': ['ant-float-btn'],
  grid: ['ant-row', 'ant-col'],
  row: ['ant-row'],
  col: ['ant-col'],
  'qr-code': ['ant-qrcode'],
}

function componentsInUse(): Set<string> {
  const folderOf = exportsOfAntd()
  const used = new Set<string>()
  const use = (folder: string) => {
    if (used.has(folder)) return
    used.add(folder)
    for (const file of globSync(`${antd}/${folder}/**/*.js`)) {
      const text = readFileSync(file, 'utf8')
      for (const [, other] of text.matchAll(/["'](?:\.\.\/)+([a-z-]+)(?:\/[^"']*)?["']/g)) {
        if (folderOf.folders.has(other!)) use(other!)
      }
    }
  }
  for (const file of globSync('src/**/*.tsx')) {
    for (const [, names] of readFileSync(file, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from 'antd'/g)) {
      for (const name of names!.split(',')) {
        const folder = folderOf.names.get(name.trim().split(' ')[0]!)
        if (folder) use(folder)
      }
    }
  }
  return used
}

/** `Button` is in `button`, `QRCode` in `qr-code`, … */
function exportsOfAntd(): { names: Map<string, string>; folders: Set<string> } {
  const index = readFileSync(join(antd, 'index.js'), 'utf8')
  const exported = [...index.matchAll(/export \{ default as (\w+)[^}]*\} from ["']\.\/([\w-]+)/g)]
  if (exported.length < 50) throw new Error('antd lists its components in a format that this build cannot read')
  const folders = readdirSync(antd, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return {
    names: new Map(exported.map(([, name, folder]) => [name!, folder!])),
    folders: new Set(folders.map(({ name }) => name)),
  }
}
