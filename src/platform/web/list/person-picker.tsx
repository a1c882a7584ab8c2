import { skipToken, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { hasSearchText } from '../../shared/search-text.ts'
import { useFound } from '../form/use-found.ts'
import type { ReferencePickerProps } from './list-declaration.ts'

interface Person {
  readonly _id: string
  readonly fullName: string
}

interface Props<P extends Person> extends ReferencePickerProps {
  /** The first few people that match the text, or the ones to offer before anything is typed. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly P[]>
  /** The name of an id from the address; undefined or null if it cannot be found. */
  readonly nameOf: (id: string, signal: AbortSignal) => Promise<string | null | undefined>
  /** A person in the list of choices, with what distinguishes people of the same name. */
  readonly choice: (person: P) => ReactNode
  /** Start of the query keys of these people. */
  readonly cacheKey: string
}

const nothingIn = (text: string) => text !== '' && !hasSearchText(text)

/** Picks one person by typing. Its value is the person's id. */
export function PersonPicker<P extends Person>(props: Props<P>) {
  const { id, value, onChange, label, className, find, nameOf, choice, cacheKey } = props
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<P>()
  const found = useFound<P>({
    cacheKey,
    typed,
    find: open ? async (text, signal) => (nothingIn(text) ? [] : find(text, signal)) : undefined,
  })
  const personOf = (id: unknown) => found.data?.find((person) => person._id === id)
  const known = (chosen?._id === value ? chosen : personOf(value))?.fullName
  const named = useQuery({
    queryKey: [cacheKey, 'name', value],
    queryFn:
      value === undefined || known !== undefined
        ? skipToken
        : async ({ signal }) => (await nameOf(value, signal)) ?? null,
    staleTime: 5 * 60_000,
  })
  return (
    <Select<{ value: string; label: string } | null, { value: string; label: string }>
      {...(id === undefined ? {} : { id })}
      {...(className === undefined ? {} : { className })}
      aria-label={label}
      placeholder={label}
      allowClear
      labelInValue
      popupMatchSelectWidth={280}
      loading={found.isFetching}
      notFoundContent={found.isError ? m.list_picker_failed() : found.isPending ? null : m.list_picker_empty()}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped, autoClearSearchValue: true }}
      onOpenChange={setOpen}
      value={value === undefined ? null : { value, label: known ?? named.data ?? `…${value.slice(-6)}` }}
      onChange={(next) => {
        setChosen(personOf(next?.value))
        setTyped('')
        onChange?.(next?.value)
      }}
      options={found.data?.map(({ _id, fullName }) => ({ value: _id, label: fullName, disabled: found.isOld })) ?? []}
      optionRender={({ value: id }) => {
        const person = personOf(id)
        return person && choice(person)
      }}
    />
  )
}
