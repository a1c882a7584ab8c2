import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { z } from 'zod'
import { m } from '../../../../generated/messages/messages.js'
import { text, zodMessage } from '../../../../platform/shared/rules.ts'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import type { PlannedOperation } from '../../../../generated/graphql/graphql.ts'
import { longestTitle } from '../change-set.rules.ts'
import { changeSetModel } from './change-set-listing.tsx'
import { changeSetsDocument, planChangeDocument } from './change-set.documents.ts'

const newSet = 'new'
const planForm = z
  .object({ set: z.string(), title: text(longestTitle).optional() })
  .refine(({ set, title }) => set !== newSet || title, {
    ...zodMessage('change_sets_text_title_required'),
    path: ['title'],
  })
const planWords = {
  name: m.change_sets_record,
  fields: { set: { label: m.change_sets_which }, title: { label: m.change_sets_new_title } },
}

interface Props {
  readonly operation: PlannedOperation
  readonly input: object
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks which change set a change belongs to. */
export default function PlanDialog({ operation, input, onDone, onClose }: Props) {
  const viewer = useViewer()
  const { data: drafts = [], isPending } = useQuery({
    queryKey: [changeSetModel, 'drafts'],
    queryFn: async ({ signal }) => {
      const variables = { limit: 100, page: 1, filter: { status: 'DRAFT' as const } }
      return (await request(changeSetsDocument, variables, { signal })).cmsChangeSets.items
    },
  })
  if (isPending) return null
  const own = drafts.filter(({ author }) => author._id === viewer?._id)
  return (
    <FormDialog
      title={m.change_sets_add()}
      schema={planForm}
      words={planWords}
      initialValues={{ set: own[0]?._id ?? newSet }}
      okText={m.change_sets_add()}
      send={async ({ set, title }, { idempotencyKey }) => {
        const isNew = set === newSet
        const variables = { operation, input, _id: isNew ? null : set, title: isNew ? (title ?? '') : null }
        return (await request(planChangeDocument, variables, { idempotencyKey })).cmsPlanChange.title
      }}
      onDone={(title) => {
        notices.success(m.change_sets_added(), m.change_sets_added_text({ title }))
        void recordsChanged(changeSetModel)
        onClose()
        onDone()
      }}
      onTake={onClose}
      onClose={onClose}
    >
      {(field, form) => (
        <>
          <p className="form-text">{m.change_sets_add_text()}</p>
          <Form.Item name="set" label={m.change_sets_which()}>
            <Select
              options={[
                ...own.map(({ _id, title }) => ({ value: _id, label: title })),
                { value: newSet, label: m.change_sets_new() },
              ]}
            />
          </Form.Item>
          <Form.Item noStyle dependencies={['set']}>
            {() =>
              form.getFieldValue('set') === newSet && <TextItem {...field('title')} required maxLength={longestTitle} />
            }
          </Form.Item>
        </>
      )}
    </FormDialog>
  )
}
