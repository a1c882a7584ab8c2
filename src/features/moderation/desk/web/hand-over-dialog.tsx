import { Form, Input } from 'antd'
import type { UserFaceFragment } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { DialogFrame } from '../../../../platform/web/form/dialog-frame.tsx'
import { letterLimit } from '../../../../platform/web/form/letter-limit.ts'
import { useDraft } from '../../../../platform/web/form/use-draft.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { PersonPicker } from '../../../../platform/web/list/person-picker.tsx'
import { Face } from '../../../../platform/web/parts/face.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { longestNote } from '../../notes/note.values.ts'
import { decidersDocument, handOverCaseDocument } from './desk-changes.documents.ts'
import type { FullCase } from './desk-queries.ts'
import { titleOf } from './desk-texts.ts'

interface Values {
  readonly to: string
  readonly note?: string
}

interface Props {
  readonly openCase: FullCase
  readonly onDone: (handedOver: FullCase) => void
  readonly onClose: () => void
}

/** Gives the case to a colleague who may decide it, with a few words. */
export default function HandOverDialog({ openCase, onDone, onClose }: Props) {
  const { _id, state } = openCase
  const [form] = Form.useForm<Values>()
  const isDirty = () => (form.getFieldValue('note') ?? '').trim() !== ''
  const title = m.desk_hand_over_title({ title: titleOf(openCase.lead) })
  const draft = useDraft({ form, name: `dialog hand over ${_id}`, title, isDirty })
  const { submit, busy } = useSubmission<Values, FullCase>({
    form,
    send: async ({ to, note }, options) =>
      (await request(handOverCaseDocument, { _id, to, note: note?.trim() || null }, options)).cmsHandOverCase,
    onDone,
  })
  return (
    <DialogFrame
      title={title}
      okText={m.desk_hand_over()}
      busy={busy}
      isDirty={isDirty}
      onOk={form.submit}
      onClose={onClose}
    >
      <DialogForm form={form} onFinish={(values) => void submit(values)}>
        {draft}
        <p className="form-text">{state === 'OPEN' ? m.desk_hand_over_text() : m.desk_hand_over_second_look_text()}</p>
        <Form.Item
          name="to"
          label={m.desk_colleague()}
          required={false}
          rules={[{ required: true, message: m.desk_colleague_required() }]}
        >
          <ColleaguePicker caseId={_id} />
        </Form.Item>
        <Form.Item name="note" label={m.desk_hand_over_note()}>
          <Input.TextArea rows={3} {...letterLimit(longestNote)} showCount />
        </Form.Item>
      </DialogForm>
    </DialogFrame>
  )
}

interface PickerProps {
  readonly caseId: string
  /** Given by the form's item. */
  readonly id?: string
  readonly value?: string
  readonly onChange?: (id: string | undefined) => void
}

const find = async (_id: string, q: string, signal?: AbortSignal) =>
  (await request(decidersDocument, { _id, q }, { ...(signal && { signal }) })).cmsFindDeciders

const choiceOf = (person: UserFaceFragment) => (
  <span className="desk-colleague">
    <Face person={person} size={20} /> {person.fullName}
  </span>
)

function ColleaguePicker({ caseId, onChange, ...field }: PickerProps) {
  return (
    <PersonPicker
      {...field}
      value={field.value}
      onChange={(id) => onChange?.(id)}
      label={m.desk_colleague()}
      cacheKey={`deciders of ${caseId}`}
      find={(q, signal) => find(caseId, q, signal)}
      nameOf={async () => null}
      choice={choiceOf}
    />
  )
}
