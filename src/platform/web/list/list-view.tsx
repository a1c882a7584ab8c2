import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover, Radio } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import type { Column } from './list-declaration.ts'
import type { ListPreferences } from './list-preferences.ts'

interface Props<Row, S extends string> {
  readonly columns: readonly Column<Row, S>[]
  readonly preferences: Pick<ListPreferences, 'density' | 'setDensity'>
  readonly shows: (column: Column<Row, S>) => boolean
  readonly onShow: (column: Column<Row, S>, on: boolean) => void
}

/** Which columns to show and how close together. */
export function ListView<Row, S extends string>({ columns, preferences, shows, onShow }: Props<Row, S>) {
  const content = (
    <div className="list-view" role="group" aria-label={m.list_view()}>
      <fieldset>
        <legend>{m.list_columns()}</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            checked={shows(column)}
            disabled={column.opens ?? false}
            onChange={(event) => onShow(column, event.target.checked)}
          >
            {column.title()}
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
    <Popover content={content} trigger="click" placement="bottomRight" destroyOnHidden>
      <Button icon={<SettingOutlined aria-hidden />} aria-label={m.list_view()} title={m.list_view()} />
    </Popover>
  )
}
