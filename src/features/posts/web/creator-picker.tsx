import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import type { FindCreatorsQuery } from '../../../generated/graphql/graphql.ts'
import { m } from '../../../generated/messages/messages.js'
import { request } from '../../../platform/web/graphql-client.ts'
import { Face } from '../../../platform/web/list/cells.tsx'
import type { ReferencePickerProps } from '../../../platform/web/list/list-declaration.ts'
import { creatorChoices } from '../post.list.ts'
import { creatorNameDocument, findCreatorsDocument } from './post.documents.ts'
import { useSettledText } from './use-settled-text.ts'

/** One person, found by name among all of them: each search shows the first few. Its value is the person's id. */
export function CreatorPicker({ id, value, onChange, label, className }: ReferencePickerProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Creator>()
  const text = useSettledText(typed)
  const found = useQuery({
    queryKey: ['Creator', 'find', text],
    queryFn: open
      ? async ({ signal }) =>
          (await request(findCreatorsDocument, { q: text, limit: creatorChoices }, { signal })).cmsFindCreators
      : skipToken,
    placeholderData: keepPreviousData,
    // People come and go while the picker is closed: every search asks again.
    staleTime: 0,
  })
  const known = [chosen, ...(found.data ?? [])].find((person) => person?._id === value)?.fullName
  const named = useNameOfCreator(known === undefined ? value : undefined)
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
      notFoundContent={found.isError ? m.posts_picker_failed() : found.isPending ? null : m.posts_picker_empty()}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped, autoClearSearchValue: true }}
      onOpenChange={setOpen}
      value={value === undefined ? null : { value, label: known ?? named ?? `…${value.slice(-6)}` }}
      onChange={(next) => {
        const person = found.data?.find(({ _id }) => _id === next?.value)
        setChosen(person)
        setTyped('')
        onChange?.(next?.value)
      }}
      options={found.data?.map(({ _id, fullName }) => ({ value: _id, label: fullName })) ?? []}
      optionRender={({ value: id }) => optionOf(found.data?.find(({ _id }) => _id === id))}
    />
  )
}

type Creator = FindCreatorsQuery['cmsFindCreators'][number]

/** A person in the picker's list: the picture tells namesakes apart. */
const optionOf = (person: Creator | undefined) =>
  person && (
    <span className="posts-person">
      <Face
        src={person.avatar?.thumbnail ?? person.photoUrl}
        src2x={person.avatar?.thumbnail2x}
        name={person.fullName}
        size={24}
      />
      {person.fullName}
    </span>
  )

/** The name behind an id that came with the address. Undefined until it is here, or when the person wrote nothing. */
function useNameOfCreator(id: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['Creator', 'name', id],
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) => {
            const { cmsGetPostsByCreator } = await request(creatorNameDocument, { targetId: id }, { signal })
            return cmsGetPostsByCreator[0]?.creator.fullName ?? null
          },
    staleTime: 5 * 60_000,
  })
  return data ?? undefined
}
