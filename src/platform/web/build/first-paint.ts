import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const folder = 'src/platform/web/first-paint'
const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

/**
 * Puts into the page what is painted before any other file arrives: the frame's measures and colours, a skeleton in
 * `#root`, and the script that chooses theme, language and skeleton. React's first screen replaces the skeleton.
 */
export function firstPaint(): Plugin[] {
  return [
    {
      name: 'first-paint',
      transformIndexHtml: {
        // Before Vite, which minifies the styles.
        order: 'pre',
        handler(html) {
          const tags: HtmlTagDescriptor[] = [
            {
              tag: 'style',
              children: ['page.css', 'frame.css', 'skeleton.css'].map(text).join('\n'),
              injectTo: 'head',
            },
            { tag: 'script', children: text('early.js'), injectTo: 'head' },
          ]
          return { html: html.replace('<div id="root"></div>', `<div id="root">${text('skeleton.html')}</div>`), tags }
        },
      },
    },
    {
      name: 'stylesheets-after-skeleton',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        // A stylesheet holds back only the painting of what follows it, and the scripts.
        handler(html) {
          const links: string[] = []
          const rest = html.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
            links.push(link.trim())
            return ''
          })
          return rest.replace('</body>', `  ${links.join('\n    ')}\n  </body>`)
        },
      },
    },
  ]
}
