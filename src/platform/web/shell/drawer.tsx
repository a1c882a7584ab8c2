import { CloseOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ModalDialog } from './modal-dialog.tsx'

/** The side menu on narrow screens. */
export function Drawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  if (!open) return null
  return (
    <ModalDialog label={m.shell_menu()} className="shell-drawer" onClose={onClose}>
      <button type="button" className="shell-drawer-close" onClick={onClose} aria-label={m.common_close()}>
        <CloseOutlined />
      </button>
      {children}
    </ModalDialog>
  )
}
