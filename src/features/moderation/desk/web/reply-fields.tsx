import { useQuery } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { letterLimit } from '../../../../platform/web/form/letter-limit.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { longestReply } from '../../replies/reply.values.ts'
import { savedRepliesQuery } from '../../replies/web/public.ts'

/** The fields of the decision dialog that hold a reply. */
export interface ReplyValues {
  readonly replyEn?: string
  readonly replyVi?: string
}

/** The reply to send; null for the usual sentence. */
export function replyOf({ replyEn = '', replyVi = '' }: ReplyValues) {
  const [textEn, textVi] = [replyEn.trim(), replyVi.trim()]
  return textEn || textVi ? { textEn, textVi } : null
}

/** What the reporters are told: the usual sentence, or a saved reply, which can be edited before it is sent. */
export function ReplyFields() {
  const form = Form.useFormInstance<ReplyValues>()
  const { data = [], isError } = useQuery(savedRepliesQuery)
  const { replyEn = '', replyVi = '' } = Form.useWatch([], form) ?? {}
  const own = replyEn.trim() !== '' || replyVi.trim() !== ''
  const choose = (id: string | undefined) => {
    const reply = data.find(({ _id }) => _id === id)
    form.setFields([
      { name: 'replyEn', value: reply?.textEn ?? '', touched: true, errors: [] },
      { name: 'replyVi', value: reply?.textVi ?? '', touched: true, errors: [] },
    ])
  }
  const chosen = data.find(({ textEn, textVi }) => textEn === replyEn && textVi === replyVi)?._id
  const areas = [
    { name: 'replyVi', label: m.desk_reply_vi(), other: replyEn },
    { name: 'replyEn', label: m.desk_reply_en(), other: replyVi },
  ]
  return (
    <>
      <Form.Item
        label={m.desk_reply()}
        htmlFor="saved-reply"
        extra={isError ? m.desk_replies_failed() : m.desk_reply_text()}
      >
        <Select
          id="saved-reply"
          allowClear
          placeholder={own ? m.desk_reply_own() : m.desk_reply_usual()}
          showSearch={{ optionFilterProp: 'label' }}
          value={chosen}
          onChange={choose}
          options={data.map(({ _id, title }) => ({ value: _id, label: title }))}
        />
      </Form.Item>
      {(currentLocale() === 'vi' ? areas : areas.toReversed()).map(({ name, label, other }) => (
        <Form.Item
          key={name}
          name={name}
          label={label}
          rules={[
            {
              // Both languages or none: nobody is told something in a language that is not theirs.
              validator: async (_, text: string = '') => {
                if (text.trim() === '' && other.trim() !== '') throw new Error(m.desk_reply_both())
              },
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 5 }} {...letterLimit(longestReply)} />
        </Form.Item>
      ))}
    </>
  )
}
