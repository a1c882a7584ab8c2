import { Checkbox, Form, Input } from 'antd'
import { z } from 'zod'
import { m } from '../../../../generated/messages/messages.js'
import { longestViewName, viewName, viewTexts } from '../../../shared/saved-view.ts'
import { FormModal } from '../../form/form-modal.tsx'
import { request } from '../../graphql-client.ts'
import { notices } from '../../notices.tsx'
import { saveViewDocument, updateViewDocument } from '../list.documents.ts'
import type { ViewContent } from './view-address.ts'
import type { SavedView } from './views-query.ts'

interface Props {
  readonly list: string
  /** The view that gets another name; without it, the screen's state becomes a new one. */
  readonly view: SavedView | undefined
  readonly content: ViewContent
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

interface Values {
  readonly name: string
  readonly shared: boolean
}

const schema = z.object({ name: viewName, shared: z.boolean() })

/** Names a view, and says whether others see it. */
export function ViewDialog({ list, view, content, onDone, onClose }: Props) {
  return (
    <FormModal<Values, string>
      title={view ? m.list_views_rename_title() : m.list_views_save_title()}
      record={view?._id ?? list}
      schema={schema}
      translate={translate}
      initialValues={{ name: view?.name ?? '', shared: view?.shared ?? false }}
      send={async (values, options) => {
        if (view) {
          const variables = { ...values, _id: view._id, version: view.version }
          return (await request(updateViewDocument, variables, options)).cmsUpdateView._id
        }
        const { columns, ...state } = content
        const variables = { ...state, ...values, list, ...(columns ? { columns: [...columns] } : {}) }
        return (await request(saveViewDocument, variables, options)).cmsSaveView._id
      }}
      onDone={(id) => {
        notices.success(view ? m.list_views_renamed() : m.list_views_saved())
        onDone(id)
      }}
      onClose={onClose}
    >
      {(rulesFor) => (
        <>
          <Form.Item name="name" label={m.list_views_name()} rules={rulesFor('name')}>
            <Input autoFocus autoComplete="off" maxLength={longestViewName} showCount />
          </Form.Item>
          <Form.Item name="shared" valuePropName="checked" extra={m.list_views_shared_hint()}>
            <Checkbox>{m.list_views_shared_label()}</Checkbox>
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

const texts: Readonly<Record<string, () => string>> = {
  [viewTexts.nameRequired]: m.list_views_name_required,
  [viewTexts.nameTaken]: m.list_views_name_taken,
  [viewTexts.tooMany]: m.list_views_too_many,
}
const translate = (text: string) => texts[text]?.() ?? text
