import { Suspense, useEffect, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { lazyPart } from '../parts/lazy-part.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import type { PaletteProps } from './palette.tsx'
import './overlay.css'

export type { PaletteLink } from './palette-choices.ts'
export type { PaletteSource } from './palette.tsx'

type OpenProps = Omit<PaletteProps, 'typed' | 'onType'>

const load = () => import('./palette.tsx')
const Palette = lazyPart(load)

/** Milliseconds until the palette is loaded in advance, after the first screen. */
const afterwards = 3_000

/** The palette, loaded in advance when idle, or when it is opened before that. */
export function LazyPalette({ open, ...props }: OpenProps & { open: boolean }) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), afterwards)
    return () => clearTimeout(timer)
  }, [])
  return open ? <OpenPalette {...props} /> : null
}

/** The text is kept here, so that what is typed while the palette still loads is not lost. */
function OpenPalette(props: OpenProps) {
  const [typed, setTyped] = useState('')
  return (
    <ModalDialog label={m.shell_palette_title()} className="overlay palette" onClose={props.onClose}>
      <Suspense
        fallback={
          <input
            aria-label={m.shell_palette_title()}
            placeholder={m.shell_palette_placeholder()}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        }
      >
        <Palette {...props} typed={typed} onType={setTyped} />
      </Suspense>
    </ModalDialog>
  )
}
