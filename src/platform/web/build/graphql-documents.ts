import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const persisted = resolve('src/generated/graphql/persisted-documents.json')

/**
 * Replaces each `graphql(…)` call by its own document and hash. The function that codegen writes looks the text up in a
 * map of all operations, and every screen would have to load that map.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'graphql-documents',
    transform: {
      filter: { id: /\.documents\.ts$/, code: 'graphql(' },
      handler(code, id) {
        this.addWatchFile(persisted)
        const known = readPersisted()
        const replaced = code
          .replace(
            /^import \{ graphql \} from .*$/m,
            `import { persistedDocument } from '/src/platform/web/persisted-document.ts'`,
          )
          .replaceAll(/\bgraphql\(\s*(?:\/\* GraphQL \*\/)?\s*`([^`]*)`,?\s*\)/g, (_, text: string) => {
            const name = /\b(query|mutation|fragment)\s+(\w+)/.exec(text)
            if (name?.[1] === 'fragment') return '/*#__PURE__*/ persistedDocument("", "")'
            const document = known.get(name?.[2] ?? '')
            if (document === undefined) return this.error(`${id}: ${name?.[2]} is not generated; run codegen`)
            const args = `${JSON.stringify(document.hash)}, ${JSON.stringify(document.text)}`
            return `/*#__PURE__*/ persistedDocument(${args})`
          })
        return { code: replaced, map: null }
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
