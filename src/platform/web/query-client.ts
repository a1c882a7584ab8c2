import { QueryClient } from '@tanstack/react-query'
import { isRequestError } from './request-error.ts'

/** Reads are tried twice more when nobody answered; a refusal is an answer. Writes are never repeated unasked. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isRequestError(error, 'OFFLINE', 'UNAVAILABLE'),
      retryDelay: (attempt) => 400 * 2 ** attempt,
      // A request says itself that it found no network; a paused query would show a skeleton for ever.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
