import { QueryClient } from '@tanstack/react-query'
import { isRequestError } from './request-error.ts'

/** Reads that get no answer are tried twice more; a refusal is an answer. Writes are never repeated automatically. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isRequestError(error, 'OFFLINE', 'UNAVAILABLE'),
      retryDelay: (attempt) => 400 * 2 ** attempt,
      // A request detects a missing network itself; a paused query would show a skeleton forever.
      networkMode: 'always',
      // Off by default in that mode. A screen that failed while the connection was lost comes back with it.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
