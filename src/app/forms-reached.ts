import { dirname, resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** antd's components that only dialogs and forms show. A list does without them. */
const ofForms =
  /^(Alert|Checkbox|Dropdown|Form|Image|InputNumber|Modal|Popover|Progress|Radio|Skeleton|Spin|Switch|Tooltip|Upload)$/

/** Zod, and what fields of forms are made of. */
const form =
  /\/node_modules\/(zod|antd|@rc-component|compute-scroll-into-view|scroll-into-view-if-needed)\/|\/platform\/web\/form\/(date-|days-|file-|form-|moment-|number-|on-mod|read-|unsaved|uploads|use-draft)/

const named = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const isPublic = (id: string) => /\/public\.tsx?$/.test(id)
const known = new Map<string, readonly string[]>()

/** Whether a module needs what forms are made of, itself or by what it imports. */
export function reachesForms(id: string, context: Context): boolean {
  const found = new Set([id])
  for (const one of found) {
    if (form.test(one)) return true
    let next = known.get(one)
    if (!next) known.set(one, (next = importsOf(one, context)))
    for (const each of next) found.add(each)
  }
  return false
}

/** The modules that a module imports; of antd and of a feature's `public.ts` only those whose names it imports. */
function importsOf(id: string, context: Context): readonly string[] {
  const { code, importedIds = [] } = context.getModuleInfo(id) ?? {}
  if (!code || id.includes('/node_modules/')) return importedIds
  const byName = [...code.matchAll(named)].flatMap(([, list, from]) => {
    const names = list!.split(',').map((one) => one.trim().split(' as ')[0]!)
    if (from === 'antd') return names.filter((name) => ofForms.test(name)).map((name) => `/node_modules/antd/${name}`)
    const target = resolve(dirname(id.replace(/\?.*/, '')), from!)
    return isPublic(target) ? names.flatMap((name) => exporterOf(name, target, context)) : []
  })
  return [...importedIds.filter((one) => !isPublic(one) && !one.endsWith('/antd/es/index.js')), ...byName]
}

function exporterOf(name: string, file: string, context: Context): string[] {
  const exports = (context.getModuleInfo(file)?.code ?? '').matchAll(named)
  for (const [, list, from] of exports) {
    if (!list!.split(',').some((one) => one.trim().split(' as ').at(-1) === name)) continue
    const target = resolve(dirname(file), from!)
    return isPublic(target) ? exporterOf(name, target, context) : [target]
  }
  return []
}
