import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { request } from '../requests/graphql-client.ts'
import { myPreferencesDocument, setPreferenceDocument } from './list.documents.ts'

const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Only differences from the declaration are stored, so that a new column appears for everybody. */
interface Preference {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
  /** The saved view that each screen of the list opens with, keyed by the screen's fixed filters. */
  readonly opening: Readonly<Record<string, string>>
}

/**
 * Reads a stored preference; a part of another shape counts as not stored. Without Zod, which would be a fifth of what a
 * list loads.
 */
function readPreference(stored: unknown): Preference {
  const { shown, hidden, opening } = Object(stored) as Record<string, unknown>
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [])
  const named = Object.entries(Object(opening) as object).filter(([, view]) => typeof view === 'string')
  return { shown: texts(shown), hidden: texts(hidden), opening: Object.fromEntries(named) }
}

const placeOf = (fixed: Readonly<Record<string, string>>) =>
  Object.entries(fixed)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** One setting for all lists. */
const densityKey = 'density'

const preferencesKey = ['Preference']

interface Choosable {
  readonly key: string
  readonly hidden?: boolean
  readonly opens?: boolean
}

export type ListPreferences = ReturnType<typeof useListPreferences>

/**
 * A person's columns for one list, stored on the server under `list.<name>`, and their density for all lists. A choice
 * shows at once and is saved in the background; if saving fails, it lasts until the page is left.
 */
export function useListPreferences(name: string) {
  const key = `list.${name}`
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: preferencesKey,
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        (await request(myPreferencesDocument, undefined, { signal })).myPreferences.map(({ key, value }) => [
          key,
          value,
        ]),
      ),
    staleTime: Infinity,
  })
  const preference = useMemo(() => readPreference(data?.[key]), [data, key])

  const { mutate } = useMutation({
    // Runs one after another, so that the last choice is saved last.
    scope: { id: 'preferences' },
    mutationFn: (changed: { key: string; value: Preference | Density }) => request(setPreferenceDocument, changed),
    onMutate: ({ key, value }) => {
      void queryClient.cancelQueries({ queryKey: preferencesKey })
      queryClient.setQueryData<Record<string, unknown>>(preferencesKey, (before) => ({ ...before, [key]: value }))
    },
  })

  const save = (value: Preference) => mutate({ key, value })

  const shows = useCallback(
    (column: Choosable) =>
      column.opens === true ||
      (column.hidden ? preference.shown.includes(column.key) : !preference.hidden.includes(column.key)),
    [preference],
  )
  return {
    density: densities.find((density) => density === data?.[densityKey]) ?? 'comfortable',
    shows,
    openingView: (fixed: Readonly<Record<string, string>>): string | undefined => preference.opening[placeOf(fixed)],
    setOpeningView: (fixed: Readonly<Record<string, string>>, id: string | undefined) => {
      const { [placeOf(fixed)]: _, ...others } = preference.opening
      save({ ...preference, opening: id === undefined ? others : { ...others, [placeOf(fixed)]: id } })
    },
    setDensity: (density: Density) => mutate({ key: densityKey, value: density }),
    show: (column: Choosable, on: boolean) => {
      const list = column.hidden ? 'shown' : 'hidden'
      const others = preference[list].filter((other) => other !== column.key)
      save({ ...preference, [list]: on === (list === 'shown') ? [...others, column.key] : others })
    },
  }
}
