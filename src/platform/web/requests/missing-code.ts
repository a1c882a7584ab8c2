/**
 * Code and styles of a screen are loaded when it is opened. They cannot be while the connection is lost or the server
 * is being replaced, and never again once a newer version has other files.
 */
const missing = 'The code of this screen could not be loaded'

/** Milliseconds between two attempts. */
const tryEvery = 3_000
/** Milliseconds in which the page is not loaded again for the same code: then that does not help. */
const pauseBetweenReloads = 60_000

export const isMissingCode = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith(missing)

/** Call it once, before screens are loaded. */
export function watchForMissingCode(): void {
  // By the browser's own message the router would load the page again at once, and while the server is away the
  // browser's error page would take the place of the app.
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(missing)) payload.message = `${missing}: ${payload.message}`
  })
  // Vite asks for a stylesheet once only: a screen that is opened later would lack it.
  const askAgain = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => target.replaceWith(target.cloneNode()), tryEvery)
  }
  addEventListener('error', askAgain, { capture: true })
}

const keyOf = (missed: Error) => `reloaded: ${missed.message}`

/** Whether the page was just loaded again because of this error. */
export const wasReloadedFor = (missed: Error): boolean =>
  Date.now() - Number(sessionStorage.getItem(keyOf(missed))) < pauseBetweenReloads

/** Loads the page again, if the server answers. */
export async function reloadFor(missed: Error): Promise<void> {
  const asked = { method: 'HEAD', headers: { Accept: 'text/html' }, cache: 'no-store' } as const
  const answer = await fetch(location.href, asked).catch(() => undefined)
  if (!answer?.ok) return
  sessionStorage.setItem(keyOf(missed), String(Date.now()))
  location.reload()
}

/** Does so as soon as the server answers. Returns a function that stops it. */
export function reloadSoonFor(missed: Error): () => void {
  const attempt = () => void reloadFor(missed)
  const timer = setInterval(attempt, tryEvery)
  addEventListener('online', attempt)
  attempt()
  return () => {
    clearInterval(timer)
    removeEventListener('online', attempt)
  }
}
