import { useEffect, useState } from 'react'

/**
 * Gives the focus back to where it was, once a dialog is gone: antd does so only for dialogs that are hidden first, not
 * for those that are there only while they are open. Call it in the dialog's component.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Later, since whoever closed the dialog may have sent the focus elsewhere.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body
        if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus()
      })
    },
    [before],
  )
}
