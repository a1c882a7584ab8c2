import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Me, meQuery } from '../session/session.tsx'
import { useLive } from './live.ts'

const rightsOf = ({ group, badgeStatus, termStatus, areas, secondFactorDemanded }: Me) =>
  JSON.stringify([group, badgeStatus, termStatus, areas, secondFactorDemanded])

/**
 * Asks again who the viewer is as soon as the server says that their rights have changed, or may have. After a change
 * the screens are asked again too: what was closed is forgotten, and what is open shows what the viewer now may see.
 */
export function useFollowedRights(viewer: Me): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useLive(({ type }) => {
    if (type === 'rights' || type === 'resync') void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  })
  const rights = rightsOf(viewer)
  const before = useRef(rights)
  useEffect(() => {
    if (before.current === rights) return
    before.current = rights
    const others = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== meQuery.queryKey[0],
    }
    queryClient.removeQueries({ ...others, type: 'inactive' })
    void queryClient.invalidateQueries(others)
    void router.invalidate()
  }, [queryClient, rights, router])
}
