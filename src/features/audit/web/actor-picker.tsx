import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import type { FindActorsQueryVariables } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { request } from '../../../platform/web/graphql-client.ts'
import type { ReferencePickerProps } from '../../../platform/web/list/list-declaration.ts'
import { useSettled } from '../../../platform/web/shell/use-settled.ts'
import { actorChoices } from '../audit.list.ts'
import { actorDocument, findActorsDocument } from './audit.documents.ts'

/** A person who acts: administrators until a name, number or address is typed, then anybody. */
export function ActorPicker({ id, value, onChange, label, className }: ReferencePickerProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const text = useSettled(typed.trim(), 250)
  const found = useQuery({
    queryKey: ['User', 'actors', text],
    queryFn: open
      ? async ({ signal }) => {
          const which: FindActorsQueryVariables = text
            ? { query: text, group: null }
            : { query: null, group: 'ADMIN' as const }
          return (await request(findActorsDocument, { ...which, limit: actorChoices }, { signal })).cmsGetUsers.items
        }
      : skipToken,
    placeholderData: keepPreviousData,
  })
  const listed = found.data?.find((person) => person._id === value)?.fullName
  const { data: named } = useQuery({
    queryKey: ['User', 'actor', value],
    queryFn:
      value === undefined || listed !== undefined
        ? skipToken
        : async ({ signal }) => (await request(actorDocument, { userId: value }, { signal })).cmsGetUser.fullName,
    staleTime: 5 * 60_000,
  })
  return (
    <Select<{ value: string; label: string } | null, { value: string; label: string; hint: string }>
      {...(id === undefined ? {} : { id })}
      {...(className === undefined ? {} : { className })}
      aria-label={label}
      placeholder={label}
      allowClear
      labelInValue
      popupMatchSelectWidth={280}
      loading={found.isFetching}
      notFoundContent={found.isError ? m.audit_picker_failed() : found.isPending ? null : m.audit_picker_empty()}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped, autoClearSearchValue: true }}
      onOpenChange={setOpen}
      value={value === undefined ? null : { value, label: listed ?? named ?? `…${value.slice(-6)}` }}
      onChange={(next) => {
        setTyped('')
        onChange?.(next?.value)
      }}
      options={
        found.data?.map(({ _id, fullName, phoneNumber }) => ({ value: _id, label: fullName, hint: phoneNumber })) ?? []
      }
      optionRender={({ data }) => `${data.label} · ${data.hint}`}
    />
  )
}
