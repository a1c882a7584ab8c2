import { queryOptions, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { ReferencePickerProps } from '../../../../platform/web/list/list-declaration.ts'
import { badgeChoicesDocument } from './badge.documents.ts'
import { foldText } from '../../../../platform/shared/fold-text.ts'

/** How many badges the dropdown loads. */
const badgeChoicesLimit = 100

const choicesQuery = (assignable: boolean) =>
  queryOptions({
    queryKey: ['Badge', 'choices', { assignable }],
    queryFn: async ({ signal }) => {
      const filter = assignable ? { status: 'ENABLED' as const } : null
      return (await request(badgeChoicesDocument, { limit: badgeChoicesLimit, filter }, { signal })).cmsListBadges.items
    },
    staleTime: 5 * 60_000,
  })

interface Props extends ReferencePickerProps {
  /** Only badges that can be assigned. Without this, disabled badges are offered too, for filters. */
  readonly assignable?: boolean
}

/** Picks one badge, searched by title without regard to accents. Its value is the badge's id. */
export function BadgePicker({ id, value, onChange, label, className, assignable = false }: Props) {
  const { data, isPending, isError } = useQuery(choicesQuery(assignable))
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(className === undefined ? {} : { className })}
      aria-label={label}
      placeholder={label}
      allowClear
      loading={isPending}
      status={isError ? 'error' : ''}
      notFoundContent={isError ? m.badges_picker_failed() : m.badges_picker_empty()}
      showSearch={{ filterOption: (typed, option) => foldText(option?.label ?? '').includes(foldText(typed)) }}
      // While the titles are loading, the id is not shown in their place.
      value={data === undefined ? null : (value ?? null)}
      onChange={(chosen: string | null | undefined) => onChange?.(chosen ?? undefined)}
      options={data?.map(({ _id, title }) => ({ value: _id, label: title })) ?? []}
    />
  )
}

/** A badge's title, or the end of its id while the title is unknown. */
export function BadgeName({ id }: { readonly id: string }) {
  const { data } = useQuery(choicesQuery(false))
  return data?.find((badge) => badge._id === id)?.title ?? `…${id.slice(-6)}`
}
