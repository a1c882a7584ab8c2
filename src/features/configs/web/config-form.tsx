import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { ConflictDialog } from '../../../platform/web/form/conflict-dialog.tsx'
import { FormModal } from '../../../platform/web/form/form-modal.tsx'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import type { RequestError } from '../../../platform/web/request-error.ts'
import { RecordHistory } from '../../audit/web/public.ts'
import { addRange, writeRanges } from '../config.ranges.ts'
import { configInput, type ConfigInput, configTypes } from '../config.rules.ts'
import type { ConfigRow } from './config-listing.tsx'
import { configTypeName } from './config-type-name.ts'
import { configFieldLabel, translateConfigText } from './config-texts.ts'
import { createConfigDocument, updateConfigDocument } from './config.documents.ts'
import { RangeEditor } from './range-editor.tsx'

interface Props {
  /** None for a new config. */
  readonly config?: ConfigRow | undefined
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Adds a config, or edits one. */
export function ConfigForm({ config, onSaved, onClose }: Props) {
  const [conflict, setConflict] = useState<RequestError>()
  const [version, setVersion] = useState(config?.version ?? 1)
  const send = (values: ConfigInput, options: { idempotencyKey: string }): Promise<unknown> =>
    config
      ? request(updateConfigDocument, { ...values, _id: config._id, version }, options)
      : request(createConfigDocument, values, options)
  return (
    <>
      <FormModal<ConfigInput, unknown>
        record={config?._id}
        title={config ? m.configs_edit() : m.configs_add_new()}
        schema={configInput}
        translate={translateConfigText}
        initialValues={config ? { key: config.key, type: config.type, value: config.value } : { type: 'NORMAL' }}
        send={send}
        onDone={() => {
          if (config) notices.success(m.configs_updated(), m.configs_updated_text())
          else notices.success(m.configs_created(), m.configs_created_text())
          onSaved()
        }}
        onConflict={setConflict}
        onClose={onClose}
      >
        {(rulesFor, form) => (
          <>
            <Form.Item name="key" label={m.configs_key()} rules={rulesFor('key')}>
              <Input autoFocus={!config} autoComplete="off" maxLength={200} />
            </Form.Item>
            <Form.Item name="type" label={m.configs_type()} rules={rulesFor('type')}>
              <Select
                options={configTypes.map((type) => ({ value: type, label: configTypeName(type) }))}
                onChange={(type) => {
                  // A fresh editor shows one range; the form must hold the same.
                  if (type === 'VALUE_RANGE' && !form.getFieldValue('value'))
                    form.setFieldValue('value', writeRanges(addRange([])))
                }}
              />
            </Form.Item>
            <Form.Item noStyle shouldUpdate={(before: ConfigInput, after: ConfigInput) => before.type !== after.type}>
              {() => (
                <Form.Item name="value" label={m.configs_value()} rules={rulesFor('value')}>
                  {form.getFieldValue('type') === 'VALUE_RANGE' ? (
                    <RangeEditor />
                  ) : (
                    <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={10_000} />
                  )}
                </Form.Item>
              )}
            </Form.Item>
            {config && <RecordHistory model="CONFIG" id={config._id} heading="h3" />}
          </>
        )}
      </FormModal>
      {conflict && (
        <ConflictDialog
          changes={conflict.changes}
          labelOf={configFieldLabel}
          show={(_, value) => (typeof value === 'string' ? value : '')}
          onTake={onSaved}
          onApply={() => {
            setVersion(conflict.version ?? version)
            setConflict(undefined)
          }}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </>
  )
}
