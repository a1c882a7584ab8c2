import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListViewsQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { failureText } from '../../form/failure.ts'
import { request } from '../../requests/graphql-client.ts'
import { notices } from '../../notices/notices.tsx'
import { listViewsDocument } from '../list.documents.ts'
import type { ViewContent } from './view-address.ts'

export type SavedView = Omit<ListViewsQuery['cmsListViews'][number], keyof ViewContent> & ViewContent

const viewsKey = (list: string) => ['View', list]

/** The views of a list that the person sees. */
export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: viewsKey(list),
    // Filters and order are plain JSON in the response; the server has checked them against the list.
    queryFn: async ({ signal }) =>
      (await request(listViewsDocument, { list }, { signal })).cmsListViews as readonly SavedView[],
    staleTime: 60_000,
  })

type Change = Partial<ViewContent> & { readonly name?: string; readonly shared?: boolean }

/**
 * Changing and deleting views. The list of views is refetched even after a failure, since somebody else may have
 * changed them.
 */
export function useViewChanges(list: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: viewsKey(list) })
  const handlers = {
    onError: (error: unknown) => notices.error(m.common_error(), failureText(error)),
    onSettled: refresh,
  }
  const update = useMutation({
    mutationFn: ({ view, change }: { view: SavedView; change: Change }) =>
      request(mutation('cmsUpdateView'), { ...variablesOf(change), _id: view._id, version: view.version }),
    ...handlers,
  })
  const remove = useMutation({
    mutationFn: (view: SavedView) => request(mutation('cmsDeleteView'), { _id: view._id, version: view.version }),
    ...handlers,
  })
  return { update, remove, refresh }
}

const variablesOf = ({ columns, ...change }: Change) => (columns ? { ...change, columns: [...columns] } : change)
