import { Form, Input, Switch } from 'antd'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/configs.js'
import { ChoiceItem, TextItem } from '../../../../platform/web/form/items.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { Moment } from '../../../../platform/web/list/cells.tsx'
import { declareList } from '../../../../platform/web/list/list-declaration.ts'
import { loadPage } from '../../../../platform/web/list/load-page.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { RecordListScreen } from '../../../../platform/web/records/record-list-screen.tsx'
import { letterCount } from '../../../../platform/web/form/letter-limit.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import { configList } from '../config.list.ts'
import { configOperations } from '../config.operations.ts'
import { addRange, writeRanges } from '../config.ranges.ts'
import { configInput, configTypes, longestKey, longestValue, mayBePublic } from '../config.rules.ts'
import { configTypeName } from './config-type-name.ts'
import { ConfigValue } from './config-value.tsx'
import { configWords } from './config-words.ts'
import { configsDocument } from './config.documents.ts'
import { RangeEditor } from './range-editor.tsx'
import './configs.css'

const load = loadPage(configList, configsDocument)

const configListing = declareList({
  spec: configList,
  operation: configOperations.cmsGetConfigs,
  load,
  title: m.configs_title,
  model: 'CONFIG',
  exports: true,
  nameOf: (config) => config.key,
  filters: { q: { label: m.configs_filter_text } },
  sorts: { CREATED_AT: m.common_created_at },
  columns: [
    { key: '_id', title: m.common_id, kind: 'id' },
    {
      key: 'key',
      title: m.configs_key,
      cell: (config) => <strong className="configs-key">{config.key}</strong>,
      opens: true,
    },
    {
      key: 'type',
      title: m.common_type,
      cell: (config) => <span className="configs-type">{configTypeName(config.type)}</span>,
    },
    { key: 'value', title: m.configs_value, cell: (config) => <ConfigValue type={config.type} value={config.value} /> },
    { key: 'isPublic', title: m.configs_public, cell: ({ isPublic }) => yesOrNo(isPublic) },
    {
      key: 'lastChange',
      title: m.configs_last_change,
      cell: ({ lastChange }) =>
        lastChange && (
          <>
            <Moment at={lastChange.createdAt} />
            <div>{lastChange.actor?.fullName}</div>
          </>
        ),
    },
  ],
})

/** `/settings`: the app's configs. */
export function ConfigListScreen() {
  return (
    <RecordListScreen
      list={configListing}
      schema={configInput}
      words={configWords}
      valuesOf={({ key, type, value, isPublic }) => ({ key, type, value, isPublic })}
      together={[['type', 'value']]}
      fresh={{ type: 'NORMAL', isPublic: false }}
      create={{
        operation: configOperations.createConfig,
        button: m.configs_add,
        title: m.configs_add_new,
        done: m.configs_created_text,
        send: (values, options) => request(mutation('createConfig'), values, options),
      }}
      change={{
        operation: configOperations.updateConfig,
        title: m.configs_edit,
        done: m.configs_updated_text,
        send: (values, target, options) => request(mutation('updateConfig'), { ...values, ...target }, options),
      }}
      remove={{
        operation: configOperations.deleteConfig,
        question: m.configs_delete_question,
        send: ({ _id, version }, options) => request(mutation('deleteConfig'), { _id, version }, options),
        done: () => notices.success(m.configs_deleted(), m.configs_deleted_text()),
      }}
    >
      {(field, config, form) => (
        <>
          <TextItem {...field('key')} autoFocus={!config} maxLength={longestKey} />
          <ChoiceItem
            {...field('type')}
            values={configTypes}
            nameOf={configTypeName}
            onChange={(type) => {
              // The editor of a new value shows one range; the form must hold the same.
              if (type === 'VALUE_RANGE' && !form.getFieldValue('value'))
                form.setFieldValue('value', writeRanges(addRange([])))
            }}
          />
          <Form.Item noStyle dependencies={['type']}>
            {() =>
              form.getFieldValue('type') === 'VALUE_RANGE' ? (
                // The editor marks the faulty fields itself; antd would mark all of them.
                <Form.Item {...field('value')} validateStatus="">
                  <RangeEditor />
                </Form.Item>
              ) : (
                <Form.Item {...field('value')}>
                  <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} {...letterCount(longestValue)} />
                </Form.Item>
              )
            }
          </Form.Item>
          <Form.Item noStyle dependencies={['key']}>
            {() =>
              mayBePublic(String(form.getFieldValue('key'))) && (
                <Form.Item {...field('isPublic')} required={false} valuePropName="checked" layout="horizontal">
                  <Switch />
                </Form.Item>
              )
            }
          </Form.Item>
          {config && <RecordHistory model="CONFIG" id={config._id} heading="h3" />}
        </>
      )}
    </RecordListScreen>
  )
}
