import { queryOptions } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { MeQuery } from '../../../generated/graphql/graphql.ts'
import { mayCall, type Operation } from '../../shared/operation.ts'
import type { Viewer } from '../../shared/permission.ts'
import { request } from '../requests/graphql-client.ts'
import { meDocument } from './session.documents.ts'

/** The signed-in person: what permissions depend on, and the profile. */
export type Me = MeQuery['me'] & Viewer

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me> => (await request(meDocument, undefined, { signal })).me,
  staleTime: 60_000,
})

const ViewerContext = createContext<Me | null>(null)

export function ViewerProvider({ viewer, children }: { viewer: Me; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}

export function useViewer(): Me {
  const viewer = use(ViewerContext)
  if (viewer === null) throw new Error('useViewer is for screens behind the sign-in')
  return viewer
}

/** Whether to show controls that call the operation. The server checks again. */
export function usePermission(operation: Operation): boolean {
  return mayCall(useViewer(), operation)
}
