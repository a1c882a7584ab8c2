import { Fragment } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { shortcutGroups } from '../shortcuts.ts'
import { KeyCombination } from './key-combination.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import './overlay.css'

/** Every shortcut of the open screen. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog label={m.shell_shortcuts_title()} className="overlay shortcut-help" onClose={onClose}>
      <header className="overlay-header">
        <h2>{m.shell_shortcuts_title()}</h2>
        <button type="button" className="text-button" onClick={onClose}>
          {m.common_close()}
        </button>
      </header>
      {shortcutGroups().map(({ title, shortcuts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <Fragment key={`${label} ${keys.join(' ')}`}>
                <dt>{label}</dt>
                <dd>
                  <KeyCombination keys={keys} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  )
}
