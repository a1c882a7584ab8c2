import { m } from '../../../../generated/messages/messages.js'

const names = () => [
  ['.graphiql-query-editor', m.explorer_editor()],
  ['.graphiql-editor-tool', m.explorer_variables()],
  ['.result-window', m.explorer_answer()],
]

/**
 * Gives the editors' fields names, for those who cannot see where they are, and lets the keyboard scroll their texts:
 * GraphiQL does neither. The editors appear after a moment.
 */
export function nameEditors(around: HTMLElement | null): (() => void) | undefined {
  if (!around) return undefined
  const name = () => {
    for (const [editor, text] of names()) around.querySelector(`${editor} textarea`)?.setAttribute('aria-label', text!)
    for (const text of around.querySelectorAll('.CodeMirror-scroll')) text.setAttribute('tabindex', '0')
  }
  name()
  const observer = new MutationObserver(name)
  observer.observe(around, { childList: true, subtree: true })
  return () => observer.disconnect()
}
