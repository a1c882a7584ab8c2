import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '../use-debounced-value.ts'

/**
 * The records that match a typed text, asked for once nobody has typed for a moment. `isOld` while they still answer an
 * earlier text: they stay in sight, and none of them may be chosen by whoever is quick with Enter.
 */
export function useFound<T>({
  cacheKey,
  typed,
  find,
}: {
  /** Start of the query keys. */
  readonly cacheKey: string
  readonly typed: string
  /** Undefined to ask nothing. */
  readonly find: ((text: string, signal: AbortSignal) => Promise<readonly T[]>) | undefined
}) {
  const text = useDebouncedValue(typed.trim())
  const found = useQuery({
    queryKey: [cacheKey, 'find', text],
    queryFn: find === undefined ? skipToken : ({ signal }) => find(text, signal),
    placeholderData: keepPreviousData,
    // Records change while the picker is closed: every search asks the server.
    staleTime: 0,
  })
  return { ...found, isOld: typed.trim() !== text || found.isPlaceholderData }
}
