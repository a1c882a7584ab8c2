import { DownOutlined, PushpinOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import type { FilterSpec, ListState } from '../../../shared/list.ts'
import { lazyPart } from '../../parts/lazy-part.tsx'
import type { FilterControl, Identified, ListDeclaration } from '../list-declaration.ts'
import type { ListPreferences } from '../list-preferences.ts'
import { addressOfView, contentOf, isModified } from './view-address.ts'
import { viewsQuery } from './views-query.ts'
import './list-views.css'

const ViewsMenu = lazyPart(() => import('./views-menu.tsx'))

/** The part of a list's address that views read and write. */
export interface ViewPlace {
  readonly search: Readonly<Record<string, unknown>>
  readonly view: string | undefined
  /** Replaces all of the list's search parameters. */
  readonly go: (search: Record<string, string | number>, options?: { replace?: boolean }) => void
}

interface Props<F extends Record<string, FilterSpec>, S extends string, Row extends Identified> {
  readonly list: ListDeclaration<F, S, Row>
  readonly state: ListState<F, S>
  readonly fixed: Readonly<Record<string, string>>
  readonly place: ViewPlace
  /** Keys of the visible columns. */
  readonly columns: readonly string[]
  readonly preferences: ListPreferences
}

/**
 * The saved views of a list, next to its filters. Choosing one writes its filters, columns and id into the address,
 * which remains the only state.
 */
export function ListViews<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  props: Props<F, S, Row>,
) {
  const { list, state, fixed, place, columns, preferences } = props
  const { spec } = list
  const [asked, setAsked] = useState(false)
  const opening = preferences.openingView(fixed)
  const untouched = Object.keys(place.search).length === 0
  const { data: views } = useQuery({
    ...viewsQuery(spec.name),
    enabled: asked || (place.view !== undefined && place.view !== 'none') || (untouched && opening !== undefined),
  })
  const current = views?.find((view) => view._id === place.view)
  const modified = current !== undefined && isModified(spec, current, place.search, fixed)

  // An address without parameters opens the view that the person chose as default.
  const first = untouched ? views?.find((view) => view._id === opening) : undefined
  const firstAddress = first && JSON.stringify(addressOfView(spec, first, fixed))
  const { go } = place
  useEffect(() => {
    if (firstAddress !== undefined) go(JSON.parse(firstAddress) as Record<string, string | number>, { replace: true })
  }, [firstAddress, go])

  const name = current?.name ?? m.list_views_standard()
  const button = (
    <Button
      className="list-views"
      icon={<PushpinOutlined aria-hidden />}
      aria-haspopup="menu"
      aria-label={modified ? m.list_views_button_modified({ name }) : m.list_views_button({ name })}
      onClick={() => setAsked(true)}
    >
      <span className="list-views-name">{name}</span>
      {modified && <span aria-hidden="true">•</span>}
      <DownOutlined aria-hidden />
    </Button>
  )
  if (!asked) return button
  return (
    <Suspense fallback={button}>
      <ViewsMenu
        list={spec.name}
        views={views}
        current={current}
        modified={modified}
        content={contentOf(spec, state, columns)}
        opening={opening}
        labelOf={(part) => labelOf(list, part)}
        onOpen={(view) => place.go(view ? addressOfView(spec, view, fixed) : opening ? { view: 'none' } : {})}
        onOpeningView={(id) => preferences.setOpeningView(fixed, id)}
      >
        {button}
      </ViewsMenu>
    </Suspense>
  )
}

/** The label of a part of a saved view (`filters.status`, `columns.point`, `sort`, `size`) on this list. */
function labelOf<F extends Record<string, FilterSpec>, S extends string, Row extends Identified>(
  { filters, columns }: ListDeclaration<F, S, Row>,
  part: string,
): string {
  const [kind, name = part] = part.split('.')
  if (kind === 'sort') return m.list_sort()
  if (kind === 'size') return m.list_page_size()
  if (kind === 'filters') return (filters as Record<string, FilterControl>)[name]?.label() ?? name
  return columns.find(({ key }) => key === name)?.title() ?? name
}
