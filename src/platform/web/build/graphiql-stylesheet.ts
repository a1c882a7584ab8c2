import type { Plugin } from 'vite'

/** Takes the fonts out of GraphiQL's styles: the content policy refuses fonts in data addresses, and the product has its own. */
export function graphiqlStylesheet(): Plugin {
  return {
    name: 'graphiql-stylesheet',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/graphiql/dist/style.css') ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : null,
  }
}
