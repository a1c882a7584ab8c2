import { Select } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { hasSearchText } from '../../shared/search-text.ts'
import { useFound } from './use-found.ts'

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

const endOf = (id: string) => `…${id.slice(-6)}`

/** A record's name; if another one has it too, with what distinguishes them. */
export function labelAmong(records: readonly Named[], { _id, name, hint }: Named): string {
  const isAlone = records.every((record) => record._id === _id || record.name !== name)
  return isAlone ? name : `${name} · ${hint ?? endOf(_id)}`
}

/** Picks several records by typing. Its value is their ids. */
export function RecordsPicker({ value = none, onChange, placeholder, known, find, cacheKey, most, ...field }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(known)
  const found = useFound({
    cacheKey,
    typed,
    find: async (text, signal) => (hasSearchText(text) ? find(text, signal) : []),
  })
  const offered = hasSearchText(typed) ? (found.data ?? []) : []
  const recordOf = (id: string) =>
    [...chosen, ...offered].find((record) => record._id === id) ?? { _id: id, name: endOf(id) }
  const picked = value.map(recordOf)
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
      value={picked.map((record) => ({ value: record._id, label: labelAmong(picked, record) }))}
      onSelect={() => setTyped('')}
      onChange={(next) => {
        setChosen(next.map(({ value: id }) => recordOf(id)))
        onChange?.(next.map(({ value: id }) => id))
      }}
      options={offered.map((record) => ({
        value: record._id,
        label: record.hint ? `${record.name} · ${record.hint}` : labelAmong(offered, record),
        disabled: found.isOld,
      }))}
    />
  )
}
