import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * The browser's own modal dialog: it traps the focus, makes the rest inert, closes with Escape and returns the focus,
 * without code of ours.
 */
export function ModalDialog({
  label,
  className,
  onClose,
  children,
}: {
  label: string
  className: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect, because closing returns the focus only while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('input')?.focus()
    return () => element?.close()
  }, [])
  return (
    // The keyboard closes it with Escape, which the browser handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      className={className}
      onClose={onClose}
      // A click on the backdrop has the dialog element itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      // An antd dialog below listens on the window, and would close as well.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {children}
    </dialog>
  )
}
