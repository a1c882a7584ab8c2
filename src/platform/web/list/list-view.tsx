import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { lazyPart } from '../parts/lazy-part.tsx'
import type { Column } from './list-declaration.ts'
import type { ListPreferences } from './list-preferences.ts'

const ListViewChoices = lazyPart(() => import('./list-view-choices.tsx'))

interface Props<Row, S extends string> {
  readonly columns: readonly Column<Row, S>[]
  readonly preferences: Pick<ListPreferences, 'density' | 'setDensity'>
  readonly shows: (column: Column<Row, S>) => boolean
  readonly onShow: (column: Column<Row, S>, on: boolean) => void
}

/** The button for columns and density; its menu is loaded on the first click. */
export function ListView<Row, S extends string>({ columns, preferences, shows, onShow }: Props<Row, S>) {
  const [asked, setAsked] = useState(false)
  const button = (
    <Button
      icon={<SettingOutlined aria-hidden />}
      aria-label={m.list_view()}
      title={m.list_view()}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return button
  return (
    <Suspense fallback={button}>
      <ListViewChoices
        preferences={preferences}
        columns={columns.map((column) => ({
          key: column.key,
          title: column.title(),
          shown: shows(column),
          fixed: column.opens ?? false,
          show: (on) => onShow(column, on),
        }))}
      >
        {button}
      </ListViewChoices>
    </Suspense>
  )
}
