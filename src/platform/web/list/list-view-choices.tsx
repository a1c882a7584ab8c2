import { Checkbox, Popover, Radio } from 'antd'
import type { ReactElement } from 'react'
import { m } from '../../../generated/messages/messages.js'
import type { ListPreferences } from './list-preferences.ts'

interface Choice {
  readonly key: string
  readonly title: string
  readonly shown: boolean
  /** Cannot be hidden. */
  readonly fixed: boolean
  readonly show: (on: boolean) => void
}

interface Props {
  readonly columns: readonly Choice[]
  readonly preferences: Pick<ListPreferences, 'density' | 'setDensity'>
  readonly children: ReactElement
}

/** The menu of columns and density around the button that opens it; open as soon as it is loaded. */
export default function ListViewChoices({ columns, preferences, children }: Props) {
  const content = (
    <div className="list-view" role="group" aria-label={m.list_view()}>
      <fieldset>
        <legend>{m.list_columns()}</legend>
        {columns.map(({ key, title, shown, fixed, show }) => (
          <Checkbox key={key} checked={shown} disabled={fixed} onChange={(event) => show(event.target.checked)}>
            {title}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset>
        <legend>{m.list_density()}</legend>
        <Radio.Group
          value={preferences.density}
          onChange={(event) => preferences.setDensity(event.target.value)}
          options={[
            { value: 'comfortable', label: m.list_density_comfortable() },
            { value: 'compact', label: m.list_density_compact() },
          ]}
        />
      </fieldset>
    </div>
  )
  return (
    <Popover content={content} defaultOpen trigger="click" placement="bottomRight" destroyOnHidden>
      {children}
    </Popover>
  )
}
