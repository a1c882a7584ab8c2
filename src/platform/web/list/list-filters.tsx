import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { type FilterSpec, type ListState, readChoices, writeChoices, type YesNo } from '../../shared/list.ts'
import { hasSearchText } from '../../shared/search-text.ts'
import { afterTyping } from '../composition.ts'
import { letterLimit } from '../form/letter-limit.ts'
import { lazyPart } from '../parts/lazy-part.tsx'
import type { FilterControl, Identified, ListDeclaration } from './list-declaration.ts'
import { initialFilters, isFiltered, type ListPatch } from './list-filter-values.ts'

const DaysFilter = lazyPart(() => import('./days-filter.tsx'))

type Change = (patch: ListPatch, options?: { replace?: boolean }) => void

interface Props<F extends Record<string, FilterSpec>, S extends string, Row extends Identified> {
  readonly list: ListDeclaration<F, S, Row>
  readonly state: ListState<F, S>
  readonly fixed: object
  readonly change: Change
  /** The saved views. */
  readonly views: ReactNode
}

/**
 * One control for each filter of the specification, and a sort control for narrow screens, which have no table head.
 */
export function ListFilters<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>({
  list,
  state,
  fixed,
  change,
  views,
}: Props<F, S, Row>) {
  const values = state as unknown as Record<string, string | undefined>
  const names = Object.keys(list.spec.filters).filter((name) => !(name in fixed))
  const [unfolded, setUnfolded] = useState(false)
  const folded = names.filter((name) => list.spec.filters[name]?.kind !== 'text')
  const set = folded.filter((name) => values[name] !== undefined).length
  return (
    <div className="list-filters" role="search" aria-label={m.list_filters()} data-folded={!unfolded}>
      {views}
      {names.map((name) => (
        <Filter
          key={name}
          filter={list.spec.filters[name] as FilterSpec}
          control={list.filters[name] as FilterControl}
          value={values[name]}
          onChange={(value, options) => change({ [name]: value, page: 1 }, options)}
        />
      ))}
      {(folded.length > 0 || list.spec.sorts.length > 0) && (
        // The style shows it on a phone only, where the other filters are hidden until it is pressed.
        <Button
          className="list-unfold"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {set > 0 ? m.list_filters_set({ count: set }) : m.list_filters()}
        </Button>
      )}
      {isFiltered(list.spec, state, fixed) && (
        <Button type="link" onClick={() => change(initialFilters(list.spec.filters))}>
          {m.list_clear_filters()}
        </Button>
      )}
      {list.spec.sorts.length > 0 && (
        <Select
          className="list-narrow-sort"
          aria-label={m.list_sort()}
          value={`${state.sort} ${state.dir}`}
          onChange={(value) => {
            const [sort, dir] = value.split(' ')
            change({ sort: sort, dir: dir, page: 1 })
          }}
          options={list.spec.sorts.flatMap((sort) => [
            { value: `${sort} ASC`, label: `${list.sorts[sort]()} ↑`, title: m.list_sort_ascending() },
            { value: `${sort} DESC`, label: `${list.sorts[sort]()} ↓`, title: m.list_sort_descending() },
          ])}
        />
      )}
    </div>
  )
}

interface FilterProps {
  readonly filter: FilterSpec
  readonly control: FilterControl
  readonly value: string | undefined
  readonly onChange: (value: string | undefined, options?: { replace?: boolean }) => void
}

function Filter({ filter, control, value, onChange }: FilterProps) {
  const label = control.label()
  switch (filter.kind) {
    case 'text':
      return (
        <TextFilter
          label={label}
          button={control.button?.()}
          longest={filter.longest}
          value={value ?? ''}
          onChange={onChange}
        />
      )
    case 'choice':
    case 'yesNo':
      return (
        <Select
          className="list-filter"
          aria-label={label}
          placeholder={label}
          value={value ?? null}
          onChange={(chosen: string | null) => onChange(chosen || undefined)}
          options={[
            ...(filter.required ? [] : [allOption()]),
            ...(filter.kind === 'yesNo' ? yesNoOptions() : optionsOf(filter.values, control)),
          ]}
        />
      )
    case 'choices':
      return (
        <Select
          mode="multiple"
          className="list-filter list-filter-several"
          aria-label={label}
          placeholder={label}
          maxTagCount="responsive"
          maxTagPlaceholder={(hidden) => `+${hidden.length}`}
          value={value === undefined ? [] : readChoices(value)}
          onChange={(chosen: string[]) =>
            onChange(chosen.includes(all) ? undefined : writeChoices(chosen) || undefined)
          }
          options={[allOption(), ...optionsOf(filter.values, control)]}
        />
      )
    case 'reference':
    case 'day': {
      const Picker = control.picker
      return Picker ? <Picker className="list-filter" label={label} value={value} onChange={onChange} /> : null
    }
    case 'days':
      return (
        <Suspense fallback={<span className="list-filter list-days" />}>
          <DaysFilter label={label} future={filter.future} value={value} onChange={onChange} />
        </Suspense>
      )
  }
}

/** The option that clears a filter. No value of a filter is empty. */
const all = ''
const allOption = () => ({ value: all, label: m.list_all() })

const optionsOf = (values: readonly string[], { nameOf }: FilterControl) =>
  values.map((value) => ({ value, label: nameOf?.(value) ?? value }))

const yesNoOptions = () => [
  { value: 'YES' satisfies YesNo, label: m.common_yes() },
  { value: 'NO' satisfies YesNo, label: m.common_no() },
]

/** Long enough to type the next letter. Milliseconds. */
const pause = 300

/**
 * The search box. The text is written to the address after a pause, replacing the history entry, so that Back leaves
 * the list instead of undoing letters.
 */
function TextFilter({
  label,
  button,
  longest,
  value,
  onChange,
}: Omit<FilterProps, 'filter' | 'control' | 'value'> & {
  label: string
  button: string | undefined
  longest: number
  value: string
}) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  // The address changed from elsewhere (Back, filters cleared): update the box.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])

  const says = useId()
  const nothing = typed.trim() !== '' && !hasSearchText(typed)
  const send = (text: string) => {
    cancel.current()
    sent.current = hasSearchText(text) ? text.trim() : ''
    if (sent.current !== value) onChange(sent.current || undefined, { replace: true })
  }
  return (
    <span className={button ? 'list-search list-search-ahead' : 'list-search'}>
      <Input
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        title={m.list_search_hint()}
        placeholder={label}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        {...letterLimit(longest)}
        value={typed}
        {...(nothing ? { status: 'error', 'aria-invalid': true, 'aria-describedby': says } : {})}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          cancel.current()
          const { pathname } = location
          cancel.current = afterTyping(pause, () => {
            // Whoever left meanwhile searches no more: the next screen may still be loading, and this one is there.
            if (location.pathname === pathname) send(text)
          })
        }}
        onPressEnter={() => send(typed)}
      />
      {button && <Button onClick={() => send(typed)}>{button}</Button>}
      {nothing && (
        <small id={says} role="status">
          {m.list_search_nothing()}
        </small>
      )}
    </span>
  )
}
