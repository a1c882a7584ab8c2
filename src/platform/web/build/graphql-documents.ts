import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const persisted = resolve('src/generated/graphql/persisted-documents.json')

/**
 * Replaces each `graphql(…)` and `mutation(…)` call by its own document and hash. The generated functions look it up in
 * a map of all operations, and every screen would have to load that map.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'graphql-documents',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bfrom ['"].*\/generated\/graphql\/(gql|mutations)\.ts['"]/ },
      handler(code, id) {
        this.addWatchFile(persisted)
        const known = readPersisted()
        const persistedCall = (name: string) => {
          const document = known.get(name)
          if (document === undefined) return this.error(`${id}: ${name} is not generated; run npm run generate`)
          const args = `${JSON.stringify(document.hash)}, ${JSON.stringify(document.text)}`
          return `/*#__PURE__*/ persistedDocument(${args})`
        }
        const replaced = code
          .replaceAll(/^import \{ (graphql|mutation) \} from .*$/gm, '')
          // The quotes are double by now: TypeScript's types have been removed.
          .replaceAll(/\bmutation\(["'](\w+)["']\)/g, (_, name: string) => persistedCall(name))
          .replaceAll(/\bgraphql\(\s*(?:\/\* GraphQL \*\/)?\s*`([^`]*)`,?\s*\)/g, (_, text: string) => {
            const name = /\b(query|mutation|fragment)\s+(\w+)/.exec(text)
            if (name?.[1] === 'fragment') return '/*#__PURE__*/ persistedDocument("", "")'
            return persistedCall(name?.[2] ?? '')
          })
        if (/\b(graphql|mutation)\(/.test(replaced)) this.error(`${id}: a document is not written as usual`)
        const imported = `import { persistedDocument } from '/src/platform/web/requests/persisted-document.ts'`
        // On the first line, so that all lines keep their numbers.
        return { code: `${imported};${replaced}`, map: null }
      },
    },
  }
}

function readPersisted(): Map<string, { hash: string; text: string }> {
  if (!existsSync(persisted)) return new Map()
  const documents = JSON.parse(readFileSync(persisted, 'utf8')) as Record<string, string>
  return new Map(
    Object.entries(documents).map(([hash, text]) => [
      /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
      { hash, text },
    ]),
  )
}
