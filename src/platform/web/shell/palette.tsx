import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { useDeferredValue, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { hasSearchText } from '../../shared/search-text.ts'
import { mayCall, type Operation } from '../../shared/operation.ts'
import { useViewer } from '../session.tsx'
import { everyLink, type MenuEntry } from './menu.ts'
import { ModalDialog } from './modal-dialog.tsx'
import { useDebouncedValue } from '../use-debounced-value.ts'
import './overlay.css'

export interface PaletteHit {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly path: string
}

/** Records that the palette searches: only for viewers who may call the operation. */
export interface PaletteSource {
  readonly title: () => string
  readonly operation: Operation
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>
}

export interface PaletteProps {
  readonly onClose: () => void
  readonly entries: readonly MenuEntry[]
  readonly sources: readonly PaletteSource[]
}

/** The command palette: finds screens locally, and records on the server. */
export default function Palette({ onClose, entries, sources }: PaletteProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const query = useDebouncedValue(typed.trim(), 180)
  const searches = useSearches(sources, query)
  const go = (path: string) => {
    onClose()
    void navigate({ href: path })
  }
  const screens = [...everyLink(entries), { label: m.shell_profile, path: '/account/profile' }].filter(
    ({ label, path }) => plain(`${label()} ${path}`).includes(plain(typed.trim())),
  )
  return (
    <ModalDialog label={m.shell_palette_title()} className="overlay palette" onClose={onClose}>
      <Command label={m.shell_palette_title()} loop shouldFilter={false}>
        <Command.Input autoFocus placeholder={m.shell_palette_placeholder()} value={typed} onValueChange={setTyped} />
        <Command.List label={m.shell_palette_results()}>
          <Command.Empty>{m.shell_palette_empty()}</Command.Empty>
          {screens.length > 0 && (
            <Command.Group heading={m.shell_palette_screens()}>
              {screens.map(({ label, path }) => (
                <Command.Item key={path} value={path} onSelect={() => go(path)}>
                  <span>{label()}</span>
                  <span className="palette-hint">{path}</span>
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {searches.map(({ source, data }) => (
            <Hits key={source.operation.name} source={source} found={data} onChoose={go} />
          ))}
        </Command.List>
        {/* Outside the list: a listbox may only contain options. */}
        <p className="palette-note" role="status">
          {searches.some(({ isLoading }) => isLoading) && m.common_loading()}
          {searches.some(({ isError }) => isError) && m.shell_palette_error()}
        </p>
      </Command>
    </ModalDialog>
  )
}

/** Searches all sources that the viewer may use, once the text is long enough. */
function useSearches(sources: readonly PaletteSource[], query: string) {
  const viewer = useViewer()
  const asked =
    query.length < 2 || !hasSearchText(query) ? [] : sources.filter(({ operation }) => mayCall(viewer, operation))
  return useQueries({
    queries: asked.map((source) => ({
      queryKey: ['palette', source.operation.name, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.search(query, signal),
      placeholderData: keepPreviousData<readonly PaletteHit[]>,
    })),
  }).map((search, at) => ({ ...search, source: asked[at]! }))
}

interface HitsProps {
  readonly source: PaletteSource
  readonly found: readonly PaletteHit[] | undefined
  readonly onChoose: (path: string) => void
}

function Hits({ source, found, onChoose }: HitsProps) {
  const hits = useDeferredValue(found ?? [])
  if (hits.length === 0) return null
  return (
    <Command.Group heading={source.title()}>
      {hits.map(({ id, label, hint, path }) => (
        <Command.Item key={id} value={id} onSelect={() => onChoose(path)}>
          <span>{label}</span>
          {hint !== undefined && <span className="palette-hint">{hint}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

/** Without accents and case, as on the server: 'bai viet' finds 'Bài viết'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase()
