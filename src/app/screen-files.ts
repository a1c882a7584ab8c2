import { resolve } from 'node:path'
import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes'
import type { Plugin, Rolldown } from 'vite'

/** The files of every signed-in address, and of each route in addition, as addresses on the server. */
export interface ScreenFiles {
  readonly everywhere: readonly string[]
  readonly routes: Readonly<Record<string, readonly string[]>>
}

/** Writes `screens.json`, by which the server tells the page of an address which scripts it will need. */
export function screenFiles(root: VirtualRootRoute): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((file) => file.type === 'chunk')
      const holding = (test: (id: string) => boolean) => all.filter(({ moduleIds }) => moduleIds.some(test))
      const closure = filesWith(bundle)
      const started = closure(all.filter(({ isEntry }) => isEntry))
      const everywhere = closure(holding((id) => id === resolve('src/app/screens.ts'))).difference(started)
      const routes = Object.fromEntries(
        pathsOf(root.children ?? []).map(([path, files]) => {
          const own = holding((id) => files.some((file) => id.startsWith(`${resolve('src', file)}?`)))
          return [path, addresses(closure(own).difference(started).difference(everywhere))]
        }),
      )
      const table: ScreenFiles = { everywhere: addresses(everywhere), routes }
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(table) })
    },
  }
}

const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`)

/** Each path with its file and those of the layouts around it. */
function pathsOf(nodes: readonly VirtualRouteNode[], around: readonly string[] = []): [string, readonly string[]][] {
  return nodes.flatMap((node) => {
    if (node.type === 'physical') return []
    const files = 'file' in node && node.file !== undefined ? [...around, node.file] : around
    const children = 'children' in node ? pathsOf(node.children ?? [], files) : []
    return node.type === 'route' ? [[node.path, files], ...children] : children
  })
}

/** The files of chunks with everything that they import statically. */
function filesWith(bundle: Rolldown.OutputBundle) {
  return (chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> => {
    const files = new Set(chunks.map(({ fileName }) => fileName))
    for (const file of files) {
      const chunk = bundle[file]
      if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
    }
    return files
  }
}
