import { useQuery } from '@tanstack/react-query'
import { caseQuery, type Decision } from './desk-queries.ts'

export const isWorking = ({ state }: Decision) => state === 'APPLYING' || state === 'UNDOING'

/** Whether somebody else or the job will change the state of the decision. */
const isUnsettled = (decision: Decision) => isWorking(decision) || decision.state === 'WAITING'

/**
 * The decision's present state: polled while it is carried out or undone in the background, and read again when the case
 * changes while it waits for a second look.
 */
export function useFollowed<D extends Decision | undefined>(decided: D): Decision | D {
  const followed = decided !== undefined && isUnsettled(decided)
  const { data } = useQuery({
    ...caseQuery(decided?.case._id ?? ''),
    enabled: followed,
    refetchInterval: ({ state }) => {
      const now = state.data?.decision
      return now && now._id === decided?._id && !isWorking(now) ? false : 1_000
    },
  })
  return followed && data?.decision?._id === decided._id ? data.decision : decided
}
