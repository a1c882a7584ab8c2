/** Of this tab alone, until it is closed. */
const key = 'sandbox'

/** Whether this tab shows the sandbox of the keys for tests in place of what members did. */
export const inSandbox = (): boolean => sessionStorage.getItem(key) === '1'

/** Enters or leaves the sandbox. The page begins anew, so that nothing of the other side stays on the screen or in memory. */
export function goToSandbox(enter: boolean): void {
  if (enter) sessionStorage.setItem(key, '1')
  else sessionStorage.removeItem(key)
  location.assign('/')
}
