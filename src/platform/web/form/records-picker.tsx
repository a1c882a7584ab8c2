import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { hasSearchText } from '../../shared/search-text.ts'
import { useDebouncedValue } from '../use-debounced-value.ts'

interface Named {
  readonly _id: string
  readonly name: string
  /** What distinguishes records of the same name. */
  readonly hint?: string | null | undefined
}

interface Props {
  /** Given by the form's item. */
  readonly id?: string
  readonly value?: readonly string[]
  readonly onChange?: (ids: readonly string[]) => void
  readonly placeholder: string
  /** The names of the records that are chosen at first. */
  readonly known: readonly Named[]
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Named[]>
  /** Start of the query keys. */
  readonly cacheKey: string
  readonly most: number
}

const none: readonly string[] = []

/** Picks several records by typing. Its value is their ids. */
export function RecordsPicker({ value = none, onChange, placeholder, known, find, cacheKey, most, ...field }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(known)
  const text = useDebouncedValue(typed.trim())
  const found = useQuery({
    queryKey: [cacheKey, 'find', text],
    queryFn: hasSearchText(text) ? ({ signal }) => find(text, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const offered = hasSearchText(typed) ? (found.data ?? []) : []
  const nameOf = (id: string) => [...chosen, ...offered].find((record) => record._id === id)?.name ?? `…${id.slice(-6)}`
  return (
    <Select<{ value: string; label: string }[], { value: string; label: string }>
      {...field}
      mode="multiple"
      labelInValue
      maxCount={most}
      placeholder={placeholder}
      loading={found.isFetching}
      notFoundContent={
        !hasSearchText(typed)
          ? null
          : found.isError
            ? m.list_picker_failed()
            : found.isFetching
              ? null
              : m.list_picker_empty()
      }
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped, autoClearSearchValue: true }}
      value={value.map((id) => ({ value: id, label: nameOf(id) }))}
      onChange={(next) => {
        setChosen(next.map(({ value: _id }) => ({ _id, name: nameOf(_id) })))
        onChange?.(next.map(({ value: id }) => id))
      }}
      options={offered.map(({ _id, name, hint }) => ({ value: _id, label: hint ? `${name} · ${hint}` : name }))}
    />
  )
}
