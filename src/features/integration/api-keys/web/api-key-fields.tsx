import { Form, Radio, Switch } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { keyModes, keyScopes } from '../../../../platform/shared/permission.ts'
import { ChoiceBoxes } from '../../../../platform/web/form/choice-boxes.tsx'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { MomentField } from '../../../../platform/web/form/moment-field.tsx'
import { NumberItem } from '../../../../platform/web/form/number-item.tsx'
import type { FieldOf } from '../../../../platform/web/form/use-record-form.tsx'
import { memberActionName } from '../../../people/trusted-points/web/public.ts'
import type { apiKeyForm } from '../api-key.rules.ts'
import { eventKinds, longestKeyName, mostDailyPoints } from '../api-key.values.ts'
import { aboutMode, aboutScope, modeName, scopeName } from './api-key-words.ts'

/** The fields of a key; those about events and reading only with that scope. */
export function ApiKeyFields({
  field,
  isNew,
}: {
  readonly field: FieldOf<typeof apiKeyForm>
  readonly isNew: boolean
}) {
  const scopes = Form.useWatch<readonly string[] | undefined>('scopes')
  return (
    <>
      <TextItem {...field('name')} autoFocus maxLength={longestKeyName} />
      <Form.Item {...field('mode')}>
        <Radio.Group
          className="api-keys-choices"
          disabled={!isNew}
          options={keyModes.map((value) => ({
            value,
            label: (
              <>
                <strong>{modeName(value)}</strong>
                <small>{aboutMode(value)}</small>
              </>
            ),
          }))}
        />
      </Form.Item>
      <Form.Item {...field('scopes')}>
        <ChoiceBoxes
          className="api-keys-choices"
          options={keyScopes.map((value) => ({
            value,
            label: (
              <>
                <strong>{scopeName(value)}</strong>
                <small>{aboutScope(value)}</small>
              </>
            ),
          }))}
        />
      </Form.Item>
      {scopes?.includes('EVENTS') && (
        <>
          <Form.Item {...field('eventKinds')}>
            <ChoiceBoxes
              className="api-keys-choices"
              options={eventKinds.map((value) => ({ value, label: memberActionName(value) }))}
            />
          </Form.Item>
          <NumberItem
            {...field('dailyPoints')}
            decimals={2}
            min={0.01}
            max={mostDailyPoints}
            extra={m.api_keys_daily_points_hint()}
          />
        </>
      )}
      {scopes?.includes('READ') && (
        <Form.Item {...field('personalData')} valuePropName="checked" extra={m.api_keys_personal_data_hint()}>
          <Switch />
        </Form.Item>
      )}
      <Form.Item {...field('endsAt')}>
        <MomentField />
      </Form.Item>
    </>
  )
}
