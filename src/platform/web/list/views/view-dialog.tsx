import { Checkbox, Form } from 'antd'
import { z } from 'zod'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import { shareViews } from '../../../shared/permission.ts'
import { longestViewName, viewName } from '../../../shared/saved-view.ts'
import { TextItem } from '../../form/items.tsx'
import { FormDialog } from '../../form/record-form.tsx'
import { request } from '../../requests/graphql-client.ts'
import { notices } from '../../notices/notices.tsx'
import type { RecordWords } from '../../words/record-words.ts'
import { useViewer } from '../../session/session.tsx'
import { yesOrNo } from '../../words/yes-or-no.ts'
import { saveViewDocument } from '../list.documents.ts'
import type { ViewContent } from './view-address.ts'
import type { SavedView } from './views-query.ts'

interface Props {
  readonly list: string
  /** The view to rename; without it, the screen's state becomes a new one. */
  readonly view: SavedView | undefined
  readonly content: ViewContent
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

const schema = z.object({ name: viewName, shared: z.boolean() })
const words = {
  name: m.list_views_record,
  fields: {
    name: { label: m.common_name },
    shared: { label: m.list_views_shared_label, value: (shared) => yesOrNo(shared === true) },
  },
} satisfies RecordWords

/** Asks for a view's name and whether others see it. */
export function ViewDialog({ list, view, content, onDone, onClose }: Props) {
  const mayShare = shareViews.allows(useViewer())
  return (
    <FormDialog
      title={view ? m.list_views_rename_title() : m.list_views_save_title()}
      record={view?._id ?? list}
      version={view?.version}
      words={words}
      schema={schema}
      initialValues={{ name: view?.name ?? '', shared: view?.shared ?? false }}
      send={async (values, { version, ...options }) => {
        if (view) {
          const variables = { ...values, _id: view._id, version }
          return (await request(mutation('cmsUpdateView'), variables, options)).cmsUpdateView._id
        }
        const { columns, ...state } = content
        const variables = { ...state, ...values, list, ...(columns ? { columns: [...columns] } : {}) }
        return (await request(saveViewDocument, variables, options)).cmsSaveView._id
      }}
      onDone={(id) => {
        notices.success(view ? m.list_views_renamed() : m.list_views_saved())
        onDone(id)
      }}
      onTake={onClose}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextItem {...field('name')} autoFocus maxLength={longestViewName} showCount />
          <Form.Item
            name={field('shared').name}
            valuePropName="checked"
            extra={m.list_views_shared_hint()}
            hidden={!mayShare}
          >
            <Checkbox>{field('shared').label}</Checkbox>
          </Form.Item>
        </>
      )}
    </FormDialog>
  )
}
