import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { hasSearchText } from '../../shared/search-text.ts'
import { mayCall, type Operation } from '../../shared/operation.ts'
import { Face } from '../parts/face.tsx'
import { type FoundRecord, recentRecords } from '../requests/recent-records.ts'
import { useViewer } from '../session/session.tsx'
import { useDebouncedValue } from '../use-debounced-value.ts'
import { KeyCombination } from './key-combination.tsx'
import type { MenuEntry } from './menu.ts'
import { actionChoices, type Choice, type PaletteLink, plain, screenChoices } from './palette-choices.ts'

/** Records that the palette searches: only for viewers who may call the operation. */
export interface PaletteSource {
  readonly title: () => string
  readonly operation: Operation
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}

export interface PaletteProps {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onClose: () => void
  readonly entries: readonly MenuEntry[]
  readonly sources: readonly PaletteSource[]
  /** Screens that begin something: forms for new records. */
  readonly links: readonly PaletteLink[]
}

/** The command palette: finds screens and actions locally, and records on the server. */
export default function Palette({ typed, onType, onClose, entries, sources, links }: PaletteProps) {
  const navigate = useNavigate()
  const viewer = useViewer()
  const [selected, setSelected] = useState('')
  const text = typed.trim()
  const query = useDebouncedValue(text, 180)
  const searches = useSearches(sources, query)
  const go = (path: string) => {
    onClose()
    void navigate({ href: path })
  }
  const matching = (choices: readonly Choice[]) =>
    choices.filter(({ label, keywords = '' }) => plain(`${label} ${keywords}`).includes(plain(text)))
  const groups: readonly Group[] = [
    { heading: m.shell_palette_recent(), choices: text === '' ? recordChoices(recentRecords(), go) : [] },
    { heading: m.shell_palette_screens(), choices: matching(screenChoices(entries, go)) },
    { heading: m.shell_palette_actions(), choices: matching(actionChoices(links, viewer, go, onClose)) },
    ...searches.map(({ source, data }) => ({ heading: source.title(), choices: recordChoices(data ?? [], go) })),
  ]
  const choices = groups.flatMap((group) => group.choices)
  const isLocal = groups.slice(0, 3).some((group) => group.choices.length > 0)
  // If Enter is pressed before the server has answered, the first record is opened as soon as it is found. Further
  // typing cancels that, because the record was found for an earlier text.
  const [entered, setEntered] = useState(false)
  const isWaiting = text !== query || searches.some(({ isFetching }) => isFetching)
  const found = entered && text === query ? firstFound(searches) : undefined
  const goOn = useEffectEvent(go)
  useEffect(() => {
    if (found !== undefined) goOn(found)
  }, [found])
  return (
    <Command
      label={m.shell_palette_title()}
      loop
      shouldFilter={false}
      value={choices.some(({ key }) => key === selected) ? selected : (choices[0]?.key ?? '')}
      onValueChange={setSelected}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || isLocal || !isWaiting) return
        event.preventDefault()
        setEntered(true)
      }}
    >
      <Command.Input
        autoFocus
        placeholder={m.shell_palette_placeholder()}
        value={typed}
        onValueChange={(value) => {
          onType(value)
          setEntered(false)
        }}
      />
      <Command.List label={m.shell_palette_results()}>
        <Command.Empty>{m.shell_palette_empty()}</Command.Empty>
        {groups.map(
          ({ heading, choices }) => choices.length > 0 && <Choices key={heading} heading={heading} choices={choices} />,
        )}
      </Command.List>
      {/* Outside the list: a listbox may contain only options. */}
      <p className="palette-note" role="status">
        {searches.some(({ isLoading }) => isLoading) && m.common_loading()}
        {searches.some(({ isError }) => isError) && m.shell_palette_error()}
      </p>
    </Command>
  )
}

/** The records that each source finds, for every source that the viewer may use, once the text is long enough. */
function useSearches(sources: readonly PaletteSource[], query: string) {
  const viewer = useViewer()
  const asked =
    query.length < 2 || !hasSearchText(query) ? [] : sources.filter(({ operation }) => mayCall(viewer, operation))
  return useQueries({
    queries: asked.map((source) => ({
      queryKey: ['palette', source.operation.name, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.search(query, signal),
      placeholderData: keepPreviousData<readonly FoundRecord[]>,
    })),
  }).map((search, at) => ({ ...search, source: asked[at]! }))
}

type Searches = ReturnType<typeof useSearches>

/** The path of the first found record; waits until all sources before its own have answered. */
function firstFound(searches: Searches): string | undefined {
  const answered = searches.findIndex(({ isFetching, data }) => isFetching || data?.[0])
  const search = searches[answered]
  return search?.isFetching ? undefined : search?.data?.[0]?.path
}

function recordChoices(records: readonly FoundRecord[], go: (path: string) => void): Choice[] {
  return records.map(({ id, label, hint, path, person }) => ({ key: id, label, hint, person, run: () => go(path) }))
}

interface Group {
  readonly heading: string
  readonly choices: readonly Choice[]
}

function Choices({ heading, choices }: Group): ReactNode {
  return (
    <Command.Group heading={heading}>
      {choices.map(({ key, label, hint, person, keys, run }) => (
        <Command.Item key={key} value={key} onSelect={run}>
          {person && <Face person={person} size={24} />}
          <span className="palette-label">{label}</span>
          {hint !== undefined && <span className="palette-hint">{hint}</span>}
          {keys && <KeyCombination keys={keys} />}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
