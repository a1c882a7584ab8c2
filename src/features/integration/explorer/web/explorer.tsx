import { Alert, Form, Input, Radio, Select } from 'antd'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { GraphiQL } from 'graphiql'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ApiSchemasQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { useIsDark } from '../../../../platform/web/look/theme-mode.ts'
import { type Example, exampleOf, operationNames } from './example.ts'
import { fetcherOf } from './fetcher.ts'
import { nameEditors } from './name-editors.ts'
import { keptInMemory } from './kept-in-memory.ts'
import { useGraphiqlStyles } from './graphiql-styles.ts'

type Schemas = ApiSchemasQuery['cmsApiSchemas']
type Api = keyof Omit<Schemas, '__typename'>

/** What each API shows first. */
const firstShown: Readonly<Record<Api, string>> = { staff: 'me', members: 'appConfig' }

/** Both APIs: an example of each operation, run as oneself or with a token of a member or a key. */
export default function Explorer({ schemas }: { readonly schemas: Schemas }) {
  const [api, setApi] = useState<Api>('staff')
  const [token, setToken] = useState('')
  const schema = useMemo(() => buildSchema(schemas[api]), [schemas, api])
  const [name, setName] = useState(firstShown.staff)
  const choose = (chosen: Api) => {
    setApi(chosen)
    setName(firstShown[chosen])
  }
  return (
    <>
      <Form layout="vertical" className="explorer-choices">
        <Form.Item label={m.explorer_api()}>
          <Radio.Group
            aria-label={m.explorer_api()}
            optionType="button"
            value={api}
            options={[
              { value: 'staff', label: m.explorer_api_staff() },
              { value: 'members', label: m.explorer_api_members() },
            ]}
            onChange={({ target }) => choose(target.value as Api)}
          />
        </Form.Item>
        <Form.Item label={m.explorer_example()} htmlFor="explorer-example">
          <Select
            id="explorer-example"
            showSearch
            value={name}
            placeholder={m.explorer_example_hint()}
            options={operationNames(schema).map((value) => ({ value, label: value }))}
            onChange={setName}
          />
        </Form.Item>
        {api === 'members' && (
          <Form.Item label={m.explorer_token()} htmlFor="explorer-token" extra={m.explorer_token_hint()}>
            <Input.Password
              id="explorer-token"
              autoComplete="off"
              value={token}
              onChange={({ target }) => setToken(target.value.trim())}
            />
          </Form.Item>
        )}
      </Form>
      <Alert
        type={api === 'staff' ? 'info' : 'warning'}
        title={api === 'staff' ? m.explorer_as_you() : m.explorer_as_them()}
      />
      <Editor key={`${api} ${name}`} api={api} token={token} schema={schema} example={exampleOf(schema, name)} />
    </>
  )
}

interface EditorProps {
  readonly api: Api
  readonly token: string
  readonly schema: GraphQLSchema
  readonly example: Example
}

/** GraphiQL speaks English alone. */
function Editor({ api, token, schema, example }: EditorProps) {
  const isDark = useIsDark()
  const around = useRef<HTMLDivElement>(null)
  useGraphiqlStyles()
  const [storage] = useState(keptInMemory)
  useEffect(() => nameEditors(around.current), [])
  const fetcher = useMemo(() => fetcherOf(api === 'staff' ? undefined : token), [api, token])
  return (
    <div className="explorer-editor" lang="en" ref={around}>
      <GraphiQL
        fetcher={fetcher}
        schema={schema}
        query={example.query}
        variables={example.variables}
        storage={storage}
        forcedTheme={isDark ? 'dark' : 'light'}
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
      />
    </div>
  )
}
