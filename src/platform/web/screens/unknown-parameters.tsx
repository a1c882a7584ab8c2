import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { isId } from '../../shared/list.ts'
import { notices } from '../notices/notices.tsx'
import type { KnowsParameter } from './search-parameters.ts'

/** Of a parameter, so that the notice stays readable. */
const longest = 60

interface Props {
  /** The parameters that open a record over any screen. */
  readonly everywhere: readonly string[]
}

/** Names, in a notice, the parameters of the address that its routes do not know: they have no effect. */
export function UnknownParameters({ everywhere }: Props) {
  const { routesById } = useRouter()
  const unknown = useMatches({
    select: (matches) => {
      const { params, search, pathname } = matches.at(-1)!
      const routes = matches.map(({ routeId }) => routesById[routeId].options)
      const readers = routes.map(({ validateSearch }) => (validateSearch as Partial<Reader> | undefined)?.knows)
      const decided = new Set(routes.flatMap(({ staticData }) => staticData?.decided?.(params) ?? []))
      const knows = (name: string, value: unknown) =>
        (everywhere.includes(name) && isId(value)) ||
        (!decided.has(name) && readers.some((reads) => reads?.(name, value)))
      const named = Object.entries(search).filter(([name, value]) => value !== undefined && !knows(name, value))
      // One text, so that a change of anything else renders nothing.
      return named.length === 0 ? '' : JSON.stringify([pathname, named.map(([name, value]) => shown(name, value))])
    },
  })
  useEffect(() => {
    if (unknown === '') return
    const [, named] = JSON.parse(unknown) as [string, string[]]
    const parameters = named.join(', ')
    notices.info(
      m.shell_unknown_title(),
      named.length > 1
        ? m.shell_unknown_parameters({ parameters })
        : m.shell_unknown_parameter({ parameter: parameters }),
    )
  }, [unknown])
  return null
}

interface Reader {
  readonly knows: KnowsParameter
}

const shown = (name: string, value: unknown) =>
  `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`.slice(0, longest)
