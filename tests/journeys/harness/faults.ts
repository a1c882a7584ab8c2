import type { BrowserContext } from '@playwright/test'

/** Errors in the pages of a journey that are not visible on the screen. */
export interface Faults {
  /** Listens to all pages of a context, also future ones. */
  readonly watch: (context: BrowserContext) => void
  /** Expected errors: those whose text matches are ignored. */
  readonly allow: (text: RegExp) => void
  readonly found: () => string[]
}

/** Collects console errors (including violations of the content security policy) and uncaught errors. */
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
