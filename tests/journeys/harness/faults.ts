import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** Errors in the pages of a journey that are not visible on the screen. */
export interface Faults {
  /** Listens to all pages of a context, also future ones, until the returned function is called. */
  readonly watch: (context: BrowserContext) => () => void
  /** Expected errors: those whose text matches are ignored. */
  readonly allow: (text: RegExp) => void
  readonly found: () => string[]
}

/** Collects console errors (including violations of the content security policy) and uncaught errors. */
export function collectFaults(): Faults {
  const all: string[] = []
  // A Chromium with windows requests this by itself if a page names no icon, for example `/livez`.
  const allowed: RegExp[] = [/\/favicon\.ico\)$/]
  return {
    watch(context) {
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') all.push(`${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => all.push(error.error().stack || String(error.error()))
      context.on('console', onMessage).on('weberror', onError)
      return () => void context.off('console', onMessage).off('weberror', onError)
    },
    allow: (text) => void allowed.push(text),
    found: () => all.filter((fault) => !allowed.some((text) => text.test(fault))),
  }
}
