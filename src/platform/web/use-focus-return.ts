import { useEffect, useState } from 'react'

/**
 * Returns the focus to where it was when a dialog opened, once the dialog is unmounted: antd does so only for dialogs that
 * are hidden first. Call it in the dialog's component.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After other handlers, which may have moved the focus elsewhere.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body
        if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus()
      })
    },
    [before],
  )
}
