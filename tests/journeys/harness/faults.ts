import type { BrowserContext } from '@playwright/test'

/** What went wrong in the pages of a journey without being seen on the screen. */
export interface Faults {
  /** Listens to all pages of a context, those to come included. */
  readonly watch: (context: BrowserContext) => void
  /** Faults that a journey provokes: those whose text matches do not count. */
  readonly allow: (text: RegExp) => void
  readonly found: () => string[]
}

/** Collects console errors (violations of the content security policy are among them) and uncaught errors. */
export function collectFaults(): Faults {
  const all: string[] = []
  const allowed: RegExp[] = []
  return {
    watch(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') all.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => all.push(String(error.error().stack ?? error.error())))
    },
    allow: (text) => void allowed.push(text),
    found: () => all.filter((fault) => !allowed.some((text) => text.test(fault))),
  }
}
