import { queryOptions, useQuery } from '@tanstack/react-query'
import type { RunInfoFragment } from '../../../../generated/graphql/graphql.ts'
import { serverTime } from '../../../../platform/shared/server-clock.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useRefetchOnChange } from '../../live/web/public.ts'
import { fileKeptHours, mayBeCancelled } from '../run.values.ts'
import { runDocument } from './run.documents.ts'

export type RunInfo = RunInfoFragment

export const runModel = 'RUN'
/** The search parameter that opens a run over the list. */
export const runDetail = 'run'

/** A running run is refetched after this many milliseconds, in case the live stream is down. */
const askedEvery = 3_000

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [runModel, 'one', id],
    queryFn: async ({ signal }) => (await request(runDocument, { _id: id }, { signal })).cmsRun,
  })

/** A run with its progress, kept up to date. */
export function useRun(id: string) {
  const query = useQuery({
    ...runQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.state === 'WORKING' ? askedEvery : false),
  })
  useRefetchOnChange(runModel, id, query.refetch)
  return query
}

const askAgainAfter = 700

/** Waits until a run no longer works. */
export async function settled(run: RunInfo): Promise<RunInfo> {
  let now = run
  while (now.state === 'WORKING') {
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter))
    now = (await request(runDocument, { _id: run._id })).cmsRun
  }
  return now
}

export const isCancellable = ({ state, phase }: RunInfo) => mayBeCancelled({ state, phase })

/** Whether an export can be downloaded again. */
export const hasFile = ({ kind, state, finishedAt }: RunInfo) =>
  kind === 'EXPORT' && state === 'DONE' && serverTime() - Date.parse(finishedAt!) < fileKeptHours * 3_600_000

export const runsChanged = () => recordsChanged(runModel)
