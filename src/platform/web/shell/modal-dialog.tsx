import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest inert, closes with Escape and gives the
 * focus back, all without code of ours.
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
  // While it is still in the document, closing gives the focus back: hence a layout effect.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('input')?.focus()
    return () => element?.close()
  }, [])
  return (
    // The keyboard's way to close it is Escape, which the browser sees to.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      className={className}
      onClose={onClose}
      // A click on the backdrop arrives at the dialog element itself.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
