import { useEffect, useState } from 'react'

/** The first field of a dialog, or else its main button. */
const wanted = '.ant-modal-body :is(input, textarea):not(:disabled), .ant-modal-footer .ant-btn-primary'

/**
 * Puts the focus where a dialog wants it, and returns it to where it was once the dialog is unmounted. Call it in the
 * dialog's component. antd returns the focus only from dialogs that are hidden first. Over another dialog, antd takes it
 * from a field with `autoFocus` and gives it to the close button.
 */
export function useDialogFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    // After antd's own effects.
    const frame = requestAnimationFrame(() => {
      const taken = document.activeElement?.closest('.ant-modal-close')
      taken?.closest('[role=dialog]')?.querySelector<HTMLElement>(wanted)?.focus()
    })
    return () => {
      cancelAnimationFrame(frame)
      // After other handlers, which may have moved the focus elsewhere.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body
        if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [before])
}
